// The path of a lesson: what comes next on it, and whether it can still be gone.

import type { Choice, GameEvent, Hinted, Question, Reason } from "../../messages";
import type { LessonStep } from "./library";

/** What any choice of the same kind does as well: which cards pay, and where a card lies. */
const FREE = ["pay", "place"];

/** Whether this is what a step waits for: an event with the right card, land or purpose. */
export function isWanted({ events, of }: NonNullable<LessonStep["until"]>, event: GameEvent): boolean {
  const { card, shape, purpose } = event as { card?: unknown; shape?: unknown; purpose?: unknown };
  const kind = typeof card === "string" ? card.split(".")[0] : undefined;
  return (events?.includes(event.event) ?? false) && (!of || [kind, shape, purpose].includes(of));
}

/** The choice by which a step goes on from this question, if it does. */
export function nextOf(step: LessonStep, options: readonly Choice[]): Choice | undefined {
  const wanted = step.choices ?? [];
  for (const text of wanted) {
    const exact = options.find(({ choice }) => choice === text);
    if (exact) return exact;
  }
  return options.find(({ verb }) => FREE.includes(verb) && wanted.some((text) => text.startsWith(`${verb} `)));
}

/** Whether the learner is asked something from which the step does not go on. */
export function leftPath(step: LessonStep, question: Question | undefined): boolean {
  return Boolean(step.until && question && !question.optional && !nextOf(step, question.options));
}

/** What the hint says in a lesson: it serves the lesson. */
export function lessonHint(step: LessonStep, done: boolean, question: Question | undefined): Hinted {
  const says = (id: string): Reason => ({ id, rule: "", args: {} });
  if (!step.until || done) return { type: "hinted", ref: "", reason: says("coach-hint-read") };
  const next = question && nextOf(step, question.options);
  if (!next) return { type: "hinted", ref: "", reason: says("coach-hint-back") };
  return { type: "hinted", ref: "", reason: says("coach-hint-do"), choice: next.choice };
}
