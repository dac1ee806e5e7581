// The table that is being set up: its options, seats, clock and manners.
// What goes with what is the server's to say: it is asked at every change.

import type { Agreement, Clock, NewTable, Offer, Options, Preset, Reason } from "../../messages";
import { say } from "../../lib/language.svelte";
import { levelName } from "../../lib/seats";
import { Declined, request } from "../../lib/talk";
import { newText } from "../../lib/trust";
import type { OwnPreset } from "./presets.svelte";
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
  calm = $state(false);
  rated = $state(false);
  standIn = $state(LEVEL);
  seed = $state("");
  /** What oneself adds to the shuffles. */
  text = $state(newText());
  private wishes = 0;
  private answered: Promise<void> = Promise.resolve();

  constructor(
    readonly offer: Offer,
    agreement: Agreement,
  ) {
    this.agree(agreement);
  }

  /** So many factions take part. */
  factions = $derived.by(() => this.offer.factions[String(this.options.players)] ?? 0);
  agreed = $derived.by(() => this.options.factions.split(" ").filter(Boolean));
  /** Why there can be no such table yet. */
  refused = $derived(this.agreement.refused ?? undefined);

  /** The starter preset whose table this is. */
  preset = $derived.by(() => this.presetOf(this.options));
  /** The clock that was chosen, as it would be at this table. */
  clockNow = $derived.by((): Clock => {
    const clock = this.offer.clock[this.clock] ?? {};
    return clock.kind === "book" ? { ...this.agreement.book, kind: "book" } : clock;
  });

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
    // The table of a preset stays one of this preset, whoever else comes.
    const ready = name === "players" ? this.preset?.tables[String(changed.players)]?.options : undefined;
    this.wish((ready as All | undefined) ?? changed);
  }

  /** The table of a preset for as many players, or for as many as it can have. */
  choose(preset: Preset): void {
    this.wish(preset.tables[this.seatsAt(preset)]!.options as All);
    if (preset.links) this.seating.invite();
    else this.seating.disinvite();
  }

  /** How long a game of a preset takes, with the people who are to play now; if that was measured. */
  length(preset: Preset): { days: number[]; minutes: number[] } | undefined {
    const players = this.seatsAt(preset);
    const length = preset.tables[players]!.length;
    if (!length) return undefined;
    const { days, minutes } = length;
    const invites = preset.links && preset !== this.preset;
    const people = invites ? players : String(this.seating.people(Number(players), Boolean(preset.links)));
    return { days, minutes: minutes[people]! };
  }

  /** All that belongs to this table but who sits there and what chance will do. */
  kept(name: string): OwnPreset {
    const plain = this.offer.options as All;
    const chosen = (Object.keys(plain) as OptionName[]).filter((one) => String(this.options[one]) !== String(plain[one]));
    return {
      name,
      options: { ...Object.fromEntries(chosen.map((one) => [one, this.options[one]])), players: this.options.players },
      seats: this.seating.seated.map(({ who, level }) => (who === "computer" ? { who, level } : { who })),
      clock: this.clock,
      atZero: this.atZero,
      undo: this.undo,
      chat: this.chat,
      calm: this.calm,
      standIn: this.standIn,
    };
  }

  /** Takes a table that was kept, as a whole; or says why it cannot be, and nothing has changed. */
  async take(kept: OwnPreset): Promise<string | undefined> {
    const module = (kept.options.modules ?? []).find((one) => !this.offer.modules.includes(one));
    if (module) return say("presets-own-module", { name: kept.name, module });
    const levels = [kept.standIn, ...kept.seats.flatMap(({ level }) => level ?? [])];
    const level = levels.find((one) => !this.offer.levels.includes(one));
    if (level) return say("presets-own-level", { name: kept.name, level: levelName(level) });
    await this.answered;
    const wished = { ...(this.offer.options as All), ...kept.options };
    const agreement = await agree(wished).catch((problem: unknown) => {
      // What an earlier version kept may be no table of this one.
      if (problem instanceof Declined) return undefined;
      throw problem;
    });
    if (!agreement || !(kept.clock in this.offer.clock) || !same(wished, agreement.options as All)) {
      return say("presets-own-changed", { name: kept.name });
    }
    // An answer that is still on its way knows nothing of this.
    this.wishes++;
    this.agree(agreement);
    this.seating.take(kept.seats);
    this.clock = kept.clock;
    this.atZero = kept.atZero;
    this.undo = kept.undo;
    this.chat = kept.chat;
    this.calm = kept.calm ?? false;
    this.standIn = kept.standIn;
    return undefined;
  }

  /** What is sent, once the server has answered the last wish. */
  async table(): Promise<NewTable> {
    await this.answered;
    const clock = this.offer.clock[this.clock] ?? {};
    return {
      options: this.options,
      seats: this.seating.wishes().map((seat) => (seat.who === "me" ? { ...seat, text: this.text } : seat)),
      settings: {
        clock: { ...clock, at_zero: this.atZero },
        undo: this.undo,
        chat: this.chat,
        calm: this.calm,
        stand_in: this.standIn,
      },
      seed: this.seed.trim() || null,
      rated: this.rated,
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
      if (wish === this.wishes) this.agree(agreement);
    } catch {
      // What was known stays; if it cannot be so, the server says it when the game shall begin.
    }
  }

  private agree(agreement: Agreement): void {
    this.agreement = agreement;
    this.options = agreement.options as All;
  }

  private presetOf(options: All): Preset | undefined {
    const at = String(options.players);
    return this.offer.presets.find(({ tables }) => tables[at] && same(options, tables[at].options as All));
  }

  /** For how many players a preset has a table: for these, or for as many as it can have. */
  private seatsAt({ tables }: Pick<Preset, "tables">): string {
    const wanted = String(this.options.players);
    return wanted in tables ? wanted : Object.keys(tables).at(-1)!;
  }
}

function same(one: All, other: All): boolean {
  // The modules of installed packages are a list.
  return (Object.keys(one) as OptionName[]).every((name) => String(one[name]) === String(other[name]));
}
