// What lies on a space, gathered from all over the view: for the picture and for the words.

import { GATES, HOMES } from "../../box";
import type { Faction, Hero, Kind, Seat, Space, Tile, View } from "../../messages";
import { say, sentence } from "../../lib/language.svelte";
import type { Words } from "../../lib/words";
import { inOrder } from "./landscape";
import type { LaidCard } from "./marks";

export interface HeroPiece {
  kind: "hero";
  key: string;
  seat: Seat;
  faction: Faction | undefined;
  hero: Hero;
  /** The player's other hero is on the board, too. */
  twin: boolean;
  veteran: boolean;
  /** The gate of its storm amplifier. */
  amplifier: number | undefined;
}

export interface PostPiece {
  kind: "post";
  key: string;
  seat: Seat;
  faction: Faction | undefined;
  /** Both posts of this player are built. */
  star: boolean;
}

export interface FigurePiece {
  kind: "metamorpha" | "bilkarr";
  key: string;
  /** Where Bilkarr goes next. */
  way?: { right: boolean; down: boolean };
}

export type Piece = HeroPiece | PostPiece | FigurePiece;

export interface CityFacts {
  owner: Seat | undefined;
  faction: Faction | undefined;
  level: number;
  defence: number;
}

export interface Facts {
  space: Space;
  tile: Tile | undefined;
  impassable: boolean;
  city: CityFacts | undefined;
  /** What an explored building of a valley gives. */
  gives: Kind | undefined;
  gate: number | undefined;
  /** Great Artefacts buried under a gate, and whether a relic lies under a city. */
  buried: number;
  relic: boolean;
  /** Nobody may attack it for now. */
  cloaked: boolean;
  pieces: Piece[];
}


/** The number of the stormgate that this card is. */
export function gateOf(tile: Tile | undefined): number | undefined {
  if (tile?.shape !== "stormgate") return undefined;
  const home = homeOf(tile.terrain);
  return GATES.findIndex((faction) => faction === home) + 1;
}

export function homeOf(terrain: string): Faction | undefined {
  return HOMES[terrain];
}

export function isCity(shape: string): boolean {
  return shape.startsWith("city-");
}

/** What is as it was before is the very same object. */
export function factsOf(
  view: View,
  spaces: readonly Space[],
  before: ReadonlyMap<Space, Facts> = new Map(),
): Map<Space, Facts> {
  const { modules } = view;
  const found = new Map<Space, Facts>();
  for (const space of spaces) {
    const tile = view.board[space];
    const city = view.cities[space];
    const gate = gateOf(tile);
    found.set(space, {
      space,
      tile,
      impassable: view.impassable.includes(space),
      city: city && {
        owner: city.owner,
        faction: city.owner && view.players[city.owner]?.faction,
        level: city.level,
        defence: city.defence,
      },
      gives: modules.valleys?.explored.find((one) => one.space === space)?.gives,
      gate,
      buried: modules["kings-bridge"]?.buried.filter((one) => one === gate).length ?? 0,
      relic: modules.relics?.spaces.includes(space) ?? false,
      cloaked: modules["great-artefacts"]?.hidden.includes(space) ?? false,
      pieces: [],
    });
  }
  const add = (space: Space | undefined, piece: Piece) => {
    if (space) found.get(space)?.pieces.push(piece);
  };
  for (const [seat, player] of Object.entries(view.players) as [Seat, NonNullable<View["players"][Seat]>][]) {
    for (const hero of [1, 2] as const) {
      add(player.heroes[hero], {
        kind: "hero",
        key: `${seat}-${hero}`,
        seat,
        faction: player.faction,
        hero,
        twin: Boolean(player.heroes["1"] && player.heroes["2"]),
        veteran: modules.heroic?.seats.includes(seat) ?? false,
        amplifier: modules["mountain-pass"]?.held.find((one) => one.seat === seat && one.hero === hero)?.gate,
      });
    }
  }
  const { metamorpha, bilkarr } = modules;
  add(metamorpha?.space, { kind: "metamorpha", key: "metamorpha" });
  if (bilkarr) {
    const way = bilkarr.cornered || bilkarr.still ? undefined : { right: bilkarr.right, down: bilkarr.down };
    add(bilkarr.space, { kind: "bilkarr", key: "bilkarr", way });
  }
  const posts = modules.trading?.posts ?? [];
  posts.forEach((post, place) => {
    const own = posts.filter((one) => one.seat === post.seat);
    add(post.space, {
      kind: "post",
      key: `post-${post.seat}-${own.indexOf(post) + 1}-${place}`,
      seat: post.seat,
      faction: view.players[post.seat]?.faction,
      star: own.length > 1,
    });
  });
  for (const [space, now] of found) {
    const old = before.get(space);
    if (old && JSON.stringify(old) === JSON.stringify(now)) found.set(space, old);
  }
  return found;
}

/** What lies on a space, in sentences; the first one names the space. */
export function described(facts: Facts, words: Words): string[] {
  const lines = [head(facts, words)];
  const { tile, city } = facts;
  if (tile) {
    const sides = inOrder(tile.exits).map((side) => words.side(side));
    if (sides.length) lines.push(say("board-tip-roads", { sides: sides.join(", "), count: sides.length }));
    lines.push(...cityLines(facts, words));
    if (facts.gate) lines.push(say("board-tip-gate", { number: facts.gate }));
    if (facts.buried) lines.push(say("board-tip-buried", { count: facts.buried }));
    if (tile.shape === "link") lines.push(say(`board-tip-link-${words.view.options.valleys ?? "pass"}`));
    if (facts.gives && !city) lines.push(say("board-tip-gives", { kind: words.kind(facts.gives) }));
  }
  if (facts.relic) lines.push(say("board-tip-relic"));
  if (facts.cloaked) lines.push(say("board-tip-cloaked"));
  for (const piece of facts.pieces) lines.push(...pieceLines(piece, words));
  // The name of the space is not written with a capital.
  return lines.map((line, place) => (place ? sentence(line) : `${line}.`));
}

function head(facts: Facts, words: Words): string {
  const { space, tile } = facts;
  if (facts.impassable) return say("board-tip-impassable", { space });
  if (!tile) return say("board-tip-unexplored", { space });
  const shape = words.shape(tile.shape);
  if (tile.terrain === "neutral") return say("board-tip-card-neutral", { space, shape });
  return say("board-tip-card", { space, shape, terrain: words.terrain(tile.terrain) });
}

function cityLines({ tile, city, gives }: Facts, words: Words): string[] {
  if (!tile) return [];
  if (!city) return isCity(tile.shape) ? [say("board-tip-abandoned")] : [];
  const { level, defence } = city;
  if (!city.owner) return [say(tile.shape === "ruins" ? "board-tip-ruins" : "board-tip-neutral", { defence })];
  const player = words.player(city.owner);
  if (tile.shape === "building") {
    return [say("board-tip-building", { player, level, defence, kind: gives ? words.kind(gives) : "none" })];
  }
  return [say("board-tip-owned", { player, level }), say("board-tip-defence", { defence })];
}

function pieceLines(piece: Piece, words: Words): string[] {
  switch (piece.kind) {
    case "hero": {
      const player = words.player(piece.seat);
      const lines = [say("board-tip-hero", { player, number: piece.hero, veteran: piece.veteran ? "yes" : "no" })];
      if (piece.amplifier) lines.push(say("board-tip-amplifier", { gate: piece.amplifier }));
      return lines;
    }
    case "post":
      return [say("board-tip-post", { player: words.player(piece.seat), star: piece.star ? "yes" : "no" })];
    case "metamorpha":
      return [say("board-tip-metamorpha")];
    case "bilkarr": {
      const way = piece.way ? `${piece.way.down ? "south" : "north"}-${piece.way.right ? "east" : "west"}` : "none";
      return [say("board-tip-bilkarr", { way })];
    }
  }
}

/** The card that is being laid, in a sentence. */
export function laidText(laid: LaidCard, words: Words): string {
  const sides = inOrder(laid.exits).map((side) => words.side(side)).join(", ");
  return sentence(say("board-laid", { shape: words.shape(laid.shape), sides }));
}
