// What the table tells the board: where one can act, and the card that is being laid.

import type { IconName } from "../../lib/icon-names";
import { say } from "../../lib/language.svelte";
import type { Side, Space } from "../../messages";

/** `act` something can be done, `target` an attack, `move` a hero can go there, `danger` beware. */
export type MarkKind = "act" | "target" | "move" | "danger";

export interface Mark {
  kind: MarkKind;
  /** What one can do there, in words. */
  label: string;
  /** How many supply cards it takes to go there. */
  price?: number | undefined;
}

/** What somebody else has done on a space since one's last turn. */
export interface Trace {
  faction: string | undefined;
  /** In sentences. */
  told: readonly string[];
}

export function traceText({ told }: Trace): string {
  return say("news-trace", { told: told.join(" ") });
}

/** The way that somebody else's hero has gone. */
export interface Trail {
  faction: string | undefined;
  spaces: readonly Space[];
}

export interface LaidCard {
  space: Space;
  shape: string;
  terrain?: string;
  exits: readonly Side[];
  /** In how many ways it can lie here; a card that can lie in one way only has no arrows. */
  ways?: number;
}

export const MARK_ICONS: Record<MarkKind, IconName | undefined> = {
  act: undefined,
  target: "crossed-swords",
  move: "boot-prints",
  danger: "hazard-sign",
};

export const MARK_COLOURS: Record<MarkKind, string> = {
  act: "var(--glow-act)",
  target: "var(--glow-pay)",
  move: "var(--glow-good)",
  danger: "var(--glow-danger)",
};
