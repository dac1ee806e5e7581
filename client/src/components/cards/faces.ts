// What a card's face looks like and is called: groups of kinds, silhouettes.

import { CARD_FIGURES, CARD_RULES, GREAT_ARTEFACTS } from "../../box";
import type { IconName } from "../../lib/icon-names";
import { knows, say } from "../../lib/language.svelte";
import { outside } from "../../lib/outside.svelte";
import { KIND_ICONS, RANKS } from "../../lib/signs";
import { factionOf, kindOf } from "../../lib/words";

export type CardSize = "tiny" | "small" | "normal" | "large";
export type Mark = "act" | "pay" | "danger";
export type Strengths = Record<string, [attack: number, defence: number]>;

export function isGreat(kind: string): boolean {
  return (GREAT_ARTEFACTS as readonly string[]).includes(kind);
}

export function isUnit(kind: string): boolean {
  return kind in RANKS;
}

/** Kinds that look alike at a glance get backings of other shapes; a box of 100 by 100. */
const SILHOUETTES: Record<string, string> = {
  unit: "M50 3 92 16V52C92 76 72 90 50 98 28 90 8 76 8 52V16Z",
  supply: "M12 30Q50 -6 88 30V92Q50 104 12 92Z",
  tool: "M14 8H86L96 20V80L86 92H14L4 80V20Z",
  weapon: "M50 0 100 50 50 100 0 50Z",
  amulet: "M50 0C82 30 96 48 96 64A46 36 0 0 1 4 64C4 48 18 30 50 0Z",
  title: star(12, 49, 40),
  scroll: "M2 16Q2 6 12 6H88Q98 6 98 16T88 26V78Q98 78 98 86T88 96H12Q2 96 2 86T12 78V26Q2 26 2 16Z",
  tent: "M50 2 100 96H0Z",
  horse: "M50 2A46 46 0 0 1 96 48V96H4V48A46 46 0 0 1 50 2Z",
  stardust: star(8, 50, 30),
  chest: "M6 40Q6 10 50 10T94 40V92H6Z",
  wild: "M20 4H80L96 50 80 96H20L4 50Z",
  great: star(16, 50, 41),
};

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const radius = at % 2 ? inner : outer;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The group whose backing and tint a kind has. */
export function groupOf(kind: string): string {
  if (isUnit(kind)) return "unit";
  if (isGreat(kind)) return "great";
  return kind in SILHOUETTES ? kind : "wild";
}

export function silhouette(kind: string): string {
  return SILHOUETTES[groupOf(kind)]!;
}

export function signOf(kind: string): IconName {
  return KIND_ICONS[kind] ?? outside.icon(kind) ?? "perspective-dice-six-faces-random";
}

/** The figure that a faction has for a kind of card. */
export function figureOf(kind: string, faction: string): IconName | undefined {
  const figures: Record<string, Record<string, IconName>> = CARD_FIGURES;
  return figures[kind]?.[faction];
}

/** What a kind of card does; of one that came with an installed package nothing may be told. */
export function doesOf(kind: string): string {
  return knows(`cards-does-${kind}`) ? say(`cards-does-${kind}`) : "";
}

export function kindName(kind: string): string {
  return say(`kind-${kind}`);
}

/** The name of a card in words, as Words has it: for cards one only looks at. */
export function nameOf(card: string): string {
  const faction = factionOf(card);
  const kind = kindName(kindOf(card));
  return faction ? say(`card-${faction}`, { kind }) : kind;
}

/** What something costs, in words. */
export function costText(cost: Record<string, number>): string {
  const parts = Object.entries(cost).map(([kind, count]) =>
    say("cards-cost-part", { count, kind: kindName(kind) }),
  );
  return say("cards-cost", { cost: parts.join(", ") });
}

/** The rule that says what a kind of card does. */
const RULES: Record<string, string> = {
  ...CARD_RULES, fanatic: "S14.2", road: "B4.6", city: "B4.4",
};

export function ruleOf(kind: string): string | undefined {
  return RULES[kind];
}

/** Equal cards as one with a number, in the order in which they come. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
