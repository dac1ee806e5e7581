// One table as the page knows it: what its seats see, what they are asked, what has happened.

import type {
  ChatLine,
  Choice,
  ClockInfo,
  FromServer,
  GameEvent,
  Hinted,
  History,
  Question,
  Reason,
  Seat,
  TableInfo,
  View,
} from "../messages";
import { keysOf } from "./keys";
import { Declined, patched, request, Talk } from "./talk";
import { told } from "./told.svelte";
import { endOf, namesOf, Words } from "./words";

/** Something that happened, for the log: events that make one sentence. */
export interface Entry {
  number: number;
  epoch: number;
  by: string | undefined;
  events: GameEvent[];
  /** The view after it, by whose names it is told. */
  view: View;
  /** It tells that something was taken back. */
  undone: boolean;
  /** Somebody had no choice in it. */
  forced: boolean;
  /** It was taken back later: what came of it is no longer so. */
  gone?: boolean;
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
/** So often at most they are fetched unasked. */
const FETCHES = 5;

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
  clock = $state.raw<ClockInfo>();
  clockAt = $state(0);
  epoch = $state(-1);
  /** By viewer: with several people at one screen nobody reads what only another one saw. */
  private logs = $state.raw<Partial<Record<Viewer, Entry[]>>>({});
  /** The view before the first entry of each log. */
  private starts = $state.raw<Partial<Record<Viewer, View>>>({});
  /** Whose logs begin with the game. */
  private complete = $state.raw<Partial<Record<Viewer, boolean>>>({});
  /** Whose logs are being fetched from further back. */
  private readonly remembering: Partial<Record<Viewer, Promise<void> | undefined>> = {};
  /** Whether a log goes back far enough for all that is told of it. */
  reaches: (log: readonly Entry[], viewer: Viewer) => boolean = (log) => log.length > 0;
  chat = $state.raw<ChatLine[]>([]);
  muted = $state(false);
  connected = $state(false);
  /** Why the server sent us away, until it takes us back. */
  sentAway = $state.raw<Reason>();
  /** The last refusal, until the next choice. */
  refusal = $state.raw<Reason>();
  /** An answer is on its way. */
  sending = $state(false);
  /** What was answered last. */
  answered = "";
  /** What the coach says of the open question just now, and how it is asked for the whole of it. */
  coached = $state.raw<{ said: Hinted; show: () => void }>();
  /** The goal that was told last, by its name. */
  goal = "";
  /** Who advises instead of the server, where there is something to say: a lesson. */
  advisor: (() => Hinted | undefined) | undefined;
  private advised: { about: string; answer: Promise<Hinted | undefined> } | undefined;

  private readonly talk: Talk;
  /** Nobody looks any more. */
  private closed = false;
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
    this.closed = true;
    this.talk.close();
  }

  view = $derived<View | undefined>(this.views[this.viewer]);
  question = $derived<Question | undefined>(
    this.viewer === "watch" ? undefined : this.questions[this.viewer],
  );
  log = $derived<Entry[]>(this.logs[this.viewer] ?? []);
  /** Whether the log can be fetched from further back. */
  earlier = $derived(!this.complete[this.viewer]);
  start = $derived<View | undefined>(this.starts[this.viewer]);
  canUndo = $derived(this.viewer === "watch" ? 0 : (this.undo[this.viewer] ?? 0));
  /** Why nothing can be taken back, where that is so, as the server would say it. */
  cannotUndo = $derived.by<Reason | undefined>(() => {
    if (this.canUndo) return undefined;
    const last = this.log.filter(({ gone, undone }) => !gone && !undone).at(-1);
    const own = last && !last.gaveUp && last.by === this.viewer;
    return { id: own ? "undo-shows-new" : "nothing-to-undo", rule: "", args: {} };
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

  /** One choice, or several in one go: `hire chief; pay supply×3`. */
  async choose(choice: Choice | string): Promise<boolean> {
    const question = this.question;
    if (!question || this.viewer === "watch") return false;
    const text = typeof choice === "string" ? choice : choice.choice;
    this.answered = text;
    return this.act({ type: "choose", seat: this.viewer, epoch: question.epoch, choice: text });
  }

  /** Where nothing can be taken back, the server says why. */
  async takeBack(steps = 1): Promise<boolean> {
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

  /** Why a wish cannot be had, what is missing for it and what would help; nothing: it can be had. */
  async explain(wish: string): Promise<Reason[]> {
    if (this.viewer === "watch") return [];
    const answer = await this.talk.ask({ type: "explain", seat: this.viewer, wish });
    return answer.type === "explained" && answer.reason ? [answer.reason, ...(answer.more ?? [])] : [];
  }

  /** What the expert would do; hint and coach are told the same, however often they ask. */
  hint(): Promise<Hinted | undefined> {
    const own = this.advisor?.();
    if (own || this.viewer === "watch") return Promise.resolve(own);
    const about = `${this.viewer} ${String(this.question?.epoch)}`;
    if (this.advised?.about !== about) {
      const answer = this.think(this.viewer);
      this.advised = { about, answer };
      // What was refused can be asked again.
      answer.catch(() => this.advised?.answer === answer && (this.advised = undefined));
    }
    return this.advised.answer;
  }

  private async think(seat: Seat): Promise<Hinted | undefined> {
    const answer = await this.talk.ask({ type: "hint", seat, ...(this.goal ? { goal: this.goal } : {}) });
    if (answer.type !== "hinted") return undefined;
    this.goal = answer.goal?.name ?? this.goal;
    return answer;
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
        if (!this.logs[viewer]?.length) this.starts = { ...this.starts, [viewer]: message.view };
        if (message.seat) this.asked(message.seat as Seat, message.question, message.undo);
        break;
      }
      case "update":
        this.updated(message);
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        break;
      case "house":
        told.hear(message);
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
      this.logs = without(this.logs, lost);
      this.starts = without(this.starts, lost);
      this.complete = without(this.complete, lost);
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
      forced: isForced(events, message),
      gaveUp: gives,
    }));
    const { back } = message;
    const known = this.logs[viewer] ?? [];
    const before =
      back === undefined || back === null
        ? known
        : known.map((one) => (one.epoch > back ? { ...one, gone: true } : one));
    const log = [...before, ...entries];
    const dropped = log[log.length - LOG - 1];
    if (dropped) {
      this.starts = { ...this.starts, [viewer]: dropped.view };
      this.complete = { ...this.complete, [viewer]: false };
    }
    this.logs = { ...this.logs, [viewer]: log.slice(-LOG) };
  }

  /** The connection was lost for a while: the log is fetched anew, lest it has a gap. */
  private missed(viewer: Viewer, epoch: number): void {
    const last = this.logs[viewer]?.at(-1)?.epoch;
    if (last === undefined || last >= epoch) return;
    this.logs = { ...this.logs, [viewer]: [] };
    this.complete = { ...this.complete, [viewer]: false };
    if (viewer === this.viewer) void this.recall().catch(() => undefined);
  }

  /** What happened before this page was opened, as far back as it is told unasked. */
  async recall(): Promise<void> {
    const viewer = this.viewer;
    for (let fetched = 0; fetched < FETCHES && !this.closed && this.viewer === viewer; fetched++) {
      if (!this.earlier || this.reaches(this.log, viewer)) return;
      await this.remember();
    }
  }

  /** A stretch of the log from further back; who asks while one is on its way waits for the same. */
  remember(): Promise<void> {
    const viewer = this.viewer;
    return (this.remembering[viewer] ??= this.goBack(viewer).finally(() => (this.remembering[viewer] = undefined)));
  }

  private async goBack(viewer: Viewer): Promise<void> {
    const before = this.beginning(viewer);
    if (before <= 1) {
      this.complete = { ...this.complete, [viewer]: true };
      return;
    }
    const since = Math.max(0, before - 1 - EARLIER);
    const path = `/api/tables/${this.id}/history?viewer=${viewer}&since=${since}`;
    const found = await request<History>("GET", path, undefined, keysOf(this.id).at(-1));
    // The seat was lost meanwhile, or the log begins elsewhere, and this stretch would leave a gap.
    if (!this.views[viewer]) return;
    if (this.beginning(viewer) !== before) return this.goBack(viewer);
    let view = found.view;
    const entries: Entry[] = [];
    for (const step of found.steps) {
      view = patched(view, step.changes);
      if (step.epoch >= before) break;
      const gives = gaveUp(step.kind);
      for (const events of gives ? [[]] : grouped(step.events)) {
        entries.push({
          number: -1,
          epoch: step.epoch,
          by: step.seat ?? undefined,
          events,
          view,
          undone: false,
          forced: isForced(events, step),
          gaveUp: gives,
        });
      }
    }
    const later = this.logs[viewer] ?? [];
    // Numbers go on downwards, so that each entry keeps its own.
    const first = Math.min(0, later[0]?.number ?? 0);
    entries.forEach((entry, at) => (entry.number = first - entries.length + at));
    this.logs = { ...this.logs, [viewer]: [...entries, ...later] };
    this.starts = { ...this.starts, [viewer]: found.view };
    this.complete = { ...this.complete, [viewer]: since === 0 };
  }

  /** The act with which a log begins; the next one, where nothing is in it yet. */
  private beginning(viewer: Viewer): number {
    return this.logs[viewer]?.[0]?.epoch ?? this.epoch + 1;
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

/** Whether one of these events begins a choice that the table made by itself. */
function isForced(events: readonly GameEvent[], all: { events: GameEvent[]; forced?: number[] }): boolean {
  return events.some((one) => all.forced?.includes(all.events.indexOf(one)));
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
