// Who sits where at a table that is being set up.

import type { NewSeat } from "../../messages";

export interface PlannedSeat {
  who: NewSeat["who"];
  name: string;
  level: string;
  /** A computer sits here again where no preset invites somebody. */
  invited?: boolean;
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
    Object.assign(this.seats[at]!, { who, invited: false });
  }

  /** How many of the first seats are for people, with those whom a preset has invited or without. */
  people(players: number, invited = true): number {
    const people = this.seats.filter((seat, at) => at < players && seat.who !== "computer" && (invited || !seat.invited));
    return Math.max(1, people.length);
  }

  /** Whoever was a computer is somebody with a link from now on. */
  invite(): void {
    for (const seat of this.seats) if (seat.who === "computer") Object.assign(seat, { who: "link", invited: true });
  }

  /** Whom a preset has invited, another one does without. */
  disinvite(): void {
    for (const seat of this.seats) if (seat.invited) Object.assign(seat, { who: "computer", invited: false });
  }

  /** Sits everybody down as they were kept. */
  take(seats: readonly Pick<NewSeat, "who" | "level">[]): void {
    seats.slice(0, MOST).forEach(({ who, level = LEVEL }, at) => Object.assign(this.seats[at]!, { who, level, invited: false }));
  }

  wishes(): NewSeat[] {
    return this.seated.map(({ who, name, level }) => ({
      who,
      name: who === "here" ? name.trim() : "",
      ...(who === "computer" ? { level } : {}),
    }));
  }
}
