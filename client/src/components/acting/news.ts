// What the others did since one's last turn, in few sentences by player, and where on the map. It is
// made of the log and of nothing else: so it tells what the seat saw, and the same after a reload.

import type { GameEvent, Seat, Space, View } from "../../messages";
import { listed, say, sentence } from "../../lib/language.svelte";
import type { Entry, Viewer } from "../../lib/table.svelte";
import { placeKind, Words } from "../../lib/words";
import type { Trace, Trail } from "../board/marks";
import { atTurn } from "../sides/turns";
import { cardsOf, FOLDED, pieces, type Piece } from "./logging";

/** What is told of one player, or of the table. */
export interface Chapter {
  /** Nobody's doing: the day, a checkpoint. */
  seat: Seat | undefined;
  points: number;
  /** How many points more or less than before. */
  change: number;
  told: Piece[][];
  /** So many sentences more are in the log only. */
  more: number;
}

export interface News {
  /** Who only watches is told of the last round. */
  since: "turn" | "round";
  chapters: Chapter[];
  traces: Map<Space, Trace>;
  trails: Trail[];
  /** One has done something in this turn: it is no longer new. */
  acted: boolean;
  /** The log goes back far enough for all of it. */
  whole: boolean;
}

/** So many sentences are told of each. */
const MOST = 6;

/** What has a part in something greater, or concerns only the cards of whoever does it. */
const UNTOLD: ReadonlySet<string> = new Set<GameEvent["event"]>([
  ...FOLDED,
  // Setting up.
  "faction-removed", "city-set-up", "great-artefact-offered", "great-artefact-buried", "first-player-drawn",
  "faction-chosen", "city-chosen", "hero-set-up", "gate-artefact-buried", "card-picked", "pack-passed",
  // The course of a turn.
  "turn-began", "cohort-announced", "mulligan-taken", "ambush-returned", "row-paid", "terrain-revealed",
  "artefact-used", "amulet-rolled", "unit-promoted", "card-converted", "card-stationed", "tent-struck",
  "tent-dissolved", "cards-summoned", "ambush-dropped", "purpose-gone", "bag-opened", "bag-closed",
  "card-gazed", "nation-arranged", "unit-doubled", "fanatic-roused", "storm-events-reshuffled",
  "great-artefact-seen", "fortune-empty", "cloak-lifted",
  // The course of a battle.
  "card-laid", "totals-announced", "defender-reacted", "ambush-recalled", "hero-joined", "card-eclipsed",
]);

/** With these a turn begins: who has done nothing else has not acted yet. */
const BEGINNING: ReadonlySet<string> = new Set<GameEvent["event"]>([
  ...FOLDED, "turn-began", "cohort-announced", "mulligan-taken", "ambush-returned",
]);

function begins(entry: Entry, seat?: string): boolean {
  const event = entry.events[0];
  return event?.event === "turn-began" && (!seat || event.seat === seat);
}

/** The place of the last one of which this is so, or -1. */
function lastPlace<T>(all: readonly T[], is: (one: T, at: number) => boolean): number {
  let at = all.length - 1;
  while (at >= 0 && !is(all[at]!, at)) at--;
  return at;
}

/** The log without what was taken back. */
export function counting(log: readonly Entry[]): Entry[] {
  return log.filter((entry) => !entry.undone && !entry.gone);
}

/** The table before an entry's act. */
function viewBefore(log: readonly Entry[], at: number, start: View | undefined): View | undefined {
  let before = at - 1;
  while (before >= 0 && log[before]!.epoch === log[at]!.epoch) before--;
  return log[before]?.view ?? start;
}

/** The place of the entry with which the turn of this seat began that is being played; -1: it began
 * before the log does. */
function ownTurn(log: readonly Entry[], viewer: Viewer): number | undefined {
  const last = log.at(-1);
  if (viewer === "watch" || !last || !atTurn(last.view).includes(viewer)) return undefined;
  return lastPlace(log, (entry) => begins(entry, viewer));
}

/** Where what is new to a viewer begins; undefined: before the log does. */
export function newFrom(log: readonly Entry[], viewer: Viewer, start?: View): number | undefined {
  if (viewer === "watch") {
    const [now] = log.length ? atTurn(log.at(-1)!.view) : [];
    const current = lastPlace(log, (entry) => begins(entry, now));
    const before = lastPlace(log, (entry, at) => at < current && begins(entry, now));
    return before < 0 ? undefined : before;
  }
  const own = ownTurn(log, viewer);
  if (own === -1) return undefined;
  for (let at = (own ?? log.length) - 1; at >= 0; at--) {
    if (log[at]!.by !== viewer) continue;
    // Who only defended has had no turn.
    const before = viewBefore(log, at, start);
    if (before && atTurn(before).includes(viewer)) return at + 1;
  }
  return undefined;
}

/** Where it begins in a log that has no more: with the first turn. */
function fromTheFirst(log: readonly Entry[], start: View | undefined): number {
  if (start && atTurn(start).length) return 0;
  const first = log.findIndex((entry) => begins(entry));
  return first < 0 ? log.length : lastPlace(log, ({ epoch }) => epoch === log[first]!.epoch) + 1;
}

interface Fight {
  target: string;
  space: Space;
  defender: Seat | undefined;
  result: string;
  attack: number;
  defence: number;
}

/** What one player did, gathered. */
class Deeds {
  readonly fights: Fight[] = [];
  readonly won: string[] = [];
  readonly built = new Map<Space, number>();
  readonly raised = new Map<Space, number>();
  readonly roads: Space[] = [];
  readonly heroes: Space[] = [];
  readonly ways = new Map<number, [from: Space, to: Space]>();
  readonly hired: string[] = [];
  readonly created: string[] = [];
  /** Told as in the log; by what happened, where only the last one counts. */
  readonly others = new Map<string, Entry>();
  /** It comes before all else: with it the game is another one. */
  gaveUp: Entry | undefined;

  told(words: Words, names: Words["names"]): Piece[][] {
    const said: [text: string, cards: string[]][] = [];
    const add = (id: string, count: number, args: Record<string, string | number>, cards: string[] = []) => {
      if (count) said.push([say(id, { count, ...args }), cards]);
    };
    const levels = (cities: Map<Space, number>) =>
      [...cities].map(([space, level]) => say("news-city", { space, level })).join(", ");
    const { gaveUp: how, by = "", view } = this.gaveUp ?? {};
    if (how && view) said.push([new Words(view, names).gaveUp(how, by), []]);
    for (const { defender, ...fight } of this.fights) {
      add("news-fought", 1, { ...fight, defender: defender ? words.player(defender) : "none" });
    }
    add("news-won", this.won.length, { cards: words.cards(this.won) }, this.won);
    add("news-cities", this.built.size, { cities: levels(this.built) });
    add("news-raised", this.raised.size, { cities: levels(this.raised) });
    add("news-roads", this.roads.length, { spaces: this.roads.join(", ") });
    add("news-heroes", this.heroes.length, { spaces: this.heroes.join(", ") });
    for (const [origin, space] of this.ways.values()) {
      add("news-moved", Number(origin !== space), { origin, space });
    }
    add("news-hired", this.hired.length, { cards: words.cards(this.hired) }, this.hired);
    add("news-created", this.created.length, { cards: words.cards(this.created) }, this.created);
    for (const entry of this.others.values()) {
      said.push([new Words(entry.view, names).told(entry.events), cardsOf(entry.events)]);
    }
    return said.map(([text, cards]) => pieces(sentence(text), cards, words));
  }
}

/** The deeds of each player in these entries; under "" what is nobody's. */
function gathered(entries: readonly Entry[]): Map<Seat | "", Deeds> {
  const all = new Map<Seat | "", Deeds>();
  const of = (seat: Seat | "") => {
    if (!all.has(seat)) all.set(seat, new Deeds());
    return all.get(seat)!;
  };
  const open: { by: Seat; fight: Fight }[] = [];
  for (const entry of entries) {
    // That those left ended the game is nobody's alone.
    if (entry.gaveUp) of(entry.gaveUp === "resign" ? (entry.by as Seat) : "").gaveUp = entry;
    for (const [at, event] of entry.events.entries()) {
      switch (event.event) {
        case "attack-declared": {
          const { seat, space, hero } = event;
          const defender = event.defender ?? undefined;
          const target = hero ? "hero" : (placeKind(entry.view, space) ?? (defender ? "city" : "neutral"));
          const fight = { target, space, defender, result: "open", attack: 0, defence: 0 };
          of(seat).fights.push(fight);
          open.push({ by: seat, fight });
          break;
        }
        case "battle-ended": {
          const { winner, loser, attack, defence } = event;
          const sides = [winner, loser];
          const place = open.findIndex(({ by, fight }) => sides.includes(by) && sides.includes(fight.defender));
          const [ended] = place < 0 ? [] : open.splice(place, 1);
          if (ended) Object.assign(ended.fight, { result: winner === ended.by ? "won" : "lost", attack, defence });
          break;
        }
        case "city-conquered": {
          const won = of(event.seat).fights.filter(({ space, result }) => space === event.space && result === "won");
          const fight = won.at(-1);
          if (fight) fight.result = "conquered";
          else of(event.seat).others.set(`${entry.number}`, entry);
          break;
        }
        case "attack-voided": {
          const place = open.findIndex(({ by, fight }) => by === event.seat && fight.space === event.space);
          const [ended] = place < 0 ? [] : open.splice(place, 1);
          if (ended) ended.fight.result = "voided";
          break;
        }
        case "card-won":
          of(event.seat).won.push(event.card);
          break;
        case "road-built":
          of(event.seat).roads.push(event.space);
          break;
        case "city-built":
          of(event.seat).built.set(event.space, event.level);
          break;
        case "city-upgraded": {
          const deeds = of(event.seat);
          (deeds.built.has(event.space) ? deeds.built : deeds.raised).set(event.space, event.level);
          break;
        }
        case "hero-hired":
          of(event.seat).heroes.push(event.space);
          break;
        case "hero-moved": {
          const { ways } = of(event.seat);
          ways.set(event.hero, [ways.get(event.hero)?.[0] ?? event.origin, event.space]);
          break;
        }
        case "unit-hired":
          of(event.seat).hired.push(event.card);
          break;
        case "artefact-created":
          of(event.seat).created.push(event.card);
          break;
        default: {
          if (at || UNTOLD.has(event.event)) break;
          const seat = (event as { seat?: Seat }).seat;
          // The last day, the last place of somebody who wanders: what was before is past.
          of(seat ?? "").others.set(seat ? `${entry.number}` : event.event, entry);
        }
      }
    }
  }
  return all;
}

/** Where something has happened. */
function tracesOf(entries: readonly Entry[], names: Words["names"]): Pick<News, "traces" | "trails"> {
  const traces = new Map<Space, Trace>();
  const trails: Trail[] = [];
  for (const entry of entries) {
    const first = entry.events[0];
    const nouns = first as unknown as Record<string, unknown>;
    if (!first || UNTOLD.has(first.event) || typeof nouns["space"] !== "string") continue;
    const steps = entry.events.flatMap((event) => (event.event === "hero-moved" ? [event] : []));
    const seat = nouns["seat"] as Seat | undefined;
    const faction = seat && entry.view.players[seat]?.faction;
    if (steps[0]) trails.push({ faction, spaces: [steps[0].origin, ...steps.map(({ space }) => space)] });
    const told = new Words(entry.view, names).told(entry.events);
    for (const space of [steps.at(-1)?.space ?? nouns["space"], nouns["other"]]) {
      if (typeof space !== "string") continue;
      traces.set(space, { faction, told: [...(traces.get(space)?.told ?? []), told] });
    }
  }
  return { traces, trails };
}

/** In one sentence: who has played, and whose points have changed. */
export function spoken({ since, chapters }: News, words: Words): string {
  const players = chapters.flatMap(({ seat, change, points }) => {
    if (!seat) return [];
    if (!change) return [words.title(seat)];
    const more = change > 0 ? "yes" : "no";
    return [`${words.title(seat)} (${say("news-points", { more, count: Math.abs(change), points })})`];
  });
  return sentence(`${say("news-title", { since })}: ${listed(players)}`);
}

/** The news for whoever looks at a table; undefined: there are none. `complete`: the log begins with the
 * game. */
export function newsOf(
  all: readonly Entry[],
  viewer: Viewer,
  now: View,
  start: View | undefined,
  complete: boolean,
  names: Words["names"] = {},
): News | undefined {
  const log = counting(all);
  const found = newFrom(log, viewer, start);
  const from = found ?? (complete ? fromTheFirst(log, start) : 0);
  const own = ownTurn(log, viewer) ?? log.length;
  /** With the end of one's own turn a day may have begun: that is nobody's doing, and new. */
  const ended = viewer === "watch" || found === undefined ? undefined : log[found - 1]?.epoch;
  // In one's own turn others only answer, but partners act.
  const entries = log.filter(({ by, view, epoch, events: [first] }, at) => {
    if (at < from) return epoch === ended && Boolean(first) && !(first as { seat?: Seat }).seat;
    return at < own || (by !== undefined && by !== viewer && atTurn(view).includes(by as Seat));
  });
  const before = log[from - 1]?.view ?? start;
  const words = new Words(now, names);
  const deeds = gathered(entries);
  const told = (seat: Seat | undefined): Chapter => {
    // What one has gained since, or taken from others, is one's own doing.
    const partner = seat && seat !== viewer && atTurn(now).includes(seat);
    const then = (partner ? undefined : own < 0 ? before : log[own]?.view) ?? now;
    const points = (seat && then.players[seat]?.points) ?? 0;
    const had = (seat && before?.players[seat]?.points) ?? points;
    const sentences = deeds.get(seat ?? "")?.told(words, names) ?? [];
    const change = entries.length ? points - had : 0;
    return { seat, points, change, told: sentences.slice(0, MOST), more: Math.max(0, sentences.length - MOST) };
  };
  const seats = Object.keys(now.players).sort() as Seat[];
  // In the order in which they played since.
  const at = viewer === "watch" ? 0 : seats.indexOf(viewer) + 1;
  const chapters = [...seats.slice(at), ...seats.slice(0, at), undefined]
    .map(told)
    .filter(({ told: sentences, change }) => sentences.length || change);
  if (!chapters.some(({ seat }) => seat)) return undefined;
  const acted = own < log.length && log.some(({ by, events }, place) =>
    place > own && by === viewer && events[0] && !BEGINNING.has(events[0].event));
  return {
    since: viewer === "watch" ? "round" : "turn",
    chapters,
    ...(viewer === "watch" ? { traces: new Map<Space, Trace>(), trails: [] } : tracesOf(entries, names)),
    acted,
    whole: complete || found !== undefined,
  };
}
