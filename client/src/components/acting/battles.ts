// What a battle is called, and what it asks itself; all other questions are asked as always.

import type { BattleView, Question, View } from "../../messages";
import { say } from "../../lib/language.svelte";
import type { Words } from "../../lib/words";

const ABOUTS = new Set(["muster", "open-attack", "opening", "reaction", "recall", "defence", "attack"]);

/** Whether the choices stand beside the two lines. */
export function asksItself(question: Question | undefined, paying: boolean): boolean {
  if (!question || paying) return false;
  return ABOUTS.has(question.about) || question.options.some((one) => one.verb === "lay");
}

/** What is fought about: a city, the ruins. */
export function placeName(view: View, battle: BattleView, words: Words): string {
  const shape = view.board[battle.space]?.shape;
  return shape && !shape.startsWith("city-") ? words.shape(shape) : say("table-battle-city");
}

export function battleTitle(view: View, battle: BattleView, words: Words): string {
  const { space, hero } = battle;
  return hero
    ? say("table-battle-hero", { space })
    : say("table-battle-place", { space, what: placeName(view, battle, words) });
}
