// Puzzles: what there is, beginning one, and whether it is solved.

import type { NewPuzzle, PuzzleStanding, PuzzleTable, PuzzleVerdict } from "../../messages";
import { route } from "../../lib/route.svelte";
import type { Table } from "../../lib/table.svelte";
import { request } from "../../lib/talk";
import { sitDown } from "../start/opening";

/** How the guide is called that sits at the table of a puzzle. */
export const PUZZLE = "puzzle-";
const KEPT = "battalia-puzzles";

export function standing(): Promise<PuzzleStanding> {
  return request<PuzzleStanding>("GET", "/api/puzzles");
}

/** A table of its own for every try; what was wished for is wished for again afterwards. */
export async function solve(wish: NewPuzzle): Promise<void> {
  await sitDown();
  const made = await request<PuzzleTable>("POST", "/api/puzzles", wish);
  if (!wish.again) localStorage.setItem(KEPT, JSON.stringify(wish.theme ? { theme: wish.theme } : {}));
  route.go(`/t/${made.table.id}#guide=${PUZZLE}${made.span}`);
}

/** One more like the last one. */
export function solveNext(): Promise<void> {
  return solve(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as NewPuzzle);
}

export function verdictOf(table: string, giveUp: boolean): Promise<PuzzleVerdict> {
  return request<PuzzleVerdict>("POST", `/api/tables/${table}/puzzle`, { give_up: giveUp });
}

/** Whether what the puzzle is about has been decided: the turn, the battle, or the answer. */
export function isDecided(table: Table, span: string): boolean {
  if (table.view?.outcome) return true;
  if (span === "answer") return table.question !== undefined && table.question.about !== "cohort";
  const over = span === "turn" ? ["hand-discarded", "table-discarded"] : ["battle-ended"];
  return table.log.some(
    (entry) =>
      !entry.undone &&
      !entry.gone &&
      entry.events.some((event) => over.includes(event.event) && (span === "battle" || ("seat" in event && event.seat === table.viewer))),
  );
}
