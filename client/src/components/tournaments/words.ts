// Tournaments in words: who takes part, when, and what a number is.

import type { EntryInfo, TournamentInfo } from "../../messages";
import { say, speech } from "../../lib/language.svelte";
import { computers } from "../../lib/seats";

/** A computer is called by its level and a number. */
export function entrant(entry: EntryInfo | undefined): string {
  if (!entry) return "–";
  if (entry.level) return `${computers(entry.level, 1)} ${entry.name.split(" ").at(-1) ?? ""}`;
  return entry.name || say("tournament-left");
}

export function date(seconds: number): string {
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(speech.language, format).format(seconds * 1000);
}

/** With ½, where that is all there is behind the point. */
export function points(value: number): string {
  if (value % 1 === 0.5) return `${value > 1 ? Math.floor(value) : ""}½`;
  return new Intl.NumberFormat(speech.language, { maximumFractionDigits: 2 }).format(value);
}

/** Where it stands: when it begins, in which round it is, or that it is over. */
export function standing(info: TournamentInfo): string {
  if (info.state === "announced") return say("tournament-state-announced", { time: date(info.plan.starts) });
  if (info.state !== "running" || info.plan.form === "arena" || !info.round) return say(`tournament-state-${info.state}`);
  const { round: number, rounds } = info;
  return rounds ? say("tournament-round-of", { number, rounds }) : say("tournament-round", { number });
}
