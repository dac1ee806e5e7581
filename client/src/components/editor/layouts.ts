// Boards of one's own: what lies where before the game. What is right the server says; here is only
// what a stroke of the brush does.

import type { Board, Space } from "../../messages";
import { placeOf } from "../../lib/words";
import { nameOf } from "../board/geometry";

/** What can be painted: a space that is there or not, and what lies on it. */
export const BRUSHES = ["space", "start", "neutral", "ruins", "gates", "link"] as const;
export type Brush = (typeof BRUSHES)[number];
export const SYMMETRIES = ["none", "across", "down", "both", "half", "quarter"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
export const ROWS = [5, 6, 7] as const;
export const COLUMNS = [5, 6, 7, 8, 9, 10, 11] as const;
const LISTS = ["start", "neutral", "ruins", "gates"] as const;

/** From 0 on, so many. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** What lies on a space; nothing: it is empty. */
export function contentOf(board: Board, space: Space): Brush | undefined {
  if (board.missing.includes(space)) return "space";
  if (board.link === space) return "link";
  return LISTS.find((name) => board[name].includes(space));
}

/** The space and all that lie alike. */
export function images(board: Board, space: Space, symmetry: Symmetry): Space[] {
  const [row, column] = placeOf(space);
  const [last, end] = [board.rows - 1, board.columns - 1];
  const across: [number, number] = [row, end - column];
  const down: [number, number] = [last - row, column];
  const half: [number, number] = [last - row, end - column];
  const found: Record<Symmetry, [number, number][]> = {
    none: [],
    across: [across],
    down: [down],
    both: [across, down, half],
    half: [half],
    // A quarter of a turn needs as many rows as columns.
    quarter: last === end ? [[column, end - row], half, [end - column, row]] : [half],
  };
  return [...new Set([space, ...found[symmetry].map(([r, c]) => nameOf(r, c))])];
}

/** The board after a stroke: what the brush lays, or nothing, on these spaces. */
export function painted(board: Board, spaces: readonly Space[], brush: Brush, lay: boolean): Board {
  const without = (list: readonly string[]) => list.filter((one) => !spaces.includes(one));
  const changed: Board = {
    ...board,
    start: without(board.start),
    neutral: without(board.neutral),
    ruins: without(board.ruins),
    gates: without(board.gates),
    missing: without(board.missing),
    link: board.link && spaces.includes(board.link) ? null : (board.link ?? null),
  };
  if (!lay) return changed;
  if (brush === "link") return { ...changed, link: spaces[0]! };
  const list = brush === "space" ? "missing" : brush;
  return { ...changed, [list]: inOrder([...changed[list], ...spaces]) };
}

/** Another size: what no longer fits is gone. */
export function resized(board: Board, rows: number, columns: number): Board {
  const fits = (space: string) => {
    const [row, column] = placeOf(space);
    return row < rows && column < columns;
  };
  return {
    ...board,
    rows,
    columns,
    start: board.start.filter(fits),
    neutral: board.neutral.filter(fits),
    ruins: board.ruins.filter(fits),
    gates: board.gates.filter(fits),
    missing: board.missing.filter(fits),
    link: board.link && fits(board.link) ? board.link : null,
  };
}

/** The text of a layout file. */
export function layoutText(board: Board): string {
  const pair = (space: string) => `[${placeOf(space).join(", ")}]`;
  const list = (spaces: readonly string[]) => `[${spaces.map(pair).join(", ")}]`;
  const lines = [
    `rows = ${board.rows}`,
    `columns = ${board.columns}`,
    `factions = ${board.factions}`,
    `great_artefacts = ${board.great_artefacts}`,
    `ruins = ${list(board.ruins)}`,
    `start = ${list(board.start)}`,
    `neutral = ${list(board.neutral)}`,
    `gates = ${list(board.gates)}`,
    `missing = ${list(board.missing)}`,
  ];
  if (board.link) lines.push(`link = ${pair(board.link)}`);
  return `${lines.join("\n")}\n`;
}

/** Row by row. */
function inOrder(spaces: readonly string[]): string[] {
  const at = (space: string) => {
    const [row, column] = placeOf(space);
    return row * 100 + column;
  };
  return [...spaces].sort((one, other) => at(one) - at(other));
}
