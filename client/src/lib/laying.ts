// How a card lies best: the way that is proposed, where there are several.

import type { Side, Space, View } from "../messages";
import { neighbour } from "./choices";

/** A road that joins another one counts more than any number that lead on. */
const JOINS = 5;

/** How much a card with these exits would join on a space, and lead on to. */
export function fit(view: View, space: Space, exits: readonly Side[]): number {
  const free = (next: Space) => !view.missing.includes(next) && !view.impassable.includes(next);
  return exits.reduce((sum, side) => {
    const next = neighbour(space, side);
    if (next === undefined) return sum;
    if (next in view.board) return sum + JOINS;
    return sum + Number(onBoard(view, next) && free(next));
  }, 0);
}

function onBoard(view: View, space: Space): boolean {
  const found = /^r(-?\d+)c(-?\d+)$/.exec(space);
  const [row, column] = [Number(found?.[1] ?? -1), Number(found?.[2] ?? -1)];
  return row >= 0 && column >= 0 && row < view.board_rows && column < view.board_columns;
}
