// Where the pieces of a space stand: in its corners, which roads and cities leave free.

import type { Space } from "../../messages";
import type { Facts, Piece } from "./facts";
import { CELL, corner } from "./geometry";

export interface Standing {
  piece: Piece;
  space: Space;
  x: number;
  y: number;
  scale: number;
}

const BOTTOM = CELL - 4;
const TOP = 41;
const SIDE = 13.5;

/** All pieces of the board, always in the same order: a piece that is drawn anew would not walk. */
export function standing(facts: ReadonlyMap<Space, Facts>): Standing[] {
  const found: Standing[] = [];
  for (const { space, pieces } of facts.values()) {
    const { x, y } = corner(space);
    const rows = pieces.length > 2 ? 2 : 1;
    const each = Math.max(2, Math.ceil(pieces.length / rows));
    const scale = each > 4 ? 0.5 : each > 3 ? 0.62 : each > 2 ? 0.78 : 1;
    pieces.forEach((piece, place) => {
      const inRow = place % each;
      found.push({
        piece,
        space,
        x: x + SIDE + (inRow * (CELL - 2 * SIDE)) / (each - 1),
        y: y + (place < each ? BOTTOM : TOP),
        scale: piece.kind === "post" ? scale * 1.15 : scale,
      });
    });
  }
  return found.sort((one, other) => (one.piece.key < other.piece.key ? -1 : 1));
}
