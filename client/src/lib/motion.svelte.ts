// Motion explains: a card flies from where it was to where it is. Nobody has to wait for it, and who
// likes none, or others' choices at once, has none.

import { tick } from "svelte";
import { still } from "./screen";
import { settings } from "./settings.svelte";

/** Milliseconds. */
const QUICK = 220;

export function moves(): boolean {
  return !still.current && settings.liked.speed > 0;
}

/** A card that has gone here and come there has flown. Otherwise: from where it comes onto the table, and
 * where it goes to when it has gone; selectors, or nothing. */
export interface Flight {
  card?: string;
  from?: string;
  to?: string | (() => string);
}

const flights = new Map<HTMLElement, Flight>();

/** An action, for all that flies. */
export function flies(node: HTMLElement, flight: Flight): { update: (to: Flight) => void; destroy: () => void } {
  flights.set(node, flight);
  return {
    update: (now) => flights.set(node, now),
    destroy: () => flights.delete(node),
  };
}

interface Seen extends Flight {
  box: DOMRect;
}

function seen(): Map<HTMLElement, Seen> {
  return new Map([...flights].map(([node, flight]) => [node, { ...flight, box: node.getBoundingClientRect() }]));
}

/** To be called while a component is set up: compares the table before and after each change. What
 * was taken back flies back. */
export function showFlights(change: () => unknown, takenBack: () => boolean): void {
  let first = true;
  $effect.pre(() => {
    change();
    if (!first && moves()) {
      const before = seen();
      void tick().then(() => fly(before, seen(), takenBack()));
    }
    first = false;
  });
}

function fly(before: Map<HTMLElement, Seen>, after: Map<HTMLElement, Seen>, back: boolean): void {
  const gone = new Map([...before].filter(([node]) => !after.has(node)));
  for (const [node, { card, from, box }] of after) {
    const was = before.get(node);
    if (was) {
      slide(node, was.box, box);
      continue;
    }
    const [other, seen] = [...gone].find(([, one]) => card && one.card === card) ?? [];
    if (other) gone.delete(other);
    const start = seen?.box.width ? seen.box : back ? undefined : boxOf(from);
    if (!start) continue;
    // What has come can be used at once, but is not seen until its picture has landed on it.
    picture(node, box, start, true);
    node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: QUICK });
  }
  for (const [node, { from, to, box }] of gone) {
    const end = boxOf(back ? from : typeof to === "function" ? to() : to);
    if (end) picture(node, box, end, false);
  }
}

/** Where something is, if it is to be seen. */
function boxOf(selector: string | undefined): DOMRect | undefined {
  const box = selector ? document.querySelector(selector)?.getBoundingClientRect() : undefined;
  return box?.width ? box : undefined;
}

function slide(node: HTMLElement, was: DOMRect, is: DOMRect): void {
  const [right, down] = [was.left - is.left, was.top - is.top];
  if (!is.width || !was.width || Math.hypot(right, down) < 3) return;
  node.animate([{ transform: `translate(${right}px, ${down}px)` }, { transform: "translate(0, 0)" }], {
    duration: QUICK,
    easing: "ease-out",
    composite: "add",
  });
}

/** A picture flies, above everything: the places where cards lie cut off what is outside of them. */
function picture(node: HTMLElement, box: DOMRect, there: DOMRect, comes: boolean): void {
  if (!box.width) return;
  const flying = document.body.appendChild(node.cloneNode(true) as HTMLElement);
  flying.inert = true;
  flying.dataset["testid"] = "flying";
  flying.setAttribute("aria-hidden", "true");
  Object.assign(flying.style, {
    position: "fixed", left: `${box.left}px`, top: `${box.top}px`, margin: "0", zIndex: "60",
    listStyle: "none", pointerEvents: "none",
  });
  // As large as it was where it lay.
  flying.style.setProperty("--card-width", `${box.width}px`);
  const right = there.left + there.width / 2 - box.left - box.width / 2;
  const down = there.top + there.height / 2 - box.top - box.height / 2;
  const size = Math.max(0.5, Math.min(comes ? 2 : 1, there.height / box.height));
  const away = { transform: `translate(${right}px, ${down}px) scale(${size})`, opacity: comes ? 1 : 0.4 };
  const here = { transform: "none", opacity: 1 };
  const way = comes ? [away, here] : [here, away];
  flying.animate(way, { duration: QUICK, easing: "ease-in-out" }).onfinish = () => flying.remove();
}
