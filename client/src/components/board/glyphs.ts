// What grows and stands in a terrain, drawn with few strokes. Each drawing adds to the paths of its
// terrain, so that a whole landscape is a handful of paths.

import { chance } from "./geometry";

/** `shade` lies on the ground, `body` and `dark` are filled, `light` are highlights, `ink` is a pen. */
export type Layer = "shade" | "body" | "dark" | "light" | "ink";
export const LAYERS: readonly Layer[] = ["shade", "body", "dark", "light", "ink"];
export type Ground = "woods" | "lakes" | "canyons" | "mountains" | "jungle" | "ice" | "neutral" | "rock";
export type Strokes = Record<Layer, string[]>;

interface Kind {
  /** How far apart they stand. */
  across: number;
  down: number;
  /** Room that each needs round it. */
  room: number;
  draw: (to: Strokes, x: number, y: number, seed: number) => void;
}

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A path from a short-hand: numbers are relative to the place and scaled. */
function put(x: number, y: number, scale: number, ...parts: (string | number)[]): string {
  let path = "";
  let axis = 0;
  for (const part of parts) {
    if (typeof part === "string") {
      path += part;
      axis = 0;
    } else {
      path += `${n((axis % 2 ? y : x) + part * scale)} `;
      axis++;
    }
  }
  return path;
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

function conifer(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.85 + seed * 0.4;
  to.shade.push(oval(x + 2.4, y + 5.4 * s, 5.4 * s, 1.8 * s));
  to.ink.push(put(x, y, s, "M", 0, 4, "L", 0, 6.6));
  to.body.push(
    put(x, y, s, "M", 0, -9.5, "L", 3.4, -3.6, "L", 2, -3.8, "L", 4.6, 0.6, "L", 2.8, 0.4, "L", 5.6, 5, "Q", 0, 6, -5.6, 5, "L", -2.8, 0.4, "L", -4.6, 0.6, "L", -2, -3.8, "L", -3.4, -3.6, "Z"),
  );
  to.dark.push(put(x, y, s, "M", 0, -9.5, "L", 3.4, -3.6, "L", 2, -3.8, "L", 4.6, 0.6, "L", 2.8, 0.4, "L", 5.6, 5, "Q", 3, 5.8, 0.6, 5.5, "Q", 1.6, -2, 0, -9.5, "Z"));
}

function broadleaf(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.85 + seed * 0.35;
  to.shade.push(oval(x + 2.4, y + 5.6 * s, 5 * s, 1.7 * s));
  to.ink.push(put(x, y, s, "M", 0, 2, "L", 0, 6.4));
  const crown = put(x, y, s, "M", -4.6, 1.6, "C", -8, 0, -6.6, -5, -3.6, -5, "C", -3, -9, 3.2, -9, 3.6, -5, "C", 7, -5, 7.6, 0.4, 4.4, 1.6, "C", 3, 3.6, -3, 3.8, -4.6, 1.6, "Z");
  to.body.push(crown);
  to.dark.push(put(x, y, s, "M", 3.6, -5, "C", 7, -5, 7.6, 0.4, 4.4, 1.6, "C", 3, 3.4, -0.6, 3.6, -2.6, 2.8, "C", 3, 2, 4.6, -1, 3.6, -5, "Z"));
}

function wave(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.8 + seed * 0.5;
  const path = put(x, y, s, "M", -7, 0, "Q", -4.6, -2.8, -2.2, -0.2, "Q", 0.2, 2.2, 2.6, -0.2, "Q", 4.8, -2.6, 7, 0);
  (seed > 0.5 ? to.light : to.ink).push(path);
}

function islet(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.8 + seed * 0.3;
  to.ink.push(
    put(x, y, s, "M", -2.6, 4, "Q", -2.6, -2, -4.4, -4.6),
    put(x, y, s, "M", 0, 4, "Q", 0.2, -3, -0.4, -7),
    put(x, y, s, "M", 2.6, 4, "Q", 2.8, -1, 5, -4),
  );
  to.light.push(put(x, y, s, "M", -7, 5, "Q", 0, 7.2, 7, 5));
}

function butte(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.85 + seed * 0.4;
  to.shade.push(oval(x + 3, y + 5.4 * s, 9 * s, 2 * s));
  to.body.push(put(x, y, s, "M", -8.6, 5.4, "L", -6.4, -0.6, "L", -5.4, -1, "L", -4.6, -6.4, "L", 3.8, -7, "L", 5, -2, "L", 6.2, -1.4, "L", 8.4, 5.4, "Z"));
  to.dark.push(put(x, y, s, "M", 3.8, -7, "L", 5, -2, "L", 6.2, -1.4, "L", 8.4, 5.4, "L", 2, 5.4, "L", 1.6, -1, "L", 0.6, -6.8, "Z"));
  to.light.push(put(x, y, s, "M", -4.6, -6.2, "L", 3.6, -6.8));
  to.ink.push(
    put(x, y, s, "M", -5.2, -2.4, "L", 4.6, -3),
    put(x, y, s, "M", -6.6, 0.8, "L", 6.6, 0.2),
    put(x, y, s, "M", -7.6, 3.2, "L", 3.4, 2.8),
  );
}

function gully(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.8 + seed * 0.5;
  to.ink.push(put(x, y, s, "M", -7, -1.6, "L", -3, -0.2, "L", 0, -1.6, "L", 4, 0, "L", 7, -1));
  to.light.push(put(x, y, s, "M", -6, 1.6, "L", -2.4, 2.6, "L", 0.6, 1.4, "L", 4, 2.8));
}

function peak(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.9 + seed * 0.5;
  to.shade.push(put(x, y, s, "M", -6, 6.4, "L", 12, 6.4, "L", 7, 3, "Z"));
  to.body.push(put(x, y, s, "M", -9.4, 6.2, "L", -3.4, -3, "L", -0.6, -9.6, "L", 2.4, -5, "L", 5, -1.4, "L", 9.6, 6.2, "Q", 0, 7.6, -9.4, 6.2, "Z"));
  to.dark.push(put(x, y, s, "M", -0.6, -9.6, "L", 2.4, -5, "L", 5, -1.4, "L", 9.6, 6.2, "Q", 6, 6.8, 2, 6.9, "L", 2.6, 1.4, "L", 0.4, -2.4, "L", 1, -5.6, "Z"));
  to.light.push(put(x, y, s, "M", -0.6, -9.6, "L", 2.4, -5, "L", 0.9, -3.6, "L", -0.4, -4.9, "L", -1.8, -3.2, "L", -3, -3.8, "Z"));
}

function palm(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.85 + seed * 0.35;
  to.shade.push(oval(x + 2, y + 6 * s, 5 * s, 1.6 * s));
  to.ink.push(put(x, y, s, "M", 0.8, 6.4, "Q", -1, 1, 0, -3.4));
  for (const [dx, dy, lift] of [[-7, -1, -7], [7, -1, -7], [-5.6, 3, -3.6], [5.8, 3, -3.6], [-2, -8.8, -8], [3.6, -8, -8]] as const) {
    to.body.push(put(x, y, s, "M", 0, -3.4, "Q", dx * 0.6, lift, dx, dy, "Q", dx * 0.35, lift + 3.6, 0, -3.4, "Z"));
  }
}

function fern(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.85 + seed * 0.4;
  to.shade.push(oval(x + 1.4, y + 4.6 * s, 6 * s, 1.8 * s));
  to.dark.push(put(x, y, s, "M", 0, 4.6, "C", -8, 4, -8.4, -1, -7, -3.6, "C", -4, -3.4, -1, 0, 0, 4.6, "Z"));
  to.dark.push(put(x, y, s, "M", 0, 4.6, "C", 8, 4, 8.4, -1, 7, -3.6, "C", 4, -3.4, 1, 0, 0, 4.6, "Z"));
  to.body.push(put(x, y, s, "M", 0, 4.8, "C", -4.6, 0, -3.4, -5, 0, -8, "C", 3.4, -5, 4.6, 0, 0, 4.8, "Z"));
  to.light.push(put(x, y, s, "M", 0, 3, "L", 0, -5));
}

function shard(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.85 + seed * 0.45;
  to.shade.push(oval(x + 2.4, y + 5 * s, 7.4 * s, 1.8 * s));
  to.body.push(put(x, y, s, "M", -7, 4.8, "L", -4.6, -1.4, "L", -2.6, 0.4, "L", 0.2, -8.6, "L", 3.2, -1, "L", 4.8, -3.4, "L", 7.2, 4.8, "Q", 0, 6.2, -7, 4.8, "Z"));
  to.dark.push(put(x, y, s, "M", 0.2, -8.6, "L", 3.2, -1, "L", 2.2, 5.4, "L", 0.4, 5.4, "Z"), put(x, y, s, "M", 4.8, -3.4, "L", 7.2, 4.8, "L", 4.4, 5.2, "Z"));
}

function drift(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.8 + seed * 0.6;
  to.ink.push(put(x, y, s, "M", -7, 1.4, "Q", -3, -2.4, 0.6, 0.4, "Q", 3, 2, 7, 0));
}

function tuft(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.8 + seed * 0.5;
  to.ink.push(
    put(x, y, s, "M", -1, 3, "Q", -1.6, -1, -4, -2.6),
    put(x, y, s, "M", 0, 3, "Q", 0, -2, 0.4, -4.6),
    put(x, y, s, "M", 1, 3, "Q", 1.8, -0.6, 4, -2),
  );
}

function stone(to: Strokes, x: number, y: number, seed: number): void {
  const s = 0.7 + seed * 0.5;
  to.shade.push(oval(x + 1.4, y + 2.8 * s, 4.8 * s, 1.4 * s));
  to.body.push(put(x, y, s, "M", -4.4, 2.4, "Q", -4.4, -2.4, -0.6, -3, "Q", 3.8, -3, 4.6, 2.2, "Q", 0, 3.8, -4.4, 2.4, "Z"));
}

function crag(to: Strokes, x: number, y: number, seed: number): void {
  const s = 1 + seed * 0.6;
  to.shade.push(put(x, y, s, "M", -8, 6, "L", 12, 6.4, "L", 6, 2, "Z"));
  to.body.push(put(x, y, s, "M", -8.6, 6, "L", -7, -2, "L", -3.6, -4.6, "L", -1.6, -8.6, "L", 3, -7, "L", 4.4, -2.6, "L", 7.4, -0.6, "L", 8.8, 6, "Z"));
  to.dark.push(put(x, y, s, "M", 3, -7, "L", 4.4, -2.6, "L", 7.4, -0.6, "L", 8.8, 6, "L", 2.6, 6, "L", 3.4, 1, "L", 0.4, -2.4, "Z"));
  to.light.push(put(x, y, s, "M", -7, -2, "L", -3.6, -4.6, "L", -1.6, -8.6, "L", -1.8, -3.4, "L", -4.6, -0.6, "Z"));
}

const either =
  (share: number, one: Kind["draw"], other: Kind["draw"]): Kind["draw"] =>
  (to, x, y, seed) =>
    (chance(Math.round(x), Math.round(y), 3) < share ? one : other)(to, x, y, seed);

export const KINDS: Record<Ground, Kind> = {
  woods: { across: 14, down: 13, room: 6, draw: either(0.7, conifer, broadleaf) },
  lakes: { across: 19, down: 12, room: 6, draw: either(0.9, wave, islet) },
  canyons: { across: 20, down: 15, room: 7, draw: either(0.55, butte, gully) },
  mountains: { across: 19, down: 15, room: 7, draw: peak },
  jungle: { across: 16, down: 14, room: 6.5, draw: either(0.45, palm, fern) },
  ice: { across: 18, down: 14, room: 6.5, draw: either(0.5, shard, drift) },
  neutral: { across: 19, down: 16, room: 5, draw: either(0.75, tuft, stone) },
  rock: { across: 19, down: 17, room: 5, draw: crag },
};
