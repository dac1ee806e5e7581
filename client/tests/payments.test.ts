// Ways to pay: read from a text, ranked, compared.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { besides, distance, keyOf, readPayment, without, worth, type Payment } from "../src/lib/payments";
import { kindOf, type Item } from "../src/lib/words";
import { PAYMENTS } from "./cases";

const CARDS = ["supply", "friman.barfolk", "friman.fanatic", "lord.islanders", "tool.cloudborn", "hammer", "lost-scroll"];
const item: fc.Arbitrary<Item> = fc
  .tuple(fc.constantFrom(...CARDS), fc.option(fc.constantFrom("tool", "weapon", "friman")), fc.boolean())
  .map(([card, used, table]) => ({ card, kind: used ?? kindOf(card), table }));
const payment: fc.Arbitrary<Payment> = fc
  .array(item, { minLength: 1, maxLength: 7 })
  .map((items) => ({ choice: written(items), items }));

/** A payment as the game's notation has it: equal cards in a row are one word. */
function written(items: readonly Item[]): string {
  const words: [string, number][] = [];
  for (const one of items) {
    const used = one.kind === kindOf(one.card) ? "" : `=${one.kind}`;
    const word = `${one.table ? "@" : ""}${one.card}${used}`;
    const last = words.at(-1);
    if (last?.[0] === word) last[1]++;
    else words.push([word, 1]);
  }
  return ["pay", ...words.map(([word, count]) => (count > 1 ? `${word}×${count}` : word))].join(" ");
}

const pay = (text: string) => readPayment(`pay ${text}`);

describe("a payment", () => {
  it.each(PAYMENTS)("is read as the server means it: $choice", ({ choice, items }) => {
    expect(readPayment(choice)).toEqual({ choice, items });
  });

  it("is among the server's with a card of the table, one used as another, and a number", () => {
    const texts = PAYMENTS.map(({ choice }) => choice);
    for (const sign of ["@", "=", "×"]) expect(texts.filter((text) => text.includes(sign))).not.toEqual([]);
  });

  it("is read back from what was written, whatever it takes", () => {
    fc.assert(
      fc.property(payment, (one) => {
        expect(readPayment(one.choice)).toEqual(one);
      }),
    );
  });

  it("of nothing takes nothing", () => {
    expect(readPayment("pay").items).toEqual([]);
  });
});

describe("worth", () => {
  const ranked = (...texts: string[]) => {
    const worths = texts.map((text) => worth(pay(text)));
    expect(worths).toEqual([...worths].sort((one, other) => one - other));
    expect(new Set(worths).size).toBe(worths.length);
  };

  it("rises with the rank of a unit", () => {
    ranked("supply", "friman.barfolk", "chief.barfolk", "priest.barfolk", "lord.barfolk", "queen.barfolk", "king.barfolk");
  });

  it("of a Great Artefact is more than that of anything else", () => {
    ranked("king.barfolk", "hammer");
  });

  it("of a card used as something else is more", () => {
    ranked("amulet.barfolk", "amulet.barfolk=tool");
  });

  it("of a card that lies on the table already is less", () => {
    ranked("@chief.barfolk", "chief.barfolk");
  });

  it("is the sum over the cards", () => {
    fc.assert(
      fc.property(payment, (one) => {
        const each = one.items.map((only) => worth({ choice: "", items: [only] }));
        expect(worth(one)).toBe(each.reduce((sum, more) => sum + more, 0));
      }),
    );
  });
});

describe("what is left", () => {
  const cards = fc.array(fc.constantFrom(...CARDS), { maxLength: 6 });

  it("of cards without others is undefined where one is missing", () => {
    expect(without(["supply"], ["hammer"])).toBeUndefined();
    expect(without(["supply", "hammer"], ["supply", "supply"])).toBeUndefined();
  });

  it("of cards without others is the rest, each card counted", () => {
    expect(without(["supply", "hammer", "supply"], ["supply"])).toEqual(["hammer", "supply"]);
    fc.assert(
      fc.property(cards, cards, (some, others) => {
        expect(without([...some, ...others], some)?.sort()).toEqual([...others].sort());
      }),
    );
  });

  it("of a payment besides cards of the hand: those of the table are not of the hand", () => {
    expect(besides(pay("supply×2 @friman.barfolk"), ["supply"])).toEqual(pay("supply @friman.barfolk").items);
    expect(besides(pay("supply @friman.barfolk"), ["friman.barfolk"])).toBeUndefined();
    expect(besides(pay("supply"), ["supply", "supply"])).toBeUndefined();
    expect(besides(pay("supply×2"), ["supply", "supply"])).toEqual([]);
  });

  it("changes nothing of what was given", () => {
    const some = Object.freeze(["supply", "hammer"]);
    without(some, ["supply"]);
    const one = pay("supply×2");
    besides(one, ["supply"]);
    expect(one).toEqual(pay("supply×2"));
  });
});

describe("the distance of two payments", () => {
  it("counts the cards in which they differ", () => {
    expect(distance(pay("supply×3"), pay("supply×3"))).toBe(0);
    expect(distance(pay("supply×3"), pay("supply×2 friman.barfolk"))).toBe(2);
    expect(distance(pay("supply"), pay("@supply"))).toBe(2);
    expect(distance(pay("hammer=tool"), pay("hammer=weapon"))).toBe(2);
    expect(distance(pay("supply"), pay("supply friman.barfolk"))).toBe(1);
  });

  it("is none for the same cards in any order, is the same both ways, and has no detours", () => {
    fc.assert(
      fc.property(payment, payment, payment, (one, other, third) => {
        expect(distance(one, { ...one, items: [...one.items].reverse() })).toBe(0);
        expect(distance(one, other)).toBe(distance(other, one));
        expect(distance(one, third)).toBeLessThanOrEqual(distance(one, other) + distance(other, third));
      }),
    );
  });

  it("is none only where the keys of all cards are the same", () => {
    fc.assert(
      fc.property(payment, payment, (one, other) => {
        const keys = ({ items }: Payment) => items.map(keyOf).sort().join(" ");
        expect(distance(one, other) === 0).toBe(keys(one) === keys(other));
      }),
    );
  });
});
