// What the box holds, by name.
// Written by `battalia schema --write`; do not edit.

import type { Faction, Side } from "./messages";

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
