// What each option of a table needs, so that what cannot be is grey before the server refuses it.
// The server has the last word; these are its facts in short.

import type { Options } from "../../messages";

export type All = Required<Options>;
export type OptionName = keyof All;

/** The plain base game: the server leaves out what is as here. */
export const PLAIN: All = {
  players: 4,
  advanced: false,
  hard: false,
  relics: false,
  starting_cities: 1,
  neutral_cities: true,
  starting_heroes: 0,
  cities_to_end: 0,
  weeks: 0,
  removed_faction: "",
  corrections: "",
  expansion: false,
  stormgates: false,
  royals: false,
  teams: false,
  three_against_three: false,
  two_attacks: false,
  heroic: false,
  trading: false,
  great_artefacts: false,
  summoning: false,
  staff: false,
  fortune: false,
  draft: false,
  metamorpha: false,
  bilkarr: false,
  fanatics: false,
  valleys: "",
  map_end: "",
  factions: "",
  layout: "",
};

/** What a need looks at, and the message that says what is missing. */
type Need = [met: (options: All) => boolean, message: string];

const EXPANSION: Need = [(one) => one.expansion, "start-needs-expansion"];
const STORMGATES: Need = [(one) => one.stormgates, "start-needs-stormgates"];
const FOUR: Need = [(one) => one.players >= 4, "start-needs-four"];
const ARTEFACTS: Need = [(one) => one.great_artefacts, "start-needs-great-artefacts"];
const NO_RELICS: Need = [(one) => !one.relics, "start-needs-no-relics"];
const NO_VALLEYS: Need = [(one) => !one.valleys, "start-needs-no-valleys"];

/** In the order in which they are told: only the first that is not met is. */
const NEEDS: Partial<Record<OptionName, Need[]>> = {
  hard: [[(one) => !one.heroic, "start-needs-no-heroic"], NO_VALLEYS],
  relics: [NO_VALLEYS],
  starting_cities: [NO_RELICS],
  starting_heroes: [NO_RELICS],
  neutral_cities: [NO_RELICS],
  cities_to_end: [[(one) => !one.teams, "start-needs-no-teams"]],
  removed_faction: [
    [(one) => !one.expansion, "start-needs-base"],
    [(one) => one.players === 2, "start-needs-two"],
  ],
  stormgates: [EXPANSION],
  royals: [EXPANSION],
  teams: [EXPANSION, FOUR],
  three_against_three: [
    EXPANSION,
    [(one) => one.teams && one.players === 6, "start-needs-teams-of-six"],
  ],
  two_attacks: [
    EXPANSION,
    [(one) => one.teams && one.players === 5, "start-needs-teams-of-five"],
  ],
  heroic: [EXPANSION, [(one) => one.advanced, "start-needs-advanced"]],
  trading: [EXPANSION],
  great_artefacts: [EXPANSION],
  summoning: [
    EXPANSION,
    ARTEFACTS,
    [(one) => one.metamorpha || one.bilkarr, "start-needs-figure"],
  ],
  staff: [EXPANSION, ARTEFACTS],
  fortune: [EXPANSION],
  draft: [EXPANSION],
  metamorpha: [EXPANSION, STORMGATES],
  bilkarr: [EXPANSION, STORMGATES],
  fanatics: [EXPANSION],
  valleys: [
    EXPANSION,
    STORMGATES,
    FOUR,
    [(one) => !one.relics && !one.hard, "start-needs-no-scenario"],
  ],
  map_end: [EXPANSION],
  factions: [EXPANSION],
  layout: [EXPANSION],
};

/** The message that says what an option needs and has not; none: it can be chosen. */
export function missing(name: OptionName, options: All): string | undefined {
  return NEEDS[name]?.find(([met]) => !met(options))?.[1];
}

/** With the base box alone, four players at most. */
export function missingForPlayers(players: number, options: All): string | undefined {
  return players > 4 && !options.expansion ? EXPANSION[1] : undefined;
}

/** The options without what has lost what it needs. */
export function settled(options: All): All {
  const after: All = { ...options };
  if (missingForPlayers(after.players, after)) after.players = 4;
  for (let changed = true; changed; ) {
    changed = false;
    for (const name of Object.keys(NEEDS) as OptionName[]) {
      if (after[name] === PLAIN[name] || !missing(name, after)) continue;
      Object.assign(after, { [name]: PLAIN[name] });
      changed = true;
    }
  }
  return after;
}

/** What is sent: the number of players, and what is not as in the plain base game. */
export function sent(options: All): Options {
  const own = Object.entries(options).filter(([name, value]) => value !== PLAIN[name as OptionName]);
  return { ...(Object.fromEntries(own) as Options), players: options.players };
}
