// What something was before, so that every change of it can be taken back.

const KEPT = 200;

export class Past<T> {
  now = $state.raw() as T;
  private before = $state.raw<readonly T[]>([]);
  private after = $state.raw<readonly T[]>([]);

  constructor(now: T) {
    this.now = now;
  }

  canUndo = $derived.by(() => this.before.length > 0);
  canRedo = $derived.by(() => this.after.length > 0);

  /** A change; what follows from one and the same stroke takes the place of its beginning. */
  change(next: T, goesOn = false): void {
    if (!goesOn) this.before = [...this.before, this.now].slice(-KEPT);
    this.after = [];
    this.now = next;
  }

  undo(): void {
    const last = this.before.at(-1);
    if (last === undefined) return;
    this.after = [this.now, ...this.after];
    this.before = this.before.slice(0, -1);
    this.now = last;
  }

  redo(): void {
    const [next, ...rest] = this.after;
    if (next === undefined) return;
    this.before = [...this.before, this.now];
    this.after = rest;
    this.now = next;
  }
}
