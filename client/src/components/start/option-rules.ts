// Where the rules speak of each option.

import type { OptionName } from "./plan.svelte";

export const OPTION_RULES = {
  advanced: "B12",
  hard: "B13.1",
  relics: "B13.2",
  neutral_cities: "B13.3",
  starting_cities: "B13.3",
  starting_heroes: "B13.3",
  cities_to_end: "B13.3",
  weeks: "B13.3",
  removed_faction: "B14.2",
  expansion: "S0",
  stormgates: "S1",
  royals: "S2",
  teams: "S4",
  three_against_three: "S4.1",
  two_attacks: "S4.6",
  heroic: "S5",
  trading: "S6",
  great_artefacts: "S7",
  summoning: "S7.7",
  staff: "S7.9",
  fortune: "S8",
  draft: "S9",
  metamorpha: "S12",
  bilkarr: "S13",
  fanatics: "S14",
  valleys: "S15",
  map_end: "S11.1",
} as const satisfies Partial<Record<OptionName, string>>;
