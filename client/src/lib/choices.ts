// What a choice is about: the space, the card, or the stack that it names.

import type { Choice, Hero, Side, Space, View } from "../messages";
import { placeOf, type Item } from "./words";

type Nouns = Record<string, unknown>;

/** Verbs that buy from a stack: the field that names it. */
const STACKS: Record<string, string> = {
  hire: "unit", create: "artefact", build: "shape", "take-from": "artefact",
};
const STEPS: Record<string, [number, number]> = {
  north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1],
};

/** The space that a choice is about, if it is about one; a step is about where it leads. */
export function spaceOf(choice: Choice, view?: View): Space | undefined {
  const nouns = choice as unknown as Nouns;
  if (typeof nouns["space"] === "string") return nouns["space"];
  if (choice.verb === "step") return neighbour(standing(choice.hero, view), choice.side);
  if ("hero" in choice) return standing(choice.hero, view);
  return undefined;
}

function standing(hero: Hero, view: View | undefined): Space | undefined {
  const own = view?.seat && view.players[view.seat];
  return own ? own.heroes[String(hero) as "1" | "2"] : undefined;
}

/** The space on that side of a space, whether or not the board has it. */
export function neighbour(space: Space | undefined, side: Side): Space | undefined {
  if (!space) return undefined;
  const [row, column] = placeOf(space);
  const [down, right] = STEPS[side]!;
  return `r${row + down}c${column + right}`;
}

/** Verbs by which a hero goes to another space. */
const MOVES = new Set<string>(["step", "travel", "jump", "fly"]);

/** Choices by which one's heroes on a space leave it. */
export function movesFrom(space: Space, choices: readonly Choice[], view: View | undefined): Choice[] {
  return choices.filter((one) => MOVES.has(one.verb) && "hero" in one && standing(one.hero, view) === space);
}

export function isMove(choice: Choice): boolean {
  return MOVES.has(choice.verb);
}

/** A journey that ends where it began. */
export function leadsBack(choice: Choice, view: View | undefined): boolean {
  return choice.verb === "travel" && choice.space === standing(choice.hero, view);
}

/** How many steps a jump's row holds for after the storm event. */
export function furtherOf(choice: Choice): number {
  return choice.verb === "jump" ? choice.further : 0;
}

/** The same jump, with any number of steps after it; the fewest first. */
export function variantsOf(jump: Choice | undefined, choices: readonly Choice[]): Choice[] {
  if (jump?.verb !== "jump") return [];
  const same = (one: Choice) =>
    one.verb === "jump" && one.hero === jump.hero && one.space === jump.space && one.origin === jump.origin;
  return choices.filter(same).sort((one, other) => furtherOf(one) - furtherOf(other));
}

/** Without jumps from a gate further off, where the hero can jump to the same one at once. */
export function plainest(choices: readonly Choice[]): Choice[] {
  const detour = (one: Choice) =>
    one.verb === "jump" &&
    one.origin !== undefined &&
    choices.some((other) => other.verb === "jump" && other.hero === one.hero && other.space === one.space && !other.origin);
  return choices.filter((one) => !detour(one));
}

/** The card that a choice is about: one in the hand, on the table, or in a pile to choose from. */
export function cardOf(choice: Choice): string | undefined {
  const nouns = choice as unknown as Nouns;
  if (typeof nouns["card"] === "string") return nouns["card"];
  const item = nouns["item"] as Item | undefined;
  return item?.card;
}

/** Verbs whose card lies elsewhere than in the hand: in a pile, a pack, or in ambush. */
const ELSEWHERE = new Set(["take", "pick", "draw", "drop"]);

/** The card of the hand that a choice is about. */
export function handCardOf(choice: Choice): string | undefined {
  return ELSEWHERE.has(choice.verb) || onTable(choice) ? undefined : cardOf(choice);
}

/** Whether a choice is about a card that lies on the table already. */
export function onTable(choice: Choice): boolean {
  const nouns = choice as unknown as Nouns;
  return nouns["table"] === true || Boolean((nouns["item"] as Item | undefined)?.table);
}

/** The kind or shape of the stack that a choice takes from. */
export function stackOf(choice: Choice): string | undefined {
  const field = STACKS[choice.verb];
  return field ? String((choice as unknown as Nouns)[field]) : undefined;
}

/** Choices by what they are about; those about nothing of the sort are left out. */
export function choicesBy(
  choices: readonly Choice[],
  key: (choice: Choice) => string | undefined,
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const at = key(choice);
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), choice]);
  }
  return found;
}
