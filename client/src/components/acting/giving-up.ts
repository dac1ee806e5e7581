// Resigning, voting and voting somebody out: as oneself, or by the key of the seat where nobody is known here.

import type { TableInfo } from "../../messages";
import { keysOf } from "../../lib/keys";
import { Declined, request } from "../../lib/talk";

export async function actAt(table: string, seat: string, what: "resign" | "vote" | "kick", body: object): Promise<TableInfo> {
  const path = `/api/tables/${table}/seats/${seat}/${what}`;
  let refused: unknown;
  for (const key of [undefined, ...keysOf(table).reverse()]) {
    try {
      return await request<TableInfo>("POST", path, body, key);
    } catch (problem) {
      if (!(problem instanceof Declined) || problem.reason.id !== "not-your-seat") throw problem;
      refused ??= problem;
    }
  }
  throw refused;
}
