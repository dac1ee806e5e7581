// What players have agreed on, in words.

import { BASE_SWITCHES, EXPANSION_SWITCHES } from "../../box";
import { knows, say } from "../../lib/language.svelte";
import type { Clock, Options } from "../../messages";

export function clockText({ kind, base = 0, increment = 0, days = 0 }: Clock): string {
  if (kind === "book") return say("start-clock-book-text", { minutes: base / 60 });
  if (kind === "game") return say("start-clock-game", { minutes: base / 60, seconds: increment });
  if (kind === "move") return say("start-clock-move", { days });
  return say("start-clock-none-text");
}

const NUMBERED = ["starting_cities", "starting_heroes", "cities_to_end", "weeks"] as const;
const WORDED = ["valleys", "map_end"] as const;
const WRITTEN = ["layout", "corrections"] as const;

/** What makes a table another one than the plain base game: only that is in its options. */
export function variants(options: Options): string[] {
  const name = (option: string) => say(`start-option-${option}`);
  const stated = (option: string, value: string) => say("start-variant", { option: name(option), value });
  const found = [...BASE_SWITCHES, ...EXPANSION_SWITCHES].flatMap(([option]) => {
    if (options[option] === undefined) return [];
    return [options[option] ? name(option) : say("start-variant-off", { option: name(option) })];
  });
  for (const option of NUMBERED) {
    const count = options[option];
    if (count !== undefined) found.push(stated(option, say(`start-option-${option}-some`, { count })));
  }
  for (const option of WORDED) {
    const value = options[option];
    if (value) found.push(stated(option, say(`start-option-${option}-${value}`)));
  }
  if (options.removed_faction) found.push(stated("removed_faction", say(`faction-${options.removed_faction}`)));
  if (options.factions) {
    const factions = options.factions.split(" ").map((one) => say(`faction-${one}`));
    found.push(stated("factions", factions.join(", ")));
  }
  for (const option of WRITTEN) if (options[option]) found.push(name(option));
  for (const module of options.modules ?? []) {
    found.push(knows(`outside-${module}`) ? say(`outside-${module}`) : module);
  }
  return found;
}
