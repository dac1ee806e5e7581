// Sitting down and setting up a table, from wherever on the first page that is wished.

import type { NewTable, TableLinks } from "../../messages";
import { knows, say, sentence } from "../../lib/language.svelte";
import { person } from "../../lib/person.svelte";
import { route } from "../../lib/route.svelte";
import { Declined, request } from "../../lib/talk";
import { boundly, keepPledged } from "../../lib/trust";
import { why } from "../../lib/words";
import { keepLinks } from "../acting/links";

/** Whether this browser has begun a game: the first one comes with the guide. */
const PLAYED = "battalia-played";

/** Who has no name yet gets one, which can be changed later. */
export async function sitDown(name = ""): Promise<void> {
  if (name.trim()) await person.be(name.trim());
  else if (!(person.info ?? (await person.look()))) await person.be(say("start-player"));
}

export async function setUp(table: NewTable, name = ""): Promise<TableLinks> {
  await sitDown(name);
  const wish = await boundly(table);
  const made = await request<TableLinks>("POST", "/api/tables", wish);
  keepLinks(made);
  keepPledged(made.table.id, wish);
  return made;
}

/** Two players, the base game, an easy opponent: at once. */
export async function playNow(): Promise<void> {
  const made = await setUp({
    options: { players: 2 },
    seats: [{ who: "me" }, { who: "computer", level: "novice" }],
  });
  const first = !localStorage.getItem(PLAYED);
  localStorage.setItem(PLAYED, "yes");
  route.go(`/t/${made.table.id}${first ? "#guide" : ""}`);
}

/** On to a new table; where somebody is awaited the links come first. */
export function goOn(made: TableLinks): void {
  if (Object.keys(made.seats).length) route.go(`/#links=${made.table.id}`);
  else if (made.table.state === "over") route.go(`/replay/${made.table.id}`);
  else route.go(`/t/${made.table.id}`);
}

/** A refusal in the reader's language; what is no refusal is no business of the page. */
export function refusal(problem: unknown): string {
  if (!(problem instanceof Declined)) {
    // The browser's own words for a request that never arrived are of no use to a player.
    if (problem instanceof TypeError) return sentence(say("not-connected"));
    throw problem;
  }
  return knows(problem.reason.id) ? why(problem.reason) : problem.message;
}
