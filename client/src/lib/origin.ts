// With what a game began, as far as somebody may know more for it than the others.

import type { TableInfo } from "../messages";

/** What everybody is told about; nothing where all is new, or nobody but oneself is concerned. */
export function toldOrigin(table: TableInfo): TableInfo["origin"] {
  const people = table.seats.filter((seat) => seat.kind !== "computer");
  const alone = people.length < 2 && people.every((seat) => seat.mine);
  return alone || table.origin === "new" ? undefined : table.origin;
}
