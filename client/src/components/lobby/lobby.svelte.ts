// The lobby as it is: told whole once, then what changes.

import type { LobbyInfo, LobbySeat, LobbyTable, PeopleHere, TableGone } from "../../messages";
import { listed, say } from "../../lib/language.svelte";
import { computers } from "../../lib/seats";
import { stream } from "../../lib/stream.svelte";

export class Lobby {
  /** The newest first; nothing is known before the server has told it. */
  tables = $state.raw<LobbyTable[]>();
  people = $state(0);

  /** Hears of it; what is given back ends that. */
  begin(): () => void {
    return stream.follow("lobby", ({ what, about }) => {
      if (what === "whole") ({ tables: this.tables, people: this.people } = about as unknown as LobbyInfo);
      else if (what === "people") ({ people: this.people } = about as unknown as PeopleHere);
      else if (what === "gone") this.drop((about as unknown as TableGone).table);
      else if (what === "table") this.put(about as unknown as LobbyTable);
    });
  }

  private put(table: LobbyTable): void {
    const tables = this.tables ?? [];
    const known = tables.some(({ id }) => id === table.id);
    this.tables = known ? tables.map((one) => (one.id === table.id ? table : one)) : [table, ...tables];
  }

  private drop(id: string): void {
    this.tables = this.tables?.filter((table) => table.id !== id);
  }
}

export function freeSeats(table: LobbyTable): number {
  return table.seats.filter(({ kind }) => kind === "open").length;
}

/** Who sits there. */
export function sitting({ seats }: LobbyTable): string {
  const there = seats.filter(({ kind }) => kind !== "open");
  const name = (seat: LobbySeat) =>
    seat.kind === "computer" ? computers(seat.level ?? "", 1) : seat.name || say("start-player");
  return listed(there.map(name));
}
