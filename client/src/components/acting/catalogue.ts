// The printed numbers of this table's cards: costs, strengths, the wheels of the Oracle.

import { kept } from "../../lib/kept";
import { request } from "../../lib/talk";
import type { Catalogue as Library } from "../learn/library";

export type Catalogue = Pick<Library, "costs" | "strength"> &
  Partial<Pick<Library, "building" | "numbers" | "oracle" | "stormgates">>;

export const NOTHING_PRINTED: Catalogue = { costs: {}, strength: {} };

/** Without its numbers a table can still be played: then they are not shown. */
export async function catalogueOf(table: string, over = false): Promise<Catalogue> {
  const path = `/api/catalogue?table=${table}`;
  try {
    const found = await kept(path, () => request<Partial<Catalogue>>("GET", path), () => over);
    return { ...NOTHING_PRINTED, ...found };
  } catch {
    return NOTHING_PRINTED;
  }
}
