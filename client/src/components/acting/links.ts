// The links to a table's seats, which the server shows once: kept to be shown again.

import type { TableLinks } from "../../messages";
import { house } from "../../lib/house.svelte";

const LINKS = "battalia-links";

export interface Links {
  seats: Record<string, string>;
  watch: string;
}

function all(): Record<string, Links> {
  return JSON.parse(localStorage.getItem(LINKS) ?? "{}") as Record<string, Links>;
}

export function linksOf(table: string): Links {
  return all()[table] ?? { seats: {}, watch: "" };
}

export function keepLinks(made: TableLinks): void {
  const links = { seats: made.seats, watch: made.watch };
  localStorage.setItem(LINKS, JSON.stringify({ ...all(), [made.table.id]: links }));
}

export function keepLink(table: string, seat: string, key: string): void {
  const links = linksOf(table);
  const changed = { ...links, seats: { ...links.seats, [seat]: key } };
  localStorage.setItem(LINKS, JSON.stringify({ ...all(), [table]: changed }));
}

export function keepWatch(table: string, watch: string): void {
  localStorage.setItem(LINKS, JSON.stringify({ ...all(), [table]: { ...linksOf(table), watch } }));
}

export function seatAddress(table: string, key: string): string {
  return `${house.origin}/t/${table}#s=${key}`;
}

/** A link that can be used once, for another device of one's own. */
export function deviceAddress(key: string): string {
  return `${location.origin}/in#${key}`;
}

export function watchAddress(table: string, key: string): string {
  return `${house.origin}/t/${table}#w=${key}`;
}
