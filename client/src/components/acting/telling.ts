// What a choice gets one, where its name does not say it.

import type { Choice } from "../../messages";
import { say } from "../../lib/language.svelte";
import { doesOf, isGreat } from "../cards/faces";

export function gains(choice: Choice): string {
  switch (choice.verb) {
    case "buy-potion":
    case "drink":
      return say(`sheets-potion-${choice.potion}-does`);
    case "invoke":
      return say(`modules-gift-${choice.terrain}`);
    case "event":
      return say(`sheets-event-${choice.event}`);
    case "use":
      return doesOf(choice.item.kind);
    case "rouse":
      return say("cards-does-fanatic");
    case "take":
      return isGreat(choice.card) ? doesOf(choice.card) : "";
    case "annex":
    case "crown":
    case "exchange":
    case "give-artefact":
    case "hide":
    case "limbo":
    case "lower":
      return say("table-does", { verb: choice.verb });
    default:
      return "";
  }
}

/** What all of them get one, if it is the same. */
export function gainsOfAll(choices: readonly Choice[]): string {
  const found = new Set(choices.map(gains));
  return found.size === 1 ? [...found][0]! : "";
}
