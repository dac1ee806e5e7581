// Every icon of the package that the pages show, by its name there.

export const ICONS = [
  "paw-print", "wave-crest", "flame", "feathered-wing", "sun", "wolf-head",
  "viking-helmet", "war-axe", "sun-priest", "crown", "queen-crown", "chess-king",
  "wheat", "anvil", "crossed-swords", "gem-pendant", "ribbon-medal", "tied-scroll",
  "camping-tent", "horse-head", "castle", "ancient-ruins", "magic-portal", "tornado",
  "potion-ball", "chest", "falling-star", "trade",
  "thor-hammer", "broadsword", "checked-shield", "hunting-horn",
  "arrow-flights", "knapsack", "flying-flag", "cloak", "crystal-ball", "ceremonial-mask",
  "scroll-unfurled", "wizard-staff", "cowled",
  "card-draw", "card-discard", "cultist", "walk", "perspective-dice-six-faces-random",
  "hourglass", "light-bulb", "cancel", "player-next", "eye-target",
  "relic-blade", "butterfly", "power-ring", "anticlockwise-rotation",
  "hazard-sign", "boot-prints",
  "three-friends",
  "open-book",
  "treasure-map",
  "compass",
  "info",
  "shamrock",
  "star-medal",
] as const;

export type IconName = (typeof ICONS)[number];
