// The printed numbers of this table's cards: costs, strengths, the wheels of the Oracle.

import { request } from "../../lib/talk";
import type { Catalogue as Library } from "../learn/library";

export interface Catalogue {
  costs: Record<string, Record<string, number>>;
  strength: Record<string, [attack: number, defence: number]>;
  /** How many units of its level a city and an upgrade take. */
  building?: { city: number; upgrade: number };
  oracle: { outer: string[]; inner: string[]; sunbeam?: string };
  /** The expansion's own numbers, where it is played. */
  stormgates?: Library["stormgates"];
}

export const NOTHING_PRINTED: Catalogue = {
  costs: {},
  strength: {},
  oracle: { outer: [], inner: [] },
};

/** Without its numbers a table can still be played: then they are not shown. */
export async function catalogueOf(table: string): Promise<Catalogue> {
  try {
    const found = await request<Partial<Catalogue>>("GET", `/api/catalogue?table=${table}`);
    return { ...NOTHING_PRINTED, ...found };
  } catch {
    return NOTHING_PRINTED;
  }
}
