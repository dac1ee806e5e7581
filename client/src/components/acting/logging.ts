// How the log tells what happened: what is everyday, what would be told twice, what can be looked up.

import type { GameEvent, Seat } from "../../messages";
import type { Entry } from "../../lib/table.svelte";
import type { Words } from "../../lib/words";

/** Bookkeeping, which is folded away: what becomes of cards in every turn. */
export const FOLDED = new Set<GameEvent["event"]>([
  "card-drawn", "card-dealt", "shelter-reshuffled", "hand-discarded", "table-discarded", "stack-turned",
]);
/** What is told in a lower voice. */
const EVERYDAY = new Set<GameEvent["event"]>([...FOLDED, "terrain-revealed", "totals-announced"]);

export function everyday(entry: Entry): boolean {
  return Boolean(entry.events[0] && EVERYDAY.has(entry.events[0].event));
}

/** A part of the log: a day, or a turn with what was done in it. */
export interface Stretch {
  /** Its number among the entries. */
  number: number;
  kind: "day" | "turn";
  /** Partners begin their turns together. */
  heads: Entry[];
  told: Entry[];
  /** Its bookkeeping. */
  folded: Entry[];
}

/** The log by days and turns; what comes before the first turn of it has no head. */
export function stretches(entries: readonly Entry[]): Stretch[] {
  const found: Stretch[] = [];
  for (const entry of entries) {
    const event = entry.events[0]?.event;
    let last = found.at(-1);
    const heads = event === "day-began" || event === "turn-began";
    const partner = event === "turn-began" && last?.kind === "turn" && last.heads.length > 0;
    if (partner && !last!.told.length && !last!.folded.length) {
      last!.heads.push(entry);
      continue;
    }
    if (heads || last?.kind !== "turn") {
      const kind = event === "day-began" ? "day" : "turn";
      last = { number: entry.number, kind, heads: heads ? [entry] : [], told: [], folded: [] };
      found.push(last);
    }
    if (!heads) (event && FOLDED.has(event) ? last.folded : last.told).push(entry);
  }
  return found;
}

/** Whose doing it is; a new day, say, is nobody's. */
export function factionOf(entry: Entry): string | undefined {
  const event = entry.events[0] as { seat?: string } | undefined;
  const seat = event?.seat ?? (entry.undone || entry.gaveUp ? entry.by : undefined);
  return seat ? entry.view.players[seat as Seat]?.faction : undefined;
}

/** The rule that something follows. */
const RULES: Partial<Record<GameEvent["event"], string>> = {
  "cohort-announced": "B2.1", "mulligan-taken": "B2.1", "ambush-returned": "B2.2",
  "unit-hired": "B3.2", "artefact-created": "B3.3", "road-built": "B4.1", "city-built": "B4.1",
  "hero-hired": "B7.1", "hero-moved": "B7.2", "amulet-rolled": "B5.5", "unit-promoted": "B5.6",
  "card-converted": "B5.7", "card-stationed": "B5.8", "tent-struck": "B5.8", "card-ambushed": "B9.1",
  "card-sent-to-limbo": "B9.2", "attack-declared": "B8.2", "defender-reacted": "B8.4",
  "ambush-recalled": "B8.4", "hero-joined": "B8.7", "hero-retreated": "B8.8", "battle-ended": "B8.6",
  "hero-lost": "B8.9", "city-conquered": "B8.10", "game-ended": "B10.4", "checkpoint-reached": "S3.1",
  "gate-laid": "S1.1", "storm-event-drawn": "S1.3", "royal-given": "S2.2", "royal-deposed": "S2.4",
  "veteran-named": "S5.3", "veteran-lapsed": "S5.3", "post-built": "S6.1", "cards-traded": "S6.2",
  "fortune-drawn": "S8.2", "card-picked": "S9.1", "metamorpha-moved": "S12.1",
  "metamorpha-invoked": "S12.2", "bilkarr-arrived": "S13.1", "bilkarr-moved": "S13.1",
  "potion-bought": "S13.2", "potion-drunk": "S13.3", "fanatic-roused": "S14.2",
  "road-explored": "S15.2", "building-explored": "S15.2", "amplifier-taken": "S15.6",
};

export function ruleOf(entry: Entry): string | undefined {
  return entry.events[0] && RULES[entry.events[0].event];
}

/** Without totals that were told just before. */
export function onceEach(entries: readonly Entry[]): Entry[] {
  let told = "";
  return entries.filter(({ events }) => {
    const event = events[0];
    if (event?.event === "attack-declared") told = "";
    if (event?.event !== "totals-announced") return true;
    const totals = `${event.attack} ${event.defence}`;
    if (totals === told) return false;
    told = totals;
    return true;
  });
}

/** A piece of a sentence: plain, or the name of a space or a card. */
export interface Piece {
  text: string;
  space?: string;
  card?: string;
  /** What must not begin a new line after it: a number, a comma, a full stop. */
  after?: string;
}

const AFTER = /^( ×\d+)?\S*/;

/** Takes a sentence apart at what it names. */
export function pieces(text: string, cards: readonly string[], words: Words): Piece[] {
  const names = new Map<string, string>();
  for (const card of cards) names.set(words.card(card), card);
  const known = [...names.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const found = text.split(new RegExp(`(\\br\\d+c\\d+\\b${known.map((name) => `|${name}`).join("")})`));
  return found.map((piece, at) => {
    if (at % 2 === 0) return { text: at ? piece.replace(AFTER, "") : piece };
    const card = names.get(piece);
    const after = AFTER.exec(found[at + 1]!)![0];
    return card ? { text: piece, card, after } : { text: piece, space: piece, after };
  });
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The cards that an event names, to be shown beside its sentence. */
export function cardsOf(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    const nouns = event as unknown as Record<string, unknown>;
    const found = [nouns["card"], nouns["new"]].filter((one) => typeof one === "string");
    // A fortune card is a number.
    return [...found, ...((nouns["cards"] as string[] | undefined) ?? [])];
  });
}
