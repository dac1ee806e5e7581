// Ways to pay: what they take, which are a pity, and which are near each other.

import { kindOf, type Item } from "./words";

/** One way to pay: the choice as a text, and the cards that it takes. */
export interface Payment {
  choice: string;
  items: Item[];
}

/** What it costs to part with a card: payments that cost little are proposed first. */
const WORTH: Record<string, number> = {
  supply: 1, friman: 2, chief: 3, stardust: 3, priest: 4, lord: 5, horse: 4, tool: 4, weapon: 4,
  tent: 4, chest: 4, amulet: 5, title: 5, scroll: 5, queen: 7, king: 8, wild: 6,
};

/** `pay supply×3 @friman.barfolk hammer=tool` as cards and what they are used as. */
export function readPayment(text: string): Payment {
  const items: Item[] = [];
  for (const word of text.split(" ").slice(1)) {
    const found = /^(@?)([a-z.-]+?)(?:=([a-z-]+))?(?:×(\d+))?$/.exec(word);
    if (!found) continue;
    const [, table, card, kind, count] = found;
    const item = { card: card!, kind: kind ?? kindOf(card!), table: Boolean(table) };
    for (let left = Number(count ?? 1); left > 0; left--) items.push(item);
  }
  return { choice: text, items };
}

export function worth(payment: Payment): number {
  return payment.items.reduce((sum, item) => {
    const own = WORTH[kindOf(item.card)] ?? 9;
    // A card that stands in for a lesser one is a pity.
    return sum + own + (item.kind === kindOf(item.card) ? 0 : 3) - (item.table ? 1 : 0);
  }, 0);
}

/** What is left of some cards without others; undefined where one of these is not among them. */
export function without(cards: readonly string[], others: readonly string[]): string[] | undefined {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** What a payment takes besides these cards of the hand; undefined where it does not use them all. */
export function besides(payment: Payment, cards: readonly string[]): Item[] | undefined {
  const left = [...payment.items];
  for (const card of cards) {
    const at = left.findIndex((item) => !item.table && item.card === card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** In how many cards two payments differ. */
export function distance(one: Payment, other: Payment): number {
  const left = other.items.map(keyOf);
  let more = 0;
  for (const item of one.items) {
    const at = left.indexOf(keyOf(item));
    if (at < 0) more++;
    else left.splice(at, 1);
  }
  return more + left.length;
}

export function keyOf(item: Item): string {
  return `${item.table ? "@" : ""}${item.card}=${item.kind}`;
}
