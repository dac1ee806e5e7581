// A game that is over can be looked at again without a network.

import type { TableInfo } from "../../messages";
import { kept, keptLike } from "../../lib/kept";
import { request } from "../../lib/talk";
import { catalogueOf } from "../acting/catalogue";
import { Playback } from "./playback.svelte";

/** Of so many of one's own games at once: they cost the server something. */
const AT_ONCE = 3;
const INFO = /\/api\/tables\/[a-z0-9]{12}$/;

/** A table from outside; that of a game that is over also without a network. */
export function infoOf(table: string): Promise<TableInfo> {
  const path = `/api/tables/${table}`;
  return kept(path, () => request<TableInfo>("GET", path), ({ state }) => state === "over");
}

/** Whose eyes one looks through at first. */
export function firstViewer(table: TableInfo): string {
  return table.seats.find((seat) => seat.mine)?.seat ?? "watch";
}

/** The games that can be looked at without a network, the latest first. */
export async function keptGames(): Promise<TableInfo[]> {
  return (await keptLike<TableInfo>(INFO)).sort((one, other) => other.changed - one.changed);
}

/** Keeps one's last games that are over, where they are not kept yet. */
export async function keepOwn(tables: readonly TableInfo[]): Promise<void> {
  const before = new Set((await keptGames()).map(({ id }) => id));
  const over = tables.filter((table) => table.state === "over" && table.seats.some((seat) => seat.mine));
  for (const { id } of over.slice(0, AT_ONCE).filter((table) => !before.has(table.id))) {
    const playback = new Playback(id);
    playback.over = true;
    const info = await infoOf(id);
    await catalogueOf(id, true);
    await playback.look(firstViewer(info));
    // The server has no time for it now.
    if (playback.refused) return;
  }
}
