// The goal of the next turns in words: the same for the hint and for the coach.

import type { ShownGoal } from "../messages";
import { say } from "./language.svelte";
import type { Words } from "./words";

const DAYS_IN_A_WEEK = 7;

/** When it can be had, if that can be said, and if the turn is for something else, that it is. */
export function goalDay({ day, needs, waits }: ShownGoal): string {
  const [weeks, weekday] = day ? [Math.floor((day - 1) / DAYS_IN_A_WEEK), ((day - 1) % DAYS_IN_A_WEEK) + 1] : [0, 0];
  const when = needs?.length ? say("goal-day", { day: day ?? 0, weekday, week: weeks + 1 }) : say("goal-now");
  return [waits ? say("goal-waits") : "", day ? when : ""].filter(Boolean).join(" ");
}

/** In brief: what it is, what comes first, and when. */
export function goalText(goal: ShownGoal, words: Words): string {
  const first = goal.needs?.[0];
  return [words.reason(goal.reason), first ? words.reason(first) : "", goalDay(goal)].filter(Boolean).join(" ");
}
