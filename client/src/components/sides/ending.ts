// How near the end of the game is: both ways in which it comes.

import type { Seat, View } from "../../messages";

/** Great cities that end the game, unless the table agreed on another number (B10.2). */
const USUAL = 5;

/** Spaces on which a card may still come to lie (B10.1). */
export function spacesLeft(view: View): number {
  const filled = new Set([...Object.keys(view.board), ...view.impassable, ...view.missing]);
  return view.board_rows * view.board_columns - filled.size;
}

export interface Race {
  seats: Seat[];
  cities: number;
  /** How many it takes; unknown for teams without the printed numbers. */
  needed: number | undefined;
}

/** Who is nearest to the great cities that end the game: a player, or a team (S11.1). */
export function nearest(view: View, teamCities: Record<string, number> = {}): Race | undefined {
  const count = (seat: Seat) => view.players[seat]?.great_cities ?? 0;
  const sides: Race[] = view.teams.length
    ? view.teams.map((seats) => ({
        seats,
        cities: seats.reduce((sum, seat) => sum + count(seat), 0),
        needed: teamCities[String(seats.length)],
      }))
    : (Object.keys(view.players) as Seat[]).map((seat) => ({
        seats: [seat],
        cities: count(seat),
        needed: view.options.cities_to_end || USUAL,
      }));
  const left = (one: Race) => (one.needed ?? 0) - one.cities;
  return sides.sort((one, other) => left(one) - left(other))[0];
}

/** Whose turn it is; partners have it together. */
export function atTurn(view: View): Seat[] {
  const seats = view.frames.flatMap((frame) => (frame.frame === "turn" ? [frame.seat] : []));
  return [...new Set(seats)];
}

/** Who has to answer now; who holds a potion may always drink it, and nobody waits for that. */
export function awaited(view: View): Seat[] {
  return view.asked.filter((seat) => !view.free.includes(seat));
}
