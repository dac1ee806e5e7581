// The map as one landscape: what lies on neighbouring cards of the same terrain grows together.

import { ROADS, SIDES } from "../../box";
import type { Side, Space, Tile } from "../../messages";
import { placeOf } from "../../lib/words";
import { CELL, centre, chance, nameOf, type Point } from "./geometry";
import { KINDS, LAYERS, type Ground, type Layer, type Strokes } from "./glyphs";
import { onward, roadPath, roadPoints, STEP } from "./roads";

/** What the picture needs to know of a card; a card that is being laid has no more than this. */
export type Card = Pick<Tile, "exits"> & { shape: string; terrain: string };

/** A path of the picture, of a few spaces only: a card that is laid is painted, not the whole map. */
export interface Part {
  key: string;
  /** The classes that paint it. */
  look: string;
  path: string;
}

/** What grows on each space, as long as it and what lies round it stay the same. */
export type Grown = Map<Space, { like: string; strokes: Strokes }>;

const BARE = new Set<string>([...ROADS, "valley-road"]);
/** Room for what is built in the middle of a card. */
const BUILT = 34;
const ROAD = 7.5;

/** A card with nothing but its road. */
export function isBareRoad(shape: string): boolean {
  return BARE.has(shape);
}

type Edge = [Point, Point, Point, Point];

/** A corner of the grid, a little off: no surveyor drew this map. */
function vertex(row: number, column: number): Point {
  return {
    x: column * CELL + (chance(row, column, 11) - 0.5) * 9,
    y: row * CELL + (chance(row, column, 12) - 0.5) * 9,
  };
}

function edge(row: number, column: number, down: boolean): Edge {
  const from = vertex(row, column);
  const to = down ? vertex(row + 1, column) : vertex(row, column + 1);
  const sway = (seed: number) => (chance(row, column, seed + (down ? 50 : 0)) - 0.5) * 15;
  const bend = (share: number, seed: number): Point => ({
    x: from.x + (to.x - from.x) * share + (down ? sway(seed) : 0),
    y: from.y + (to.y - from.y) * share + (down ? 0 : sway(seed)),
  });
  return [from, bend(0.33, 21), bend(0.67, 22), to];
}

const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
const along = ([, b, c, d]: Edge) => `C${at(b)} ${at(c)} ${at(d)}`;
const back = ([a, b, c]: Edge) => `C${at(c)} ${at(b)} ${at(a)}`;
const line = (one: Edge) => `M${at(one[0])}${along(one)}`;

/** The outline of a space as drawn by hand; neighbours share their edges. */
export function outline(row: number, column: number): string {
  const top = edge(row, column, false);
  const bottom = edge(row + 1, column, false);
  return `M${at(top[0])}${along(top)}${along(edge(row, column + 1, true))}${back(bottom)}${back(edge(row, column, true))}Z`;
}

/** So many spaces a side are painted together. */
const REGION = 2;

/** Paths that grow piece by piece, each under its own name. */
class Pieces {
  private readonly paths = new Map<string, string>();

  add(name: string, path: string): void {
    this.paths.set(name, (this.paths.get(name) ?? "") + path);
  }

  /** Their names may end with a ground. */
  as(layer: string): Part[] {
    return [...this.paths]
      .filter(([, path]) => path)
      .map(([name, path]) => ({
        key: `${layer} ${name}`,
        look: `${layer} ${name.split(" ")[1] ?? ""}`,
        path,
      }));
  }
}

/** From the ground up: the order in which it is painted. */
export function landscape(
  board: Partial<Record<Space, Card>>,
  impassable: readonly Space[] = [],
  missing: readonly Space[] = [],
  rows = 0,
  columns = 0,
  grown: Grown = new Map(),
): Part[] {
  const grounds = new Map<Space, Ground>();
  for (const [space, card] of Object.entries(board)) if (card) grounds.set(space, card.terrain as Ground);
  for (const space of impassable) grounds.set(space, "rock");

  const [floors, seams, borders] = [new Pieces(), new Pieces(), new Pieces()];
  const [roads, hidden, stones] = [new Pieces(), new Pieces(), new Pieces()];
  const growth = new Map<Layer, Pieces>(LAYERS.map((layer) => [layer, new Pieces()]));
  const gone = new Set(missing);
  for (const [space, ground] of grounds) {
    const [row, column] = placeOf(space);
    const region = `${Math.floor(row / REGION)}-${Math.floor(column / REGION)}`;
    floors.add(`${region} ${ground}`, outline(row, column));
    const around: [Edge, Space, boolean][] = [
      [edge(row, column, false), nameOf(row - 1, column), true],
      [edge(row, column, true), nameOf(row, column - 1), true],
      [edge(row + 1, column, false), nameOf(row + 1, column), false],
      [edge(row, column + 1, true), nameOf(row, column + 1), false],
    ];
    for (const [one, other, first] of around) {
      // An edge between two cards is drawn once, by the one below or to the right.
      if (!first && grounds.has(other)) continue;
      (grounds.get(other) === ground ? seams : borders).add(region, line(one));
    }
    const card = board[space];
    const strokes = growthOn(space, ground, card, grounds, grown);
    for (const layer of LAYERS) growth.get(layer)!.add(`${region} ${ground}`, strokes[layer].join(""));
    if (!card) continue;
    const path = roadPath(centre(space), card.exits);
    (card.shape.startsWith("closed-") ? hidden : roads).add(region, path);
    for (const side of card.exits) {
      const [down, right] = STEP[side];
      const [r, c] = [row + down, column + right];
      const there = r >= 0 && c >= 0 && r < rows && c < columns && !gone.has(nameOf(r, c));
      if (there && !grounds.has(nameOf(r, c))) stones.add(region, onward(centre(space), side));
    }
  }
  return [
    ...floors.as("floor"),
    ...seams.as("seams"),
    ...borders.as("wash"),
    ...borders.as("borders"),
    ...LAYERS.flatMap((layer) => growth.get(layer)!.as(layer)),
    ...hidden.as("hidden"),
    ...roads.as("verge"),
    ...roads.as("road"),
    ...roads.as("ruts"),
    ...stones.as("onward"),
  ];
}

/** Trees, waves and peaks, wherever nothing else lies. */
function growthOn(
  space: Space,
  ground: Ground,
  card: Card | undefined,
  grounds: ReadonlyMap<Space, Ground>,
  grown: Grown,
): Strokes {
  const [row, column] = placeOf(space);
  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => grounds.get(nameOf(row + down, column + right)) === ground),
  );
  const like = [ground, card?.shape, card?.exits.join("-"), ...around.map(Number)].join(" ");
  const before = grown.get(space);
  if (before?.like === like) return before.strokes;

  const to: Strokes = { shade: [], body: [], dark: [], light: [], ink: [] };
  grown.set(space, { like, strokes: to });
  const kind = KINDS[ground];
  const middle = centre(space);
  const roads = card ? roadPoints(middle, card.exits) : [];
  const built = card && !isBareRoad(card.shape) ? BUILT : 0;
  const alike = (down: number, right: number) => around[(down + 1) * 3 + right + 1];
  // The places are counted over the whole board, so that they go on from card to card.
  const firstDown = Math.ceil((row * CELL) / kind.down);
  for (let down = firstDown; down * kind.down < (row + 1) * CELL; down++) {
    const shift = down % 2 ? kind.across / 2 : 0;
    const firstAcross = Math.ceil((column * CELL - shift) / kind.across);
    for (let across = firstAcross; across * kind.across + shift < (column + 1) * CELL; across++) {
      const x = across * kind.across + shift + (chance(across, down, 1) - 0.5) * kind.across * 0.4;
      const y = down * kind.down + (chance(across, down, 2) - 0.5) * kind.down * 0.4;
      const [dx, dy] = [x - middle.x, y - middle.y];
      const room = kind.room + 2.5;
      const nearDown = Math.abs(dy) > CELL / 2 - room ? Math.sign(dy) : 0;
      const nearRight = Math.abs(dx) > CELL / 2 - room ? Math.sign(dx) : 0;
      if (nearDown && !alike(nearDown, 0)) continue;
      if (nearRight && !alike(0, nearRight)) continue;
      if (nearDown && nearRight && !alike(nearDown, nearRight)) continue;
      if (Math.hypot(dx, dy) < built + kind.room) continue;
      const clear = ROAD + kind.room;
      if (roads.some((road) => Math.hypot(road.x - x, road.y - y) < clear)) continue;
      kind.draw(to, x, y, chance(across, down, 4));
    }
  }
  return to;
}

/** The sides in their order, for words. */
export function inOrder(exits: readonly Side[]): Side[] {
  return SIDES.filter((side) => exits.includes(side));
}
