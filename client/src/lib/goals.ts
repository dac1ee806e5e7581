// What is advised in words, and the goal of the next turns: the same for the hint and for the coach.

import type { Choice, Hinted, ShownGoal } from "../messages";
import { say } from "./language.svelte";
import type { Words } from "./words";

const DAYS_IN_A_WEEK = 7;

/** Whether the turn is for something else, and when it can be had, if that can be said. */
export function goalDay({ day, needs, waits }: ShownGoal): string {
  const told = waits ? [say("goal-waits")] : [];
  if (day && needs?.length) {
    const weekday = ((day - 1) % DAYS_IN_A_WEEK) + 1;
    told.push(say("goal-day", { day, weekday, week: Math.ceil(day / DAYS_IN_A_WEEK) }));
  } else if (day) told.push(say("goal-now"));
  return told.join(" ");
}

/** In brief: what it is, what comes first, and when. */
export function goalText(goal: ShownGoal, words: Words): string {
  const first = goal.needs?.[0];
  return [words.reason(goal.reason), first ? words.reason(first) : "", goalDay(goal)].filter(Boolean).join(" ");
}

/** What else was weighed, each with what speaks against it. */
export function weighed({ others }: Hinted, offered: readonly Choice[], words: Words): string[] {
  return (others ?? []).flatMap(({ choice, less }) => {
    const other = offered.find((one) => one.choice === choice);
    return other ? [`${words.deed(other)}. ${words.reason(less)}`] : [];
  });
}
