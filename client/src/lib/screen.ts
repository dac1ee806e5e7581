// What the screen has room for, and what its user asked of it.

import { MediaQuery } from "svelte/reactivity";

/** On a phone, or where letters are large. The style sheets have the same width. */
export const narrow = new MediaQuery("max-width: 53.75em");
/** Nothing is to move. */
export const still = new MediaQuery("prefers-reduced-motion: reduce");
