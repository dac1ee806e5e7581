// Positions by hand: cards from anywhere to anywhere, and what lies on the board. A position is JSON as
// docs/notation.md has it; what it leaves out the server fills in: the rest lies in the stacks.

import { EXITS, HOMES } from "../../box";
import type { Board, Options, Seat, Side, Space, Tile, View } from "../../messages";

/** The nation of a player may say what is known of its order. */
type Pile = string | { top?: string; rest?: string; under?: string };

interface Tent {
  card: string;
  cards?: string;
  [more: string]: unknown;
}

export interface PlayerPart {
  faction?: string;
  heroes?: string[];
  hand?: string;
  nation?: Pile;
  shelter?: string;
  ambush?: string;
  tents?: Tent[];
  [more: string]: unknown;
}

export interface Position {
  position: 1;
  day?: number;
  first?: string;
  players: PlayerPart[];
  board?: Record<string, string>;
  tokens?: Record<string, string>;
  limbo?: string;
  offer?: string;
  [more: string]: unknown;
}

/** Where cards can lie: with a player, or for all; in the stacks lies what lies nowhere else. */
export const OWN_ZONES = ["hand", "nation", "shelter", "ambush"] as const;
export const COMMON_ZONES = ["limbo", "offer"] as const;
export type ZoneName = (typeof OWN_ZONES)[number] | (typeof COMMON_ZONES)[number] | "tent" | "stacks";
export interface Zone {
  name: ZoneName;
  /** Whose it is, from 0. */
  seat?: number;
  /** Which of the player's tents; one that is not there yet is pitched. */
  tent?: number;
}

export const sameZone = (one: Zone, other: Zone): boolean =>
  one.name === other.name && one.seat === other.seat && one.tent === other.tent;

// Texts of cards.

/** `supply×3 chief.barfolk` one by one. */
export function cardsOf(text = ""): string[] {
  return text.split(/\s+/).filter(Boolean).flatMap((one) => {
    const [, name = one, times = "1"] = /^(.*?)[×*](\d{1,3})$/.exec(one) ?? [];
    return Array.from({ length: Number(times) }, () => name);
  });
}

/** The same the other way round; equal cards that follow each other are counted. */
export function cardsText(cards: readonly string[]): string {
  const counted: [string, number][] = [];
  for (const card of cards) {
    const last = counted.at(-1);
    if (last?.[0] === card) last[1]++;
    else counted.push([card, 1]);
  }
  return counted.map(([card, count]) => (count > 1 ? `${card}×${count}` : card)).join(" ");
}

function pileCards(pile: Pile | undefined): string[] {
  if (typeof pile !== "object") return cardsOf(pile);
  return [...cardsOf(pile.top), ...cardsOf(pile.rest), ...cardsOf(pile.under)];
}

/** The cards of a zone. */
export function cardsIn(position: Position, zone: Zone): string[] {
  if (zone.name === "stacks") return [];
  if (zone.seat === undefined) return cardsOf(position[zone.name] as string | undefined);
  const player = position.players[zone.seat];
  if (zone.name === "nation") return pileCards(player?.nation);
  if (zone.name !== "tent") return cardsOf(player?.[zone.name] as string | undefined);
  const tent = player?.tents?.[zone.tent ?? 0];
  return tent ? [tent.card, ...cardsOf(tent.cards)] : [];
}

function withCards(position: Position, zone: Zone, cards: string[]): Position {
  const text = cardsText(cards);
  if (zone.name === "stacks") return position;
  if (zone.seat === undefined) return { ...position, [zone.name]: text };
  if (zone.name !== "tent") return withPlayer(position, zone.seat, { [zone.name]: text });
  const tents = [...(position.players[zone.seat]?.tents ?? [])];
  const at = zone.tent ?? tents.length;
  const [card, ...rest] = cards;
  if (card) tents[at] = { ...tents[at], card, cards: cardsText(rest) };
  else tents.splice(at, 1);
  return withPlayer(position, zone.seat, { tents });
}

function withPlayer(position: Position, seat: number, part: PlayerPart): Position {
  const players = position.players.map((player, at) => (at === seat ? { ...player, ...part } : player));
  return { ...position, players };
}

/** A card from one zone to another; on a shelter it lies on top. A Great Artefact that is on offer is in no
 * stack: it comes from there. */
export function moved(position: Position, card: string, from: Zone, to: Zone): Position {
  const offered = from.name === "stacks" && cardsIn(position, { name: "offer" }).includes(card);
  if (offered && to.name !== "offer") return moved(position, card, { name: "offer" }, to);
  const left = cardsIn(position, from);
  const at = left.lastIndexOf(card);
  if (at >= 0) left.splice(at, 1);
  const taken = withCards(position, from, left);
  return withCards(taken, to, [...cardsIn(taken, to), card]);
}

// The board.

/** A card of the board: shape, terrain, and where its first exit points. */
export const tileText = (shape: string, terrain: string, side: Side): string => `${shape} ${terrain} ${side}`;

/** How a shape may be turned. */
export const turnsOf = (shape: string): Side[] => Object.keys(EXITS[shape] ?? {}) as Side[];

export function tileOf(text: string): Tile | undefined {
  const [shape = "", terrain = "", side = ""] = text.split(/\s+/);
  const exits = EXITS[shape]?.[side as Side];
  return exits && ({ shape, terrain, exits } as Tile);
}

export function laid(position: Position, space: Space, tile: string): Position {
  return { ...position, board: { ...position.board, [space]: tile } };
}

export function cleared(position: Position, space: Space): Position {
  const without = (entries: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(entries).filter(([at]) => at !== space));
  const players = position.players.map((player) => ({
    ...player,
    ...(player.heroes ? { heroes: player.heroes.map((at) => (at === space ? "-" : at)) } : {}),
  }));
  return { ...position, players, board: without(position.board), tokens: without(position.tokens) };
}

/** A token; level 0: none. */
export function marked(position: Position, space: Space, owner: string, level: number): Position {
  const tokens = Object.fromEntries(Object.entries(position.tokens ?? {}).filter(([at]) => at !== space));
  return { ...position, tokens: level ? { ...tokens, [space]: `${owner} ${level}` } : tokens };
}

/** A hero to a space, or off the board if it stands there already. */
export function stood(position: Position, space: Space, seat: number, hero: 1 | 2): Position {
  const now = position.players[seat]?.heroes ?? [];
  const heroes = [now[0] ?? "-", now[1] ?? "-"];
  heroes[hero - 1] = heroes[hero - 1] === space ? "-" : space;
  return withPlayer(position, seat, { heroes });
}

// Positions to begin with.

const DEALT = ["friman", "friman", "friman", "chief", "priest"] as const;

/** The beginning of a game on a board: every player has the first city that is left and the usual cards. */
export function beginning(board: Board, options: Options): Position {
  const terrains = Object.keys(HOMES);
  const players = options.players ?? 4;
  const laidOut: Record<string, string> = {};
  const tokens: Record<string, string> = {};
  const lay = (space: string | undefined, shape: string, at: number) => {
    if (space) laidOut[space] = tileText(shape, terrains[at % board.factions]!, "north");
  };
  for (let at = 0; at < players; at++) {
    const [start, neutral] = [board.start[at], board.neutral[at]];
    lay(start, "city-four", at);
    lay(neutral, "city-four", at + 1);
    if (options.stormgates) lay(board.gates[at], "stormgate", at);
    if (start) tokens[start] = `p${at + 1} 1`;
    if (neutral) tokens[neutral] = "neutral 4";
  }
  return {
    position: 1,
    day: 1,
    first: "p1",
    players: Array.from({ length: players }, (_, at) => {
      const faction = HOMES[terrains[at]!]!;
      const [one, two, three, four, five] = DEALT.map((kind) => `${kind}.${faction}`);
      return {
        faction,
        hand: cardsText([one!, two!, four!, "supply", "supply", "supply"]),
        nation: cardsText([three!, five!, "supply", "supply", "supply"]),
      };
    }),
    board: laidOut,
    tokens,
  };
}

/** What the server calls stacks, and what follows: it is filled in again. */
const FILLED = ["stacks", "out", "out_land", "options"];

/** A position to be edited: what lies in no hand and on no board lies in the stacks. */
export function opened(text: string): Position {
  const whole = JSON.parse(text) as Position;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !FILLED.includes(name))) as Position;
}

/** What is in progress is given up: the turn of a player begins, and what lay on the table is in the shelters. */
export function turnOf(position: Position, seat: Seat): Position {
  const rest = Object.entries(position).filter(([name]) => !["lanes", "ended", "attacked"].includes(name));
  const players = position.players.map((player) => {
    const { rows, loose, line, under, ...own } = player;
    const lying = [
      ...((rows as { cards?: string; gained?: string }[] | undefined) ?? []).flatMap((row) => cardsOf(row.cards)),
      ...((loose as { card: string; real?: boolean }[] | undefined) ?? []).flatMap((one) => (one.real === false ? [] : [one.card])),
      ...((line as { card: string; real?: boolean }[] | undefined) ?? []).flatMap((one) => (one.real === false ? [] : [one.card])),
      ...cardsOf(under as string | undefined),
    ];
    return lying.length ? { ...own, shelter: cardsText([...cardsOf(own.shelter), ...lying]) } : own;
  });
  return { ...(Object.fromEntries(rest) as Position), players, first: seat };
}

/** A view in which the board is as the position has it, be it right or not. */
export function shownIn(view: View, position: Position): View {
  const board: View["board"] = {};
  for (const [space, text] of Object.entries(position.board ?? {})) {
    const tile = tileOf(text);
    if (tile) board[space] = tile;
  }
  for (const [space, tile] of Object.entries(view.board)) {
    // Ruins need not be written.
    if (!board[space] && tile?.shape === "ruins") board[space] = tile;
  }
  const cities: View["cities"] = {};
  for (const [space, text] of Object.entries(position.tokens ?? {})) {
    const [owner = "", level = "0"] = text.split(/\s+/);
    const before = view.cities[space];
    cities[space] = {
      ...before,
      owner: owner === "neutral" ? undefined : (owner as Seat),
      level: Number(level),
      defence: before?.level === Number(level) ? before.defence : Number(level),
    };
  }
  for (const [space, city] of Object.entries(view.cities)) if (city && board[space]?.shape === "ruins") cities[space] ??= city;
  const players = Object.fromEntries(
    Object.entries(view.players).map(([seat, player], at) => {
      const [one = "-", two = "-"] = position.players[at]?.heroes ?? [];
      const heroes = { ...(one === "-" ? {} : { 1: one }), ...(two === "-" ? {} : { 2: two }) };
      return [seat, { ...player, faction: position.players[at]?.faction ?? player.faction, heroes }];
    }),
  ) as View["players"];
  return { ...view, board, cities, players, impassable: view.impassable.filter((space) => !board[space]) };
}
