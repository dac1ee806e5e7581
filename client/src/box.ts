// What the box holds, by name.
// Written by `battalia schema --write`; do not edit.

import type { Faction, Side } from "./messages.ts";

/** Units, by rank. */
export const UNITS = ["friman", "chief", "priest", "lord"] as const;

export const ROYALS = ["queen", "king"] as const;

export const ARTEFACTS = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"] as const;

export const GREAT_ARTEFACTS = ["hammer", "sword", "shield", "wings", "horn", "arrow", "bag", "banner", "cloak", "crystal", "mask", "lost-scroll", "staff"] as const;

export const ROADS = ["straight", "curve", "tee", "crossroads"] as const;

export const CITIES = ["city-one", "city-opposite", "city-corner", "city-three", "city-four"] as const;

/** Whose stormgate is the first, the second … */
export const GATES = ["barfolk", "cloudborn", "emberians", "islanders", "wolfsclan", "sunblessed"] as const;

export const SIDES = ["north", "east", "south", "west"] as const;

/** The faction that is at home in each terrain. */
export const HOMES: Record<string, Faction> = {
  "woods": "barfolk",
  "lakes": "islanders",
  "canyons": "emberians",
  "mountains": "cloudborn",
  "jungle": "sunblessed",
  "ice": "wolfsclan"
};

/** By shape and where its first exit points: all its exits. */
export const EXITS: Record<string, Partial<Record<Side, Side[]>>> = {
  "city-one": {
    "north": [
      "north"
    ],
    "east": [
      "east"
    ],
    "south": [
      "south"
    ],
    "west": [
      "west"
    ]
  },
  "city-opposite": {
    "north": [
      "north",
      "south"
    ],
    "east": [
      "east",
      "west"
    ]
  },
  "city-corner": {
    "north": [
      "north",
      "east"
    ],
    "east": [
      "east",
      "south"
    ],
    "south": [
      "south",
      "west"
    ],
    "west": [
      "north",
      "west"
    ]
  },
  "city-three": {
    "north": [
      "north",
      "east",
      "west"
    ],
    "east": [
      "north",
      "east",
      "south"
    ],
    "south": [
      "east",
      "south",
      "west"
    ],
    "west": [
      "north",
      "south",
      "west"
    ]
  },
  "city-four": {
    "north": [
      "north",
      "east",
      "south",
      "west"
    ]
  },
  "straight": {
    "north": [
      "north",
      "south"
    ],
    "east": [
      "east",
      "west"
    ]
  },
  "curve": {
    "north": [
      "north",
      "east"
    ],
    "east": [
      "east",
      "south"
    ],
    "south": [
      "south",
      "west"
    ],
    "west": [
      "north",
      "west"
    ]
  },
  "tee": {
    "north": [
      "north",
      "east",
      "west"
    ],
    "east": [
      "north",
      "east",
      "south"
    ],
    "south": [
      "east",
      "south",
      "west"
    ],
    "west": [
      "north",
      "south",
      "west"
    ]
  },
  "crossroads": {
    "north": [
      "north",
      "east",
      "south",
      "west"
    ]
  },
  "ruins": {
    "north": [
      "north",
      "east",
      "south",
      "west"
    ]
  },
  "stormgate": {
    "north": [
      "north",
      "east",
      "south",
      "west"
    ]
  },
  "valley-road": {
    "north": [
      "north",
      "east",
      "south",
      "west"
    ]
  },
  "building": {
    "north": [
      "north",
      "east"
    ],
    "east": [
      "east",
      "south"
    ],
    "south": [
      "south",
      "west"
    ],
    "west": [
      "north",
      "west"
    ]
  },
  "link": {
    "east": [
      "east",
      "west"
    ],
    "north": [
      "north",
      "east",
      "south",
      "west"
    ]
  },
  "closed-road": {
    "north": [
      "north",
      "east",
      "south",
      "west"
    ]
  },
  "closed-building": {
    "north": [
      "north",
      "east"
    ],
    "east": [
      "east",
      "south"
    ],
    "south": [
      "south",
      "west"
    ],
    "west": [
      "north",
      "west"
    ]
  }
};

/** Options that are on or off, with their signs. */
export const BASE_SWITCHES = [["advanced", "boot-prints"], ["hard", "hazard-sign"], ["relics", "ancient-ruins"], ["neutral_cities", "castle"]] as const;

/** Options that are on or off, with their signs. */
export const EXPANSION_SWITCHES = [["stormgates", "magic-portal"], ["royals", "queen-crown"], ["teams", "three-friends"], ["three_against_three", "flying-flag"], ["two_attacks", "crossed-swords"], ["heroic", "viking-helmet"], ["trading", "trade"], ["great_artefacts", "relic-blade"], ["summoning", "scroll-unfurled"], ["staff", "wizard-staff"], ["fortune", "crystal-ball"], ["draft", "card-draw"], ["metamorpha", "butterfly"], ["bilkarr", "potion-ball"], ["fanatics", "cultist"]] as const;

/** Where the rules speak of each option. */
export const OPTION_RULES = {
  "players": "S10.5",
  "removed_faction": "B14.2",
  "layout": "B14.3",
  "corrections": "B0",
  "modules": "B0",
  "expansion": "S0",
  "map_end": "S11.1",
  "factions": "S10.1",
  "advanced": "B12",
  "hard": "B13.1",
  "heroic": "S5",
  "relics": "B13.2",
  "starting_cities": "B13.3",
  "neutral_cities": "B13.3",
  "starting_heroes": "B13.3",
  "cities_to_end": "B13.3",
  "weeks": "B13.3",
  "teams": "S4",
  "three_against_three": "S4.1",
  "two_attacks": "S4.6",
  "great_artefacts": "S7",
  "staff": "S7.9",
  "stormgates": "S1",
  "royals": "S2",
  "trading": "S6",
  "fortune": "S8",
  "metamorpha": "S12",
  "summoning": "S7.7",
  "draft": "S9",
  "fanatics": "S14",
  "valleys": "S15",
  "bilkarr": "S13"
} as const;

/** The sign of each kind of card. */
export const CARD_SIGNS = {
  "supply": "wheat",
  "friman": "viking-helmet",
  "chief": "war-axe",
  "priest": "sun-priest",
  "lord": "crown",
  "queen": "queen-crown",
  "king": "chess-king",
  "tool": "anvil",
  "weapon": "crossed-swords",
  "amulet": "gem-pendant",
  "title": "ribbon-medal",
  "scroll": "tied-scroll",
  "tent": "camping-tent",
  "horse": "horse-head",
  "hammer": "thor-hammer",
  "sword": "broadsword",
  "shield": "checked-shield",
  "wings": "feathered-wing",
  "horn": "hunting-horn",
  "arrow": "arrow-flights",
  "bag": "knapsack",
  "banner": "flying-flag",
  "cloak": "cloak",
  "crystal": "crystal-ball",
  "mask": "ceremonial-mask",
  "lost-scroll": "scroll-unfurled",
  "staff": "wizard-staff",
  "stardust": "falling-star",
  "chest": "chest",
  "wild": "perspective-dice-six-faces-random"
} as const;

/** By kind of card and faction: a figure of its own. */
export const CARD_FIGURES = {
  "friman": {
    "barfolk": "horned-helm",
    "islanders": "bandana",
    "emberians": "pyromaniac",
    "cloudborn": "elf-helmet",
    "sunblessed": "tribal-mask",
    "wolfsclan": "hood"
  },
  "chief": {
    "barfolk": "battle-axe",
    "islanders": "harpoon-trident",
    "emberians": "flaming-arrow",
    "cloudborn": "winged-sword",
    "sunblessed": "sun-spear",
    "wolfsclan": "triple-claws"
  },
  "priest": {
    "barfolk": "holy-oak",
    "islanders": "nautilus-shell",
    "emberians": "brasero",
    "cloudborn": "dream-catcher",
    "sunblessed": "aztec-calendar-sun",
    "wolfsclan": "wolf-howl"
  },
  "lord": {
    "barfolk": "bear-face",
    "islanders": "triton-head",
    "emberians": "spiked-dragon-head",
    "cloudborn": "eagle-head",
    "sunblessed": "tiger-head",
    "wolfsclan": "direwolf"
  }
} as const;

/** Where the rules describe it. */
export const CARD_RULES = {
  "supply": "B3.2",
  "friman": "B0.2",
  "chief": "B0.2",
  "priest": "B0.2",
  "lord": "B0.2",
  "queen": "S2.3",
  "king": "S2.3",
  "tool": "B5.3",
  "weapon": "B5.4",
  "amulet": "B5.5",
  "title": "B5.6",
  "scroll": "B5.7",
  "tent": "B5.8",
  "horse": "B5.9",
  "hammer": "B6.2",
  "sword": "B6.3",
  "shield": "B6.4",
  "wings": "B6.5",
  "horn": "B6.6",
  "arrow": "S7.1",
  "bag": "S7.2",
  "banner": "S7.3",
  "cloak": "S7.4",
  "crystal": "S7.5",
  "mask": "S7.6",
  "lost-scroll": "S7.7",
  "staff": "S7.9",
  "stardust": "S6.3",
  "chest": "S6.4",
  "wild": "B5.5"
} as const;
