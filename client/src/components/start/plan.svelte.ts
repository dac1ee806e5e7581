// The table that is being set up: its options, seats, clock and manners.

import type { NewTable, Offer, Options } from "../../messages";
import { missing, PLAIN, sent, settled, type All, type OptionName } from "./needs";
import { LEVEL, Seating } from "./seating.svelte";

export class Plan {
  options = $state.raw<All>({ ...PLAIN, players: 2 });
  readonly seating = new Seating(() => this.options.players);
  clock = $state("none");
  atZero = $state<"computer" | "skip">("computer");
  undo = $state(true);
  chat = $state(true);
  standIn = $state(LEVEL);
  seed = $state("");

  constructor(readonly offer: Offer) {}

  /** So many factions take part. */
  factions = $derived.by(() => this.offer.factions[String(this.options.players)] ?? 0);
  agreed = $derived(this.options.factions.split(" ").filter(Boolean));
  /** Whether the factions agreed on are too few or too many; a board of one's own has its own number. */
  unsettled = $derived(
    this.agreed.length > 0 && !this.options.layout && this.agreed.length !== this.factions,
  );

  /** Whether this is just the table that the book has for so many players. */
  usual = $derived(same(this.options, this.bookTable(this.options.players)));
  plain = $derived(same(this.options, { ...PLAIN, players: this.options.players }));

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

  table(): NewTable {
    const clock = this.offer.clock[this.clock] ?? {};
    return {
      options: sent(this.options),
      seats: this.seating.wishes(),
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
