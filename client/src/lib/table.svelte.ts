// One table as the page knows it: what its seats see, what they are asked, what has happened.

import type {
  ChatLine,
  Choice,
  ClockInfo,
  FromServer,
  GameEvent,
  History,
  Question,
  Reason,
  Seat,
  TableInfo,
  View,
} from "../messages";
import { keysOf } from "./keys";
import { Declined, patched, request, Talk } from "./talk";
import { endOf, namesOf, Words } from "./words";

/** Something that happened, for the log: events that make one sentence. */
export interface Entry {
  number: number;
  epoch: number;
  by: string | undefined;
  events: GameEvent[];
  /** The view after it, by whose names it is told. */
  view: View;
  undone: boolean;
  /** No choice of the game: somebody resigned, or those left ended it. */
  gaveUp?: GaveUp | undefined;
}

export type GaveUp = "resign" | "end";

export function gaveUp(kind: string): GaveUp | undefined {
  return kind === "resign" || kind === "end" ? kind : undefined;
}

/** So many entries of the log are kept. */
const LOG = 2000;
/** So many acts from before are fetched at once. */
const EARLIER = 120;

export type Viewer = Seat | "watch";

/** Reasons that asking again does not change. */
const FOR_GOOD = ["no-such-table", "nobody-at-this-table", "no-longer-yours"];

export class Table {
  info = $state.raw<TableInfo>();
  /** When that was heard, by performance.now(). */
  infoAt = $state(0);
  seats = $state.raw<Seat[]>([]);
  /** Who looked here has lost the seat: others at this screen say first that they are ready. */
  bereft = $state(false);
  /** Whose eyes the page looks through; with several people at one screen, the one who acts. */
  viewer = $state<Viewer>("watch");
  views = $state.raw<Partial<Record<Viewer, View>>>({});
  questions = $state.raw<Partial<Record<Seat, Question>>>({});
  undo = $state.raw<Partial<Record<Seat, number>>>({});
  /** Which of the choices that can be taken back were payments, the first one first. */
  private paid = $state.raw<Partial<Record<Seat, boolean[]>>>({});
  clock = $state.raw<ClockInfo>();
  clockAt = $state(0);
  epoch = $state(-1);
  /** By viewer: with several people at one screen nobody reads what only another one saw. */
  private logs = $state.raw<Partial<Record<Viewer, Entry[]>>>({});
  /** Whether the log can be fetched from further back. */
  earlier = $state(true);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state(false);
  connected = $state(false);
  /** Why the server sent us away, until it takes us back. */
  sentAway = $state.raw<Reason>();
  /** The last refusal, until the next choice. */
  refusal = $state.raw<Reason>();
  /** An answer is on its way. */
  sending = $state(false);

  private readonly talk: Talk;
  private entries = 0;

  constructor(readonly id: string) {
    this.talk = new Talk(
      id,
      keysOf(id),
      (message) => this.hear(message),
      (connected) => (this.connected = connected),
    );
  }

  close(): void {
    this.talk.close();
  }

  view = $derived<View | undefined>(this.views[this.viewer]);
  question = $derived<Question | undefined>(
    this.viewer === "watch" ? undefined : this.questions[this.viewer],
  );
  log = $derived<Entry[]>(this.logs[this.viewer] ?? []);
  canUndo = $derived(this.viewer === "watch" ? 0 : (this.undo[this.viewer] ?? 0));
  /** One press takes back one act: a payment goes with what it was paid for. */
  lastAct = $derived.by(() => {
    const paid = this.viewer !== "watch" && this.paid[this.viewer]?.[this.canUndo - 1];
    return Math.min(this.canUndo, paid ? 2 : 1);
  });
  /** It was not played to its end: somebody resigned, and nobody went on. */
  givenUp = $derived(this.info?.state === "over" && (this.info.result ?? "").startsWith("resigned"));
  /** Nobody is asked any more. */
  over = $derived(this.givenUp || Boolean(this.view?.outcome));
  names = $derived(namesOf(this.info?.seats ?? []));
  words = $derived<Words | undefined>(this.view && new Words(this.view, this.names));
  /** The seats at this screen that somebody waits for. */
  waited = $derived(
    this.seats.filter((seat) => this.questions[seat] && !this.questions[seat].optional),
  );
  /** Somebody else at this screen has to look now: the hand-over. */
  handOver = $derived<Seat | undefined>(
    this.bereft ? (this.waited[0] ?? this.seats[0])
    : this.seats.length > 1 && this.waited.length > 0 && !this.waited.includes(this.viewer as Seat)
      ? this.waited[0]
      : undefined,
  );

  // Doing.

  async choose(choice: Choice | string): Promise<boolean> {
    const question = this.question;
    if (!question || this.viewer === "watch") return false;
    const text = typeof choice === "string" ? choice : choice.choice;
    return this.act({ type: "choose", seat: this.viewer, epoch: question.epoch, choice: text });
  }

  /** Where nothing can be taken back, the server says why. */
  async takeBack(steps = Math.max(1, this.lastAct)): Promise<boolean> {
    if (this.viewer === "watch") return false;
    return this.act({ type: "undo", seat: this.viewer, epoch: this.epoch, steps });
  }

  private async act(message: Parameters<Talk["ask"]>[0]): Promise<boolean> {
    this.refusal = undefined;
    this.sending = true;
    try {
      await this.talk.ask(message);
      return true;
    } catch (problem) {
      if (!(problem instanceof Declined)) throw problem;
      this.refusal = problem.reason;
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Why a wish cannot be had; undefined: it can. */
  async explain(wish: string): Promise<Reason | undefined> {
    if (this.viewer === "watch") return undefined;
    const answer = await this.talk.ask({ type: "explain", seat: this.viewer, wish });
    return answer.type === "explained" ? (answer.reason ?? undefined) : undefined;
  }

  async hint(): Promise<Extract<FromServer, { type: "hinted" }> | undefined> {
    if (this.viewer === "watch") return undefined;
    const answer = await this.talk.ask({ type: "hint", seat: this.viewer });
    return answer.type === "hinted" ? answer : undefined;
  }

  async previews(): Promise<Extract<FromServer, { type: "previewed" }> | undefined> {
    if (this.viewer === "watch") return undefined;
    const answer = await this.talk.ask({ type: "preview", seat: this.viewer });
    return answer.type === "previewed" ? answer : undefined;
  }

  async say(text: string): Promise<void> {
    const seat = this.viewer === "watch" ? undefined : this.viewer;
    await this.talk.ask({ type: "say", text, ...(seat ? { seat } : {}) });
  }

  async mute(on: boolean): Promise<void> {
    await this.talk.ask({ type: "mute", on });
    this.muted = on;
  }

  // Hearing.

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.sentAway = undefined;
        this.setInfo(message.table);
        this.sitAt(message.seats as Seat[]);
        this.chat = message.chat ?? [];
        this.muted = message.muted ?? false;
        break;
      case "table":
        this.setInfo(message.table);
        break;
      case "view": {
        const viewer = (message.seat ?? "watch") as Viewer;
        this.epoch = message.epoch;
        this.views = { ...this.views, [viewer]: message.view };
        this.missed(viewer, message.epoch);
        if (message.seat) this.asked(message.seat as Seat, message.question, message.undo);
        break;
      }
      case "update":
        this.updated(message);
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        break;
      case "bye":
        this.sentAway = message.reason;
        if (FOR_GOOD.includes(message.reason.id)) {
          this.talk.close();
          this.info = undefined;
          this.sitAt([]);
        }
        break;
    }
  }

  /** What a seat that is no longer ours knew is forgotten. */
  private sitAt(seats: Seat[]): void {
    for (const lost of this.seats.filter((seat) => !seats.includes(seat))) {
      this.views = without(this.views, lost);
      this.questions = without(this.questions, lost);
      this.undo = without(this.undo, lost);
      this.paid = without(this.paid, lost);
      this.logs = without(this.logs, lost);
    }
    this.bereft ||= seats.length > 0 && this.seats.includes(this.viewer as Seat) && !seats.includes(this.viewer as Seat);
    this.seats = seats;
    if (this.viewer === "watch" || !seats.includes(this.viewer)) this.viewer = seats[0] ?? "watch";
  }

  private updated(message: Extract<FromServer, { type: "update" }>): void {
    const viewer = (message.seat ?? "watch") as Viewer;
    const before = this.views[viewer];
    if (!before) return;
    const view = patched(before, message.changes);
    this.views = { ...this.views, [viewer]: view };
    this.epoch = message.epoch;
    this.setClock(message.clock);
    if (message.seat) {
      const question = "question" in message ? message.question : this.questions[viewer as Seat];
      this.asked(message.seat as Seat, question, message.undo);
    }
    this.note(viewer, message, view);
  }

  private asked(seat: Seat, question: Question | null | undefined, undo = 0): void {
    const paid = (this.paid[seat] ?? []).slice(0, undo);
    const pays = this.questions[seat]?.options.some((one) => one.verb === "pay") ?? false;
    if (undo > paid.length) paid[undo - 1] = pays;
    this.paid = { ...this.paid, [seat]: paid };
    this.questions = { ...this.questions, [seat]: question ?? undefined };
    this.undo = { ...this.undo, [seat]: undo };
  }

  private note(viewer: Viewer, message: Extract<FromServer, { type: "update" }>, view: View): void {
    const undone = message.kind === "undo";
    const gives = gaveUp(message.kind);
    const told = undone || gives ? [[]] : grouped(message.events);
    const entries = told.map((events) => ({
      number: ++this.entries,
      epoch: message.epoch,
      by: message.by ?? undefined,
      events,
      view,
      undone,
      gaveUp: gives,
    }));
    const log = [...(this.logs[viewer] ?? []), ...entries].slice(-LOG);
    this.logs = { ...this.logs, [viewer]: log };
  }

  /** The connection was lost for a while: the log is fetched anew, lest it has a gap. */
  private missed(viewer: Viewer, epoch: number): void {
    const last = this.logs[viewer]?.at(-1)?.epoch;
    if (last === undefined || last >= epoch) return;
    this.logs = { ...this.logs, [viewer]: [] };
    if (viewer === this.viewer) void this.remember().catch(() => undefined);
  }

  /** What happened before this page was opened, for the log. */
  async remember(): Promise<void> {
    const viewer = this.viewer;
    const before = this.logs[viewer]?.[0]?.epoch ?? this.epoch + 1;
    if (before <= 1) {
      this.earlier = false;
      return;
    }
    const since = Math.max(0, before - 1 - EARLIER);
    const path = `/api/tables/${this.id}/history?viewer=${viewer}&since=${since}`;
    const found = await request<History>("GET", path, undefined, keysOf(this.id).at(-1));
    let view = found.view;
    const entries: Entry[] = [];
    for (const step of found.steps) {
      view = patched(view, step.changes);
      if (step.epoch >= before) break;
      const gives = gaveUp(step.kind);
      for (const events of gives ? [[]] : grouped(step.events)) {
        entries.push({
          number: -1, epoch: step.epoch, by: step.seat ?? undefined, events, view, undone: false, gaveUp: gives,
        });
      }
    }
    const later = this.logs[viewer] ?? [];
    // Numbers go on downwards, so that each entry keeps its own.
    const first = Math.min(0, later[0]?.number ?? 0);
    entries.forEach((entry, at) => (entry.number = first - entries.length + at));
    this.logs = { ...this.logs, [viewer]: [...entries, ...later] };
    this.earlier = since > 0;
  }

  private setInfo(info: TableInfo): void {
    this.info = info;
    this.infoAt = performance.now();
    this.setClock(info.clock);
  }

  private setClock(clock: ClockInfo | null | undefined): void {
    this.clock = clock ?? undefined;
    this.clockAt = performance.now();
  }
}

function without<T extends object>(all: T, key: keyof T): T {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== key)) as T;
}

/** Events that are told in one sentence: cards drawn by one player in a row, and the steps of a hero,
 * behind the first of which stands the row that was laid for them. */
export function grouped(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const told = groups.at(-1);
    if (told && goesOn(told, event)) told.push(event);
    else if (told && isPaid(told, event)) told.unshift(event);
    else groups.push([event]);
  }
  return groups;
}

/** It is more of what is told already. */
function goesOn(told: readonly GameEvent[], event: GameEvent): boolean {
  const first = told[0]!;
  if (event.event === "card-drawn" || event.event === "card-dealt") {
    return first.event === event.event && first.seat === event.seat;
  }
  if (event.event !== "hero-moved" || first.event !== "hero-moved") return false;
  return first.seat === event.seat && first.hero === event.hero && endOf(told) === event.origin;
}

/** It is the first step that a row was laid for. */
function isPaid(told: readonly GameEvent[], event: GameEvent): boolean {
  const paid = told[0]!;
  return paid.event === "row-paid" && event.event === "hero-moved" && paid.seat === event.seat;
}
