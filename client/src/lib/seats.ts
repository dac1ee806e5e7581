// Who sits at a table, in words.

import type { SeatInfo } from "../messages";
import { knows, say } from "./language.svelte";

export function levelName(level: string): string {
  // A computer player of another package has a name and no words.
  return knows(`start-level-${level}`) ? say(`start-level-${level}`) : level;
}

/** What a computer of this level does, in a sentence; of one from another package nobody knows. */
export function levelText(level: string): string {
  return knows(`start-level-${level}-text`) ? say(`start-level-${level}-text`) : "";
}

/** By themselves, or after “with”, where some languages decline them. */
export type Case = "start-computer" | "start-with-computer";

export function computers(level: string, count: number, how: Case = "start-computer"): string {
  return say(how, { level: levelName(level), count });
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "computer") return computers(seat.level ?? "", 1);
  return seat.name || say("player-number", { number: Number(seat.seat.slice(1)) });
}
