// What a battle asks itself, as its choices; all other questions are asked as always.

import type { Question } from "../../messages";

const ABOUTS = new Set(["muster", "open-attack", "opening", "reaction", "recall", "defend", "attack"]);

/** Whether the choices stand beside the two lines. */
export function asksItself(question: Question | undefined, paying: boolean): boolean {
  if (!question || paying) return false;
  return ABOUTS.has(question.about) || question.options.some((one) => one.verb === "lay");
}
