// Which spaces glow, and what for.

import type { Choice, Space } from "../../messages";
import type { Acting } from "../../lib/acting.svelte";
import { say } from "../../lib/language.svelte";
import type { Words } from "../../lib/words";
import type { Mark } from "../board/marks";

const KINDS: Record<string, Mark["kind"]> = {
  attack: "target",
  "destroy-tent": "target",
  step: "move",
  travel: "move",
  fly: "move",
  jump: "move",
  toll: "move",
  retreat: "move",
};
/** Where several things can be done, the first of these is shown. */
const FIRST: Mark["kind"][] = ["target", "act", "move"];

function kindOf(choice: Choice): Mark["kind"] {
  return KINDS[choice.verb] ?? "act";
}

/** Whether a hero goes somewhere by it, if only to attack. */
export function isMove(choice: Choice): boolean {
  return kindOf(choice) === "move" || choice.verb === "attack";
}

export function isTarget(choice: Choice): boolean {
  return kindOf(choice) === "target";
}

/** What one most likely means by pointing at a space comes first. */
export function targetsFirst(choices: readonly Choice[]): Choice[] {
  const place = (one: Choice) => FIRST.indexOf(kindOf(one));
  return [...choices].sort((one, other) => place(one) - place(other));
}

/** In a turn what can be done nearly everywhere lights up only when one turns to it. */
const MANY = 12;

function glowing(acting: Acting): Map<Space, readonly Choice[]> {
  if (acting.lifted) return acting.goals;
  const all = [...acting.bySpace];
  if (acting.table.question?.about !== "action") return new Map(all);
  const spaces = new Map<string, number>();
  for (const [, choices] of all) {
    for (const verb of new Set(choices.map((one) => one.verb))) spaces.set(verb, (spaces.get(verb) ?? 0) + 1);
  }
  // Journeys light up when their hero is taken up.
  const glows = (one: Choice) =>
    (spaces.get(one.verb)! <= MANY && one.verb !== "travel") || acting.menu?.choices.includes(one);
  return new Map(all.map(([space, choices]) => [space, choices.filter(glows)] as const).filter(([, left]) => left.length));
}

/** What a choice costs, as far as it is known. */
export function costOf(acting: Acting, choice: Choice): Record<string, number> {
  return acting.prospects[choice.choice]?.cost ?? {};
}

/** How many supply cards it takes to go somewhere, by the cheapest of these ways; undefined: by one of
 * them nothing, or it is not known yet. */
function priceOf(acting: Acting, choices: readonly Choice[]): number | undefined {
  const prices = choices.filter((one) => kindOf(one) === "move").map((one) => costOf(acting, one)["supply"] ?? 0);
  return Math.min(...prices) || undefined;
}

/** Spaces that glow for these choices. */
export function marksFor(acting: Acting, words: Words, found: ReadonlyMap<Space, readonly Choice[]>): Map<Space, Mark> {
  const marks = new Map<Space, Mark>();
  for (const [space, choices] of found) {
    const kinds = choices.map(kindOf);
    // A card can lie on a space in several ways: that is one thing to do there.
    const told = choices[0]!.verb === "place" ? choices.slice(0, 1) : choices;
    const texts = told.map((one) => {
      if (one.verb === "place") return words.verb(one);
      const text = `${words.verb(one)} ${words.choice(one)}`;
      const supply = kindOf(one) === "move" ? costOf(acting, one)["supply"] : undefined;
      return supply ? `${text} (${words.cards(Array<string>(supply).fill("supply"))})` : text;
    });
    const kind = FIRST.find((one) => kinds.includes(one)) ?? "act";
    marks.set(space, {
      kind,
      label: [...new Set(texts)].join("; "),
      price: kind === "move" ? priceOf(acting, choices) : undefined,
    });
  }
  return marks;
}

export function marksOf(acting: Acting, words: Words): Map<Space, Mark> {
  const marks = marksFor(acting, words, glowing(acting));
  for (const space of acting.lifted ? [] : acting.heroes) {
    if (!acting.movesFrom(space).length) continue;
    const { kind = "move", label } = marks.get(space) ?? {};
    marks.set(space, { kind, label: [label, say("table-lift")].filter(Boolean).join("; ") });
  }
  return marks;
}
