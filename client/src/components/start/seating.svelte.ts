// Who sits where at a table that is being set up.

import type { NewSeat } from "../../messages";

export interface PlannedSeat {
  who: NewSeat["who"];
  name: string;
  level: string;
}

/** The opponent that is proposed. */
export const LEVEL = "steady";
const MOST = 6;

export class Seating {
  /** Those behind the last player are kept for when there are more again. */
  seats = $state<PlannedSeat[]>(
    Array.from({ length: MOST }, (_, at) => ({ who: at ? "computer" : "me", name: "", level: LEVEL })),
  );

  /** How whoever sets up the table is called. */
  own = $state("");

  constructor(private readonly players: () => number) {}

  seated = $derived.by(() => this.seats.slice(0, this.players()));
  links = $derived(this.seated.filter((seat) => seat.who === "link").length);

  /** Sits somebody down; oneself sits at one place only. */
  seat(at: number, who: NewSeat["who"]): void {
    if (who === "me") {
      for (const other of this.seats) if (other.who === "me") other.who = "here";
    }
    this.seats[at]!.who = who;
  }

  wishes(): NewSeat[] {
    return this.seated.map(({ who, name, level }) => ({
      who,
      name: who === "here" ? name.trim() : "",
      ...(who === "computer" ? { level } : {}),
    }));
  }
}
