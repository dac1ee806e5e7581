// Who acts now.

import type { Seat, View } from "../../messages";

/** Whose turn it is; partners have it together. */
export function atTurn(view: View): Seat[] {
  const seats = view.frames.flatMap((frame) => (frame.frame === "turn" ? [frame.seat] : []));
  return [...new Set(seats)];
}

/** Who has to answer now; who holds a potion may always drink it, and nobody waits for that. */
export function awaited(view: View): Seat[] {
  return view.asked.filter((seat) => !view.free.includes(seat));
}
