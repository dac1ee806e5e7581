// The review of a game that is over: asked for, waited for, and looked at decision by decision.

import type { Decision, MadeReview, NewSeat, ReviewInfo, ReviewLines, Seat, TableInfo, TableLinks, View } from "../../messages";
import { kept } from "../../lib/kept";
import { patched, request } from "../../lib/talk";
import { keepLinks } from "../acting/links";
import { sitDown } from "../start/opening";

/** Milliseconds until one looks again how far it is. */
const AGAIN = 1500;

/** Which of two lines is shown, and how far along it. */
export interface Shown {
  line: "played" | "better";
  /** So many choices of it have been made. */
  at: number;
}

export class Reviewing {
  info = $state.raw<ReviewInfo>();
  /** The decision that one looks at. */
  number = $state<number>();
  lines = $state.raw<ReviewLines>();
  shown = $state.raw<Shown>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  made = $derived<MadeReview | undefined>(this.info?.made ?? undefined);
  decisions = $derived<readonly Decision[]>(this.made?.review.decisions ?? []);
  decision = $derived<Decision | undefined>(this.number === undefined ? undefined : this.decisions[this.number]);
  turnings = $derived<readonly number[]>(this.made?.review.turnings ?? []);
  /** All decisions that cost something, in the order of the game. */
  mistakes = $derived(this.decisions.flatMap((one, number) => (one.reason ? [number] : [])));
  /** The table as it is on the line that is shown. */
  view = $derived.by<View | undefined>(() => {
    if (!this.shown || !this.lines) return undefined;
    const steps = this.lines[this.shown.line].slice(0, this.shown.at);
    return steps.reduce((view, { changes }) => patched(view, changes), this.lines.view);
  });

  /** In which act it was decided. */
  actOf(number: number): number {
    return this.made?.acts[this.decisions[number]?.at ?? 0] ?? 0;
  }

  /** Looks what there is, and goes on looking while it is being made. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const waited = this.info?.share;
    const path = `/api/tables/${this.table}/review`;
    const found = await kept(path, () => request<ReviewInfo>("GET", path), ({ made }) => Boolean(made));
    const lost = typeof waited === "number" && typeof found.share !== "number" && !found.made && !found.failed;
    // The server began anew meanwhile; who still waits asks again.
    if (lost && !this.closed) return this.ask();
    this.hear(found);
  }

  async ask(): Promise<void> {
    this.hear(await request<ReviewInfo>("POST", `/api/tables/${this.table}/review`));
  }

  async stop(): Promise<void> {
    await request("DELETE", `/api/tables/${this.table}/review`);
    this.info = undefined;
    await this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private hear(info: ReviewInfo): void {
    this.info = info;
    if (typeof info.share !== "number" || this.closed) return;
    // Whatever becomes of one look, the next one may do better.
    this.timer = setTimeout(() => void this.look().catch(() => this.hear(info)), AGAIN);
  }

  /** Shows a decision: what was better, from its beginning. */
  async open(number: number): Promise<void> {
    this.number = number;
    this.lines = this.shown = undefined;
    const path = `/api/tables/${this.table}/review/${number}`;
    const found = await kept(path, () => request<ReviewLines>("GET", path));
    if (this.number === number) this.lines = found;
  }

  shut(): void {
    this.number = this.lines = this.shown = undefined;
  }
}

/** A table of one's own from just before a decision, against computers; the coach knows what for. */
export async function tryIt(table: TableInfo, { seat }: Decision, act: number, number: number): Promise<string> {
  await sitDown();
  const seats = table.seats.map((one): NewSeat =>
    one.seat === seat ? { who: "me" } : { who: "computer", level: one.level ?? one.stand_in ?? "steady" },
  );
  const made = await request<TableLinks>("POST", `/api/tables/${table.id}/clone`, { act: act - 1, seats });
  keepLinks(made);
  return `/t/${made.table.id}#guide=${encodeURIComponent(`review ${table.id} ${number}`)}`;
}

/** The mistake of the same player that comes after this one. */
export function following({ review }: MadeReview, number: number): number | undefined {
  const seat = review.decisions[number]?.seat;
  const later = review.decisions.findIndex((one, at) => at > number && one.seat === seat && one.reason);
  return later < 0 ? undefined : later;
}

/** The first one of a player. */
export function firstMistake({ review }: MadeReview, seat: Seat): number | undefined {
  const first = review.decisions.findIndex((one) => one.seat === seat && one.reason);
  return first < 0 ? undefined : first;
}
