// The signs of the game: which icon and colour stand for what. Never a colour alone.

import { CARD_SIGNS, ROYALS, UNITS } from "../box";
import type { IconName } from "./icon-names";

export const FACTION_ICONS: Record<string, IconName> = {
  barfolk: "paw-print",
  islanders: "wave-crest",
  emberians: "flame",
  cloudborn: "feathered-wing",
  sunblessed: "sun",
  wolfsclan: "wolf-head",
  fanatic: "cultist",
};

export const KIND_ICONS: Record<string, IconName> = CARD_SIGNS;

/** The colour of a faction, as a CSS value; ice needs dark signs upon it. */
export function factionColour(faction: string | undefined): string {
  return faction ? `var(--${faction})` : "var(--neutral)";
}

export function signColour(faction: string | undefined): string {
  return faction === "wolfsclan" || faction === "cloudborn" ? "var(--ink)" : "#fff";
}

/** Ranks of units, for the chevrons. */
export const RANKS: Record<string, number> = Object.fromEntries(
  [...UNITS, ...ROYALS].map((kind, at) => [kind, at + 1]),
);
