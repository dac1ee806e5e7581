// What this browser adds to the shuffles of a table, and to what the server was bound before it
// knew that: kept here, to be compared with what is shown after the end.

import type { NewTable, Pledge } from "../messages";
import { request } from "./talk";

const KEPT = "battalia-bound";
/** So many tables are remembered. */
const MOST = 200;

export interface Bound {
  /** What the server showed before the first card. */
  commitment: string;
  /** What was added here. */
  texts: string[];
}

/** A text that nobody can know. */
export function newText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Record<string, Bound> {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Bound>;
}

export function boundOf(table: string): Bound | undefined {
  return all()[table];
}

export function keepBound(table: string, bound: Bound): void {
  const kept = Object.entries({ ...all(), [table]: bound });
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
}

/** A new table to whose secret the server is bound before it hears what is added here. */
export async function boundly(table: NewTable): Promise<NewTable> {
  if (table.seed || table.settings?.seed) return table;
  const { commitment } = await request<Pledge>("POST", "/api/pledges");
  const seats = (table.seats ?? []).map((seat) =>
    seat.who === "me" || seat.who === "here" ? { ...seat, text: seat.text || newText() } : seat,
  );
  return { ...table, seats, pledge: commitment };
}

/** What is kept of a table that was set up so. */
export function keepPledged(id: string, table: NewTable): void {
  if (!table.pledge) return;
  const texts = (table.seats ?? []).flatMap(({ text }) => (text ? [text] : []));
  keepBound(id, { commitment: table.pledge, texts });
}
