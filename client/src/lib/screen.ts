// What the screen has room for, and what its user asked of it.

import { createSubscriber, MediaQuery } from "svelte/reactivity";

/** So many letters wide or high at the most: how large letters are counts as much as the screen. */
const NARROW = 57.3;
const LOW = 33;

const told = new Set<() => void>();
const follow = createSubscriber((update) => {
  told.add(update);
  return () => told.delete(update);
});

/** The style sheets find it at the root: `data-low` is wide but not high, and narrow as well. */
function measure(): void {
  const root = document.documentElement;
  const letter = parseFloat(getComputedStyle(root).fontSize);
  const low = innerHeight <= LOW * letter && innerWidth > innerHeight;
  root.toggleAttribute("data-low", low);
  root.toggleAttribute("data-narrow", low || innerWidth <= NARROW * letter);
  for (const update of told) update();
}

/** From now on, also when the window or its letters change. */
export function watchScreen(): void {
  const letter = document.createElement("span");
  letter.style.cssText = "position: absolute; visibility: hidden; width: 1rem";
  document.body.append(letter);
  new ResizeObserver(measure).observe(letter);
  addEventListener("resize", measure);
  measure();
}

/** On a phone, upright or on its side, or where letters are large. */
export const narrow = {
  get current(): boolean {
    follow();
    return document.documentElement.hasAttribute("data-narrow");
  },
};
/** Nothing is to move. */
export const still = new MediaQuery("prefers-reduced-motion: reduce");
