// The options of a question in groups that a person can take in at a glance.

import type { Choice } from "../../messages";
import type { Acting } from "../../lib/acting.svelte";
import { cardOf, spaceOf } from "../../lib/choices";
import type { Words } from "../../lib/words";

export interface Group {
  key: string;
  title: string;
  choices: Choice[];
}

/** With more options than this they are in menus. */
export const FEW = 10;

/** The verbs in the order in which a turn usually needs them. */
const ORDER = [
  "cohort", "mulligan", "hire", "create", "build", "upgrade", "hero", "annex", "step", "travel",
  "ride", "jump", "fly", "attack", "use", "strike", "limbo",
];

function grouped(
  choices: readonly Choice[],
  key: (choice: Choice) => string,
  title: (choice: Choice) => string,
): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const at = key(choice);
    const group = found.get(at);
    if (group) group.choices.push(choice);
    else found.set(at, { key: at, title: title(choice), choices: [choice] });
  }
  return [...found.values()];
}

/** By verb; where there is only one verb and much to choose, by the card or the space it is about. */
export function groups(acting: Acting, words: Words, choices = acting.options): Group[] {
  const place = (verb: string) => (ORDER.indexOf(verb) + 1 || ORDER.length + 1);
  const found = grouped(choices, (one) => one.verb, (one) => words.verb(one)).sort(
    (a, b) => place(a.key) - place(b.key),
  );
  const only = found[0];
  if (found.length > 2 || !only || choices.length <= FEW) return found;
  return found.flatMap((group) => {
    if (group.choices.length <= 2) return [group];
    const key = (one: Choice) => cardOf(one) ?? spaceOf(one, acting.table.view) ?? "";
    const title = (one: Choice) => {
      const card = cardOf(one);
      return card ? `${words.verb(one)} ${words.card(card)}` : `${words.verb(one)}: ${key(one)}`;
    };
    return grouped(group.choices, (one) => `${one.verb} ${key(one)}`, title);
  });
}
