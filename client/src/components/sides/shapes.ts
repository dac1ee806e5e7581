// Small pictures of terrain cards: a ribbon to each exit, a tower for a city.

import { exitsOf } from "../../lib/words";

const ENDS: Record<string, string> = { north: "20 0", east: "40 20", south: "20 40", west: "0 20" };

/** The roads of a shape whose first exit points north, in a box of 40 by 40. */
export function ribbons(shape: string): string {
  const side = shape === "straight" ? "east" : "north";
  return exitsOf(shape, side)
    .map((exit) => `M20 20L${ENDS[exit]}`)
    .join("");
}
