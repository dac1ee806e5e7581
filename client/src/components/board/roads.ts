// Roads as one ribbon: every arm leaves the middle of a card's edge at a right angle, so that the
// roads of neighbouring cards flow into each other.

import type { Side } from "../../messages";
import { CELL, chance, type Point } from "./geometry";

const HALF = CELL / 2;
const OUT: Record<Side, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** One space further: down and to the right. */
export const STEP: Record<Side, [number, number]> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

type Curve = [Point, Point, Point, Point];

function edge(middle: Point, side: Side): Point {
  return { x: middle.x + OUT[side].x * HALF, y: middle.y + OUT[side].y * HALF };
}

/** A point on the line from the edge inwards. */
function inwards(middle: Point, side: Side, by: number): Point {
  return { x: middle.x + OUT[side].x * (HALF - by), y: middle.y + OUT[side].y * (HALF - by) };
}

function arms(middle: Point, exits: readonly Side[]): Curve[] {
  const [first, second] = exits;
  const corner =
    exits.length === 2 && first && second && OUT[first].x * OUT[second].x + OUT[first].y * OUT[second].y === 0;
  if (corner) {
    const [from, to] = [edge(middle, first), edge(middle, second)];
    return [[from, inwards(middle, first, 30), inwards(middle, second, 30), to]];
  }
  return exits.map((side, place) => {
    // A straight road need not be drawn with a ruler.
    const sway = (chance(middle.x, middle.y, place) - 0.5) * 9;
    const bent = inwards(middle, side, 36);
    const across = OUT[side].x === 0 ? { x: sway, y: 0 } : { x: 0, y: sway };
    return [
      edge(middle, side),
      inwards(middle, side, 16),
      { x: bent.x + across.x, y: bent.y + across.y },
      middle,
    ];
  });
}

/** The path of a card's roads. */
export function roadPath(middle: Point, exits: readonly Side[]): string {
  const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return arms(middle, exits)
    .map(([from, one, two, to]) => `M${at(from)}C${at(one)} ${at(two)} ${at(to)}`)
    .join("");
}

/** Points on a card's roads, to keep trees off them. */
export function roadPoints(middle: Point, exits: readonly Side[]): Point[] {
  const points: Point[] = [];
  for (const [a, b, c, d] of arms(middle, exits)) {
    for (let t = 0; t <= 1; t += 0.1) {
      const s = 1 - t;
      points.push({
        x: s * s * s * a.x + 3 * s * s * t * b.x + 3 * s * t * t * c.x + t * t * t * d.x,
        y: s * s * s * a.y + 3 * s * s * t * b.y + 3 * s * t * t * c.y + t * t * t * d.y,
      });
    }
  }
  return points;
}

/** How far out each stone lies, and its radius. */
const STONES: [number, number][] = [[8, 4], [18, 3], [26, 2]];

/** Three stones beyond a card's edge, smaller and smaller, where a road waits for the next card. */
export function onward(middle: Point, side: Side): string {
  const { x, y } = OUT[side];
  return STONES.map(([by, r]) => {
    const [left, top] = [middle.x + x * (HALF + by) - r, middle.y + y * (HALF + by)];
    return `M${left} ${top}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }).join("");
}
