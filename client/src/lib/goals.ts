// What is advised in words, and the goal of the next turns: the same for the hint and for the coach.

import type { Choice, Hinted, ShownGoal } from "../messages";
import { say } from "./language.svelte";
import type { Words } from "./words";

/** When it can be had, if that can be said. */
export function goalDay({ day, needs }: ShownGoal): string {
  if (!day) return "";
  return needs?.length ? say("goal-day", { day }) : say("goal-now");
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
