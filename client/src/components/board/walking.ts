// Pieces walk along the road, space by space.

import type { GameEvent, Side, Space, View } from "../../messages";
import { moves } from "../../lib/motion.svelte";
import { placeOf } from "../../lib/words";
import { centre, nameOf } from "./geometry";
import { STEP } from "./roads";
import type { Standing } from "./standing";

/** Milliseconds for each space of the way, and for a long way in all. */
const EACH = 200;
const ALL = 1000;
const BACK: Record<Side, Side> = { north: "south", east: "west", south: "north", west: "east" };

/** The spaces between two on the shortest road, with both; without a road only these two. */
function wayBetween(from: Space, to: Space, board: View["board"]): Space[] {
  const cameFrom = new Map<Space, Space | undefined>([[from, undefined]]);
  for (const space of cameFrom.keys()) {
    if (space === to) break;
    const [row, column] = placeOf(space);
    for (const side of board[space]?.exits ?? []) {
      const next = nameOf(row + STEP[side][0], column + STEP[side][1]);
      if (!cameFrom.has(next) && board[next]?.exits.includes(BACK[side])) cameFrom.set(next, space);
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const way: Space[] = [];
  for (let at: Space | undefined = to; at; at = cameFrom.get(at)) way.unshift(at);
  return way;
}

/** By piece: the spaces that a hero went over, as it was told step by step. */
export function waysOf(events: readonly GameEvent[]): Map<string, Space[]> {
  const ways = new Map<string, Space[]>();
  for (const event of events) {
    if (event.event !== "hero-moved") continue;
    const key = `${event.seat}-${event.hero}`;
    ways.set(key, [...(ways.get(key) ?? [event.origin]), event.space]);
  }
  return ways;
}

type Walk = [Standing, View["board"], ReadonlyMap<string, readonly Space[]>];

/** An action for a piece, where it stands, what it walks on, and the ways that were told. */
export function walks(node: SVGElement, [standing]: Walk): { update: (to: Walk) => void } {
  let was = standing;
  return {
    update: ([now, board, ways]) => {
      const before = was;
      was = now;
      if (before.space === now.space || !moves()) return;
      const told = ways.get(now.piece.key);
      const known = told?.[0] === before.space && told.at(-1) === now.space;
      const way = (known ? told : wayBetween(before.space, now.space, board)).map(centre);
      // A piece stands below the middle of a space; on the road it stands on it.
      const points = way.length > 1 ? [before, ...way.map(({ x, y }) => ({ x, y: y + 8 })), now] : [before, now];
      node.animate(
        points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${now.scale})` })),
        { duration: Math.min(ALL, EACH * (way.length - 1)), easing: "ease-in-out" },
      );
    },
  };
}

/** An action for a city: when its level rises, it grows from the ground. */
export function rises(node: SVGElement, level: number): { update: (to: number) => void } {
  let was = level;
  return {
    update: (now) => {
      if (now > was && moves()) {
        node.animate([{ transform: "scaleY(0.35)" }, { transform: "scaleY(1.08)" }, { transform: "scaleY(1)" }], {
          duration: 240,
          easing: "ease-out",
        });
      }
      was = now;
    },
  };
}
