// How the coach follows a player: whether anybody listens, and where it points.

import type { Choice, Hinted, ShownGoal, View } from "../../messages";
import { spaceOf, stackOf } from "../../lib/choices";

/** After so many turns in a row in which nobody listens it says nothing more of its own accord. */
const PATIENCE = 2;

export function isSilent(ignored: number): boolean {
  return ignored >= PATIENCE;
}

/** For how many turns nobody has listened, after one in which there was something to listen to. */
export function ignoredAfter(ignored: number, heard: boolean, asked: boolean): number {
  if (heard) return 0;
  return asked ? ignored + 1 : ignored;
}

/** What one does anyway: it shows neither that one listens nor that one does not. */
const IDLE = ["end", "skip"];

/** Whether the advice is to do something. */
export function asksForMore({ choice }: Hinted): boolean {
  return typeof choice === "string" && !IDLE.includes(choice);
}

/** Whether an answer is what was advised, now or for later in the turn; its payment may be with it. */
export function isHeeded({ choice, plan }: Hinted, answered: string): boolean {
  const done = answered.split(";")[0]!.trim();
  return done !== "" && !IDLE.includes(done) && [choice, ...(plan ?? [])].includes(done);
}

/** Whether there is less to do for the same goal than before. */
export function nearer(before: ShownGoal | undefined | null, now: ShownGoal | undefined | null): boolean {
  return before?.name === now?.name && (now?.needs?.length ?? 0) < (before?.needs?.length ?? 0);
}

/** What to point at for a choice: its stack, its space, or the end of the turn. */
export function whereTo(choice: Choice, view: View | undefined): string[] {
  if (choice.verb === "end") return ["end-turn"];
  const stack = stackOf(choice);
  if (stack) return [`stack-${stack}`];
  const space = spaceOf(choice, view);
  return space ? [`space-${space}`] : ["question"];
}
