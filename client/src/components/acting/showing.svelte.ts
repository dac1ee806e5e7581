// What others do is shown one step after the other. Whoever is asked meanwhile can answer at once:
// that ends the showing.

import type { GameEvent, View } from "../../messages";
import { settings } from "../../lib/settings.svelte";
import type { Entry, Table } from "../../lib/table.svelte";
import { soundOf } from "./sounds";

/** Milliseconds for each step, by the chosen speed. */
const EACH = [0, 900, 2200];
/** A long turn of others is shown faster: no more than this in all. */
const ALL = [0, 9_000, 40_000];
const SHORTEST = 220;

/** What is no step of its own: it belongs to the step before or after it. */
const QUIET = new Set<GameEvent["event"]>([
  "card-drawn", "card-dealt", "stack-turned", "shelter-reshuffled", "table-discarded",
  "hand-discarded", "row-paid", "terrain-revealed", "turn-began", "great-artefact-buried",
  "gate-artefact-buried", "totals-announced",
]);

/** What chance has decided for oneself: it is told for a while, and stops nothing. */
const NOTED = new Set<GameEvent["event"]>([
  "amulet-rolled", "storm-event-drawn", "fortune-drawn", "battle-ended", "building-explored",
  "amplifier-taken", "great-artefact-seen", "unit-promoted", "card-converted",
  "attack-voided", "purpose-gone",
]);
const NOTE = 4000;

export class Showing {
  private queue = $state.raw<Entry[]>([]);
  private last = 0;
  /** Through whose eyes the page looked last. */
  private viewer = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;
  /** What has just come of one's own choice. */
  note = $state.raw<Entry>();

  /** The step that is shown now. */
  step = $derived<Entry | undefined>(this.queue[0]);
  left = $derived(this.queue.length);
  /** The table as it was in this step, or as it is. */
  view = $derived.by<View | undefined>(() => this.step?.view ?? this.table.view);

  constructor(private readonly table: Table) {}

  /** Looks for what is new in the log. */
  follow(log: readonly Entry[], viewer: string): void {
    if (viewer !== this.viewer) {
      // Who has just sat down reads what is new.
      this.viewer = viewer;
      this.last = Math.max(this.last, log.at(-1)?.number ?? 0);
      this.skip();
    }
    const { clock, seats } = this.table;
    // Nobody's time goes by for it.
    const hurries = seats.some((seat) => clock?.running.includes(seat));
    if (hurries) this.skip();
    const fresh = log.filter((entry) => entry.number > this.last);
    if (!fresh.length) return;
    this.last = fresh.at(-1)!.number;
    const told = fresh.filter(({ events: [first] }) => first && !QUIET.has(first.event));
    const others = told.filter((entry) => entry.by && entry.by !== viewer);
    for (const entry of told) if (!others.includes(entry)) soundOf(entry.events[0]!);
    const own = told.filter((entry) => entry.by === viewer && NOTED.has(entry.events[0]!.event)).at(-1);
    if (own) this.tell(own);
    if (!EACH[settings.liked.speed] || !others.length || hurries || document.hidden) return;
    this.queue = [...this.queue, ...others];
    if (this.timer === undefined) this.show();
  }

  /** On to what is now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length) this.queue = [];
  }

  private tell(entry: Entry): void {
    this.note = entry;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.note = undefined), NOTE);
  }

  private show(): void {
    const step = this.queue[0];
    if (!step) {
      this.timer = undefined;
      return;
    }
    soundOf(step.events[0]!);
    const speed = settings.liked.speed;
    const each = Math.max(SHORTEST, Math.min(EACH[speed]!, ALL[speed]! / this.queue.length));
    this.timer = setTimeout(() => {
      this.queue = this.queue.slice(1);
      this.show();
    }, each);
  }
}
