// What is told of a scenario, in the reader's language or else in one that it has.

import type { Tale } from "../../messages";
import { speech } from "../../lib/language.svelte";

export function toldOf(texts: Tale["title"] | undefined): string {
  return texts?.[speech.language] ?? texts?.["en"] ?? Object.values(texts ?? {})[0] ?? "";
}
