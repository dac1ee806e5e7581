// Every icon of the package that the pages show, by its name there.

import { BASE_SWITCHES, CARD_FIGURES, CARD_SIGNS, EXPANSION_SWITCHES } from "../box.ts";

/** Those that stand for nothing in the box. */
const OTHERS = [
  "paw-print", "wave-crest", "flame", "sun", "wolf-head",
  "tornado", "cowled", "card-discard", "walk", "hourglass", "light-bulb", "cancel", "player-next",
  "eye-target", "power-ring", "anticlockwise-rotation", "open-book", "treasure-map", "compass", "info",
  "shamrock", "star-medal",
] as const;

type Signs = (typeof CARD_SIGNS)[keyof typeof CARD_SIGNS];
type Figures = (typeof CARD_FIGURES)[keyof typeof CARD_FIGURES];
type Switches = (typeof BASE_SWITCHES | typeof EXPANSION_SWITCHES)[number][1];
export type IconName = (typeof OTHERS)[number] | Signs | Figures[keyof Figures] | Switches;

export const ICONS: readonly IconName[] = [
  ...new Set<IconName>([
    ...OTHERS,
    ...Object.values(CARD_SIGNS),
    ...Object.values(CARD_FIGURES).flatMap((figures) => Object.values(figures)),
    ...[...BASE_SWITCHES, ...EXPANSION_SWITCHES].map(([, icon]) => icon),
  ]),
];
