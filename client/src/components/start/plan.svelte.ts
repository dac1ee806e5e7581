// The table that is being set up: its options, seats, clock and manners.

import type { NewSeat, NewTable, Offer, Options } from "../../messages";
import { missing, PLAIN, sent, settled, type All, type OptionName } from "./needs";

export interface PlannedSeat {
  who: NewSeat["who"];
  name: string;
  level: string;
}

/** The opponent that is proposed. */
const LEVEL = "steady";

export class Plan {
  options = $state.raw<All>({ ...PLAIN, players: 2 });
  seats = $state<PlannedSeat[]>([
    { who: "me", name: "", level: LEVEL },
    ...Array.from({ length: 5 }, () => ({ who: "computer" as const, name: "", level: LEVEL })),
  ]);
  clock = $state("none");
  atZero = $state<"computer" | "skip">("computer");
  undo = $state(true);
  chat = $state(true);
  standIn = $state(LEVEL);
  seed = $state("");

  constructor(readonly offer: Offer) {}

  /** The seats of so many players; those behind them are kept for when there are more again. */
  seated = $derived(this.seats.slice(0, this.options.players));
  /** Whether this is just the table that the book has for so many players. */
  usual = $derived(same(this.options, this.bookTable(this.options.players)));
  plain = $derived(same(this.options, { ...PLAIN, players: this.options.players }));
  links = $derived(this.seated.filter((seat) => seat.who === "link").length);

  missing(name: OptionName): string | undefined {
    return missing(name, this.options);
  }

  set<K extends OptionName>(name: K, value: All[K]): void {
    const changed = { ...this.options, [name]: value };
    // The book's table stays the book's table, whoever else comes.
    if (name === "players" && this.usual) this.options = this.bookTable(changed.players);
    else this.options = settled(changed);
  }

  base(): void {
    this.options = settled({ ...PLAIN, players: this.options.players });
  }

  book(): void {
    this.options = this.bookTable(this.options.players);
  }

  /** Sits somebody down; oneself sits at one place only. */
  seat(at: number, who: NewSeat["who"]): void {
    if (who === "me") {
      for (const other of this.seats) if (other.who === "me") other.who = "here";
    }
    this.seats[at]!.who = who;
  }

  table(): NewTable {
    const clock = this.offer.clock[this.clock] ?? {};
    return {
      options: sent(this.options),
      seats: this.seated.map(({ who, name, level }) => ({
        who,
        name: who === "here" ? name.trim() : "",
        ...(who === "computer" ? { level } : {}),
      })),
      settings: {
        clock: { ...clock, at_zero: this.atZero },
        undo: this.undo,
        chat: this.chat,
        stand_in: this.standIn,
      },
      seed: this.seed.trim() || null,
    };
  }

  private bookTable(players: number): All {
    const book: Options = this.offer.expansion[String(players)] ?? {};
    return { ...PLAIN, ...book, players };
  }
}

function same(one: All, other: All): boolean {
  return (Object.keys(PLAIN) as OptionName[]).every((name) => one[name] === other[name]);
}
