// The table that is being set up: its options, seats, clock and manners.
// What goes with what is the server's to say: it is asked at every change.

import type { Agreement, NewTable, Offer, Options, Reason } from "../../messages";
import { request } from "../../lib/talk";
import { LEVEL, Seating } from "./seating.svelte";

export type All = Required<Options>;
export type OptionName = keyof All;

const FIRST: Options = { players: 2 };

function agree(options: Options): Promise<Agreement> {
  return request<Agreement>("POST", "/api/options", options);
}

/** A table that nothing has been wished for yet. */
export async function newPlan(): Promise<Plan> {
  const [offer, agreement] = await Promise.all([request<Offer>("GET", "/api/offer"), agree(FIRST)]);
  return new Plan(offer, agreement);
}

export class Plan {
  /** As they are wished, at once; as far as they go together, as soon as the server has said so. */
  options = $state.raw({} as All);
  private agreement = $state.raw({} as Agreement);
  readonly seating = new Seating(() => this.options.players);
  clock = $state("none");
  atZero = $state<"computer" | "skip">("computer");
  undo = $state(true);
  chat = $state(true);
  standIn = $state(LEVEL);
  seed = $state("");
  private wishes = 0;
  private answered: Promise<void> = Promise.resolve();

  constructor(
    readonly offer: Offer,
    agreement: Agreement,
  ) {
    this.take(agreement);
  }

  /** So many factions take part. */
  factions = $derived.by(() => this.offer.factions[String(this.options.players)] ?? 0);
  agreed = $derived.by(() => this.options.factions.split(" ").filter(Boolean));
  /** Why there can be no such table yet. */
  refused = $derived(this.agreement.refused ?? undefined);

  /** Whether this is just the table that the book has for so many players. */
  usual = $derived.by(() => same(this.options, this.bookTable(this.options.players)));
  plain = $derived.by(() => same(this.options, this.baseTable()));

  /** Why an option cannot be so now; a text has no value before it is written. */
  closed(name: OptionName, value?: All[OptionName] | string): Reason | undefined {
    return this.agreement.closed.find((one) => one.option === name && (one.value ?? value) === value)?.reason;
  }

  /** What an option can be, each with why it cannot be now. */
  choices<T extends number | string>(name: OptionName, label: (value: T) => string) {
    const values = this.offer.values[name] as T[];
    return values.map((value) => ({ value, label: label(value), closed: this.closed(name, value) }));
  }

  set<K extends OptionName>(name: K, value: All[K]): void {
    const changed = { ...this.options, [name]: value };
    // The book's table stays the book's table, whoever else comes.
    this.wish(name === "players" && this.usual ? this.bookTable(changed.players) : changed);
  }

  base(): void {
    this.wish(this.baseTable());
  }

  book(): void {
    this.wish(this.bookTable(this.options.players));
  }

  /** What is sent, once the server has answered the last wish. */
  async table(): Promise<NewTable> {
    await this.answered;
    const clock = this.offer.clock[this.clock] ?? {};
    return {
      options: this.options,
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

  private wish(options: All): void {
    this.options = options;
    this.answered = this.ask(options, ++this.wishes);
  }

  private async ask(options: All, wish: number): Promise<void> {
    try {
      const agreement = await agree(options);
      // A late answer to an earlier wish knows nothing of this one.
      if (wish === this.wishes) this.take(agreement);
    } catch {
      // What was known stays; if it cannot be so, the server says it when the game shall begin.
    }
  }

  private take(agreement: Agreement): void {
    this.agreement = agreement;
    this.options = agreement.options as All;
  }

  private baseTable(): All {
    return { ...(this.offer.options as All), players: this.options.players };
  }

  private bookTable(players: number): All {
    return this.offer.expansion[String(players)] as All;
  }
}

function same(one: All, other: All): boolean {
  // The modules of installed packages are a list.
  return (Object.keys(one) as OptionName[]).every((name) => String(one[name]) === String(other[name]));
}
