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

  /** How many of the first seats are for people. */
  people(players: number): number {
    return Math.max(1, this.seats.slice(0, players).filter(({ who }) => who !== "computer").length);
  }

  /** Whoever was a computer is somebody with a link from now on. */
  invite(): void {
    for (const seat of this.seats) if (seat.who === "computer") seat.who = "link";
  }

  /** Sits everybody down as they were kept. */
  take(seats: readonly Pick<NewSeat, "who" | "level">[]): void {
    seats.slice(0, MOST).forEach(({ who, level = LEVEL }, at) => Object.assign(this.seats[at]!, { who, level }));
  }

  wishes(): NewSeat[] {
    return this.seated.map(({ who, name, level }) => ({
      who,
      name: who === "here" ? name.trim() : "",
      ...(who === "computer" ? { level } : {}),
    }));
  }
}
