// Where things lie: the picture counts in units of its own, a hundred to a space.

import type { Space, View } from "../../messages";
import { placeOf } from "../../lib/words";

export const CELL = 100;
/** Parchment round the map, with the numbers of rows and columns. */
export const MARGIN = 28;

export interface Point {
  x: number;
  y: number;
}

/** The part of the board that exists, in units. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
  rows: number[];
  columns: number[];
}

export function nameOf(row: number, column: number): Space {
  return `r${row}c${column}`;
}

export function corner(space: Space): Point {
  const [row, column] = placeOf(space);
  return { x: column * CELL, y: row * CELL };
}

export function centre(space: Space): Point {
  const { x, y } = corner(space);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

export function percent(value: number, of: number): string {
  return `${(100 * value) / of}%`;
}

/** All spaces that exist, row by row. */
export function spacesOf(view: Pick<View, "board_rows" | "board_columns" | "missing">): Space[] {
  const missing = new Set(view.missing);
  const spaces: Space[] = [];
  for (let row = 0; row < view.board_rows; row++) {
    for (let column = 0; column < view.board_columns; column++) {
      if (!missing.has(nameOf(row, column))) spaces.push(nameOf(row, column));
    }
  }
  return spaces;
}

/** What an arrow key means, in rows and columns. */
export const ARROWS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next of the spaces in a direction, over those that do not exist. */
export function beside(spaces: readonly Space[], from: Space, [down, right]: [number, number]): Space | undefined {
  const { rows, columns } = extentOf(spaces);
  let [row, column] = placeOf(from);
  do {
    row += down;
    column += right;
    if (spaces.includes(nameOf(row, column))) return nameOf(row, column);
  } while (rows.includes(row) && columns.includes(column));
  return undefined;
}

/** The nearest of some spaces that lies in a direction, straight ahead before aside. */
export function toward(spaces: readonly Space[], from: Space, [down, right]: [number, number]): Space | undefined {
  const [row, column] = placeOf(from);
  const ahead = spaces.flatMap((space) => {
    const [by, over] = [placeOf(space)[0] - row, placeOf(space)[1] - column];
    const far = by * down + over * right;
    return far > 0 ? [{ space, far: far + 2 * Math.abs(by * right + over * down) }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.space;
}

export function extentOf(spaces: readonly Space[]): Extent {
  const places = spaces.map(placeOf);
  const rows = [...new Set(places.map(([row]) => row))].sort((a, b) => a - b);
  const columns = [...new Set(places.map(([, column]) => column))].sort((a, b) => a - b);
  const [top, left] = [rows[0] ?? 0, columns[0] ?? 0];
  const [bottom, right] = [rows.at(-1) ?? 0, columns.at(-1) ?? 0];
  return {
    x: left * CELL - MARGIN,
    y: top * CELL - MARGIN,
    width: (right - left + 1) * CELL + 2 * MARGIN,
    height: (bottom - top + 1) * CELL + 2 * MARGIN,
    rows,
    columns,
  };
}

/** A number from 0 to 1 that is always the same for the same place: the map must not flicker. */
export function chance(a: number, b: number, c = 0): number {
  let mixed = Math.imul(a + 101, 374761393) ^ Math.imul(b + 57, 668265263) ^ Math.imul(c + 7, 974711);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
