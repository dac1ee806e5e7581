// What the charts show: points and decks as they were at the end of each day.

import { ARTEFACTS } from "../../box";
import type { PlayerView, Seat, View } from "../../messages";
import { kindOf } from "../../lib/words";
import { isUnit } from "../cards/faces";
import type { Moment } from "./playback.svelte";

export interface Day {
  day: number;
  view: View;
}

/** The last moment of each day. */
export function days(moments: readonly Moment[]): Day[] {
  const found = new Map<number, View>();
  for (const { view } of moments) found.set(view.day, view);
  return [...found].filter(([day]) => day > 0).map(([day, view]) => ({ day, view }));
}

export function seatsOf(view: View): Seat[] {
  return Object.keys(view.players).sort() as Seat[];
}

export const GROUPS = ["supply", "units", "artefacts", "others"] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(card: string): Group {
  const kind = kindOf(card);
  if (kind === "supply") return "supply";
  if (isUnit(kind)) return "units";
  return (ARTEFACTS as readonly string[]).includes(kind) ? "artefacts" : "others";
}

/** All cards of a player, where the viewer knows them. */
export function deckOf(player: PlayerView | undefined): string[] | undefined {
  if (!player?.hand || !player.nation || !player.shelter) return undefined;
  return [
    ...player.hand, ...player.nation, ...player.shelter, ...(player.ambush ?? []),
    ...player.tents.flatMap((tent) => [...(tent.real ? [tent.card] : []), ...tent.cards]),
    ...player.rows.flatMap((row) => [...row.cards, ...row.gained]),
    ...player.loose.filter((one) => one.real).map((one) => one.card),
    ...player.line.filter((one) => one.real).map((one) => one.card),
    ...player.under,
  ];
}

export function counts(deck: readonly string[]): Record<Group, number> {
  const found: Record<Group, number> = { supply: 0, units: 0, artefacts: 0, others: 0 };
  for (const card of deck) found[groupOf(card)]++;
  return found;
}
