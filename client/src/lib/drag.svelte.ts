// Dragging with mouse, pen or finger: a short way to what pointing does, and never the only one.
// What can be dragged has `data-drag`, where it can be dropped `data-drop`; a space is both.

import { still } from "./screen";

/** So many pixels, and a press is a drag. */
const SLACK = 6;
/** A drop on nothing flies back. */
const BACK = 180;

export interface Carried<Load> {
  load: Load;
  /** By target: what a drop there does. */
  targets: ReadonlyMap<string, () => void>;
  /** It comes over a target, or leaves all of them. */
  over?: (target: string | undefined) => void;
}

interface Press {
  pointer: number;
  x: number;
  y: number;
  source: HTMLElement;
  /** What was touched of it. */
  target: EventTarget;
}

function sourceOf(node: EventTarget | null): HTMLElement | undefined {
  return (node as Element | null)?.closest<HTMLElement>("[data-drag], [data-space]") ?? undefined;
}

function targetOf(node: HTMLElement): string {
  return node.dataset["drop"] ?? `space ${node.dataset["space"]!}`;
}

export class Drag<Load> {
  carried = $state.raw<Carried<Load>>();
  /** Where the pointer is, in pixels of the window. */
  x = $state(0);
  y = $state(0);
  /** The target below the pointer, if it takes what is carried. */
  over = $state<string>();
  /** It flies back to where it was taken up. */
  returning = $state(false);
  private press: Press | undefined;

  /** `take` says what is carried off from a source; undefined: nothing. */
  constructor(private readonly take: (source: string) => Carried<Load> | undefined) {}

  /** Listens at the table. */
  attach = (root: HTMLElement): { destroy: () => void } => {
    root.addEventListener("pointerdown", this.down);
    const listening: [string, (event: never) => void, boolean][] = [
      ["pointermove", this.move, false],
      ["pointerup", this.up, false],
      ["pointercancel", this.cancelled, false],
      ["keydown", this.key, true],
    ];
    for (const [name, hear, early] of listening) addEventListener(name, hear as EventListener, early);
    return {
      destroy: () => {
        root.removeEventListener("pointerdown", this.down);
        for (const [name, hear, early] of listening) removeEventListener(name, hear as EventListener, early);
        this.end();
      },
    };
  };

  private down = (event: PointerEvent): void => {
    const source = sourceOf(event.target);
    if (!source || !event.target || !event.isPrimary || event.button !== 0) return;
    // Nobody has to wait for what still flies back.
    if (this.returning) this.end();
    const { pointerId: pointer, clientX: x, clientY: y, target } = event;
    this.press = { pointer, x, y, source, target };
  };

  private move = (event: PointerEvent): void => {
    const press = this.press;
    if (press?.pointer !== event.pointerId) return;
    if (!this.carried) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SLACK) return;
      if (!this.begin(press)) return;
    }
    [this.x, this.y] = [event.clientX, event.clientY];
    const below = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>("[data-target]");
    const over = below ? targetOf(below) : undefined;
    if (over === this.over) return;
    this.over = over;
    for (const node of document.querySelectorAll<HTMLElement>("[data-target]")) {
      node.dataset["target"] = node === below ? "over" : "";
    }
    this.carried?.over?.(over);
  };

  private begin(press: Press): boolean {
    const { source, target } = press;
    const carried = this.take(source.dataset["drag"] ?? targetOf(source));
    if (!carried) {
      this.press = undefined;
      return false;
    }
    this.carried = carried;
    this.returning = false;
    source.dataset["dragged"] = "";
    for (const node of document.querySelectorAll<HTMLElement>("[data-drop], [data-space]")) {
      if (carried.targets.has(targetOf(node))) node.dataset["target"] = "";
    }
    // Whatever else the press had begun, such as moving the map or looking at a card, is off.
    target.dispatchEvent(
      new PointerEvent("pointercancel", { bubbles: true, pointerId: press.pointer }),
    );
    return true;
  }

  private up = (event: PointerEvent): void => {
    if (this.press?.pointer !== event.pointerId) return;
    const drop = this.over === undefined ? undefined : this.carried?.targets.get(this.over);
    if (this.carried) swallowClick();
    if (drop) {
      this.end();
      drop();
    } else this.flyBack();
  };

  /** The browser took the pointer to scroll; what `begin` has sent itself is no such thing. */
  private cancelled = (event: PointerEvent): void => {
    if (event.isTrusted && this.press?.pointer === event.pointerId) this.flyBack();
  };

  private key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.carried || this.returning) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
    this.flyBack();
  };

  private flyBack(): void {
    const press = this.press;
    this.carried?.over?.(undefined);
    if (!press || !this.carried || still.current) {
      this.end();
      return;
    }
    const carried = this.carried;
    this.unmark();
    this.returning = true;
    [this.x, this.y] = [press.x, press.y];
    setTimeout(() => this.carried === carried && this.end(), BACK);
  }

  private end(): void {
    this.unmark();
    this.carried = undefined;
    this.returning = false;
  }

  private unmark(): void {
    this.press = undefined;
    this.over = undefined;
    for (const name of ["target", "dragged"]) {
      for (const node of document.querySelectorAll(`[data-${name}]`)) node.removeAttribute(`data-${name}`);
    }
  }
}

/**
 * The click that ends a drag means nothing. A finger's drag ends without one, so that the next
 * press ends the waiting; a click by keyboard (without detail) is never of a drag.
 */
function swallowClick(): void {
  const over = new AbortController();
  const early = { capture: true, signal: over.signal };
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0) return;
    over.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, early);
  addEventListener("pointerdown", () => over.abort(), early);
}
