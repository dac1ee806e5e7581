// A game looked at again: all its moments as one viewer knew them, and which of them is shown.

import type { GameEvent, History, Reason, View } from "../../messages";
import { kept } from "../../lib/kept";
import { keysOf } from "../../lib/keys";
import { gaveUp, grouped, type GaveUp } from "../../lib/table.svelte";
import { Declined, patched, request } from "../../lib/talk";

/** The table after one act. */
export interface Moment {
  epoch: number;
  view: View;
  by: string | undefined;
  /** What happened in this act, in groups that make one sentence each. */
  told: GameEvent[][];
  /** The act as it was written down, where nobody can say what happened in it. */
  written: string;
  /** Somebody resigned, or those left ended the game. */
  gaveUp?: GaveUp | undefined;
}

/** Milliseconds from one act to the next, by speed. */
export const SPEEDS = { slow: 2400, usual: 1200, fast: 450, fastest: 120 } as const;
export type Speed = keyof typeof SPEEDS;

/** Asks as oneself, or with the keys of this browser where oneself may not. */
export async function asked<T>(table: string, path: string): Promise<T> {
  const keys = [undefined, ...keysOf(table).reverse()];
  let refused: unknown;
  for (const key of keys) {
    try {
      return await request<T>("GET", `/api/tables/${table}/${path}`, undefined, key);
    } catch (problem) {
      if (!(problem instanceof Declined)) throw problem;
      refused ??= problem;
    }
  }
  throw refused;
}

export class Playback {
  moments = $state.raw<Moment[]>([]);
  /** The place of the moment that is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("usual");
  /** The last act of the table; later ones are still being fetched. */
  last = $state(0);
  refused = $state.raw<Declined>();
  /** Where the rules of the server do not lead through the game as it was played. */
  problem = $state.raw<Reason>();
  /** The game is over, so that it may be kept to be looked at without a network. */
  over = false;
  private fetching = 0;
  closed = false;
  /** The act that is to be shown, also where its moment is still being fetched. */
  private sought: number | undefined;

  constructor(readonly table: string) {}

  moment = $derived<Moment | undefined>(this.moments[this.at]);
  view = $derived<View | undefined>(this.moment?.view);
  ended = $derived(this.at >= this.moments.length - 1);

  /** Fetches the game as this viewer knew it, and stays at the act that is shown. */
  async look(viewer: string, epoch = this.moment?.epoch): Promise<void> {
    const own = ++this.fetching;
    this.refused = undefined;
    this.sought = epoch;
    let since = 0;
    let moments: Moment[] = [];
    try {
      for (;;) {
        const path = `history?viewer=${viewer}&since=${since}`;
        const found = await kept(
          `/api/tables/${this.table}/${path}`,
          () => asked<History>(this.table, path),
          () => this.over,
        );
        if (own !== this.fetching) return;
        let view = found.view;
        const more: Moment[] = moments.length
          ? []
          : [{ epoch: found.epoch, view, by: undefined, told: [], written: "" }];
        for (const step of found.steps) {
          view = patched(view, step.changes);
          more.push({
            epoch: step.epoch,
            view,
            by: step.seat ?? undefined,
            told: grouped(step.events),
            written: step.written ?? "",
            gaveUp: gaveUp(step.kind),
          });
        }
        moments = [...moments, ...more];
        this.last = found.last;
        this.problem = found.problem ?? undefined;
        this.moments = moments;
        this.seek(this.sought);
        const newest = found.steps.at(-1)?.epoch;
        if (newest === undefined || newest >= found.last) return;
        since = newest;
      }
    } catch (problem) {
      if (own === this.fetching) this.refuse(problem);
    }
  }

  /** Nobody looks any more: what is still being fetched is not told to a page that has gone. */
  close(): void {
    this.closed = true;
    this.fetching++;
    this.playing = false;
  }

  /** Why there is nothing to see; what is neither a refusal nor a lost connection is a mistake. */
  refuse(problem: unknown): void {
    if (problem instanceof TypeError) {
      this.refused = new Declined({ id: "replay-not-kept", rule: "", args: {} }, "");
    } else if (problem instanceof Declined) {
      this.refused = problem;
    } else {
      throw problem;
    }
  }

  /** Shows the moment after this act, or the nearest one before. */
  seek(epoch: number | undefined): void {
    if (epoch === undefined) return;
    const later = this.moments.findIndex((one) => one.epoch > epoch);
    this.go(later < 0 ? this.moments.length - 1 : later - 1);
    this.sought = epoch;
  }

  go(place: number): void {
    this.at = Math.max(0, Math.min(this.moments.length - 1, place));
    this.sought = this.moment?.epoch;
    if (this.ended) this.playing = false;
  }

  /** The first moment of the next turn, or of the one before. */
  turn(by: 1 | -1): void {
    let place = this.at + by;
    while (place > 0 && place < this.moments.length - 1 && !begins(this.moments[place]!)) place += by;
    this.go(place);
  }

  toggle(): void {
    if (!this.playing && this.ended) this.go(0);
    this.playing = !this.playing;
  }
}

function begins(moment: Moment): boolean {
  return moment.told.some((events) => events[0]?.event === "turn-began");
}
