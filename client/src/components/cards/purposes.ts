// What a row was laid for, in words.

import { knows, say } from "../../lib/language.svelte";
import type { Words } from "../../lib/words";

/** `build city-one 2`: the verb, a kind or shape, a city's level. */
export function purposeText(purpose: string, words: Words): string {
  const [verb = "", noun = "", level] = purpose.split(" ");
  if (verb === "build") {
    return level ? say("cards-row-city", { level: Number(level) }) : say("cards-row-build", { shape: words.shape(noun) });
  }
  const id = `cards-row-${verb}`;
  if (knows(id)) return say(id, { kind: noun ? words.kind(noun) : "" });
  return say(`verb-${verb}`);
}
