// What a choice is about.

import { describe, expect, it } from "vitest";
import {
  cardOf, choicesBy, furtherOf, handCardOf, leadsBack, movesFrom, onTable, plainest, spaceOf, stackOf, variantsOf,
} from "../src/lib/choices";
import type { Choice, Hero, Item, Side, View } from "../src/messages";
import { EVERY_CHOICE } from "./cases";

const chosen = (one: Record<string, unknown>) => one as unknown as Choice;
const step = (side: Side, hero: Hero = 1) => chosen({ verb: "step", hero, side });
const item = (table: boolean): Item => ({ card: "tool.barfolk", kind: "tool", table });

/** Player 1 looks; the first hero is on r2c3, the second is not on the board. */
const VIEW = { seat: "p1", players: { p1: { heroes: { "1": "r2c3" } } } } as unknown as View;
const WATCHED = { players: VIEW.players } as View;

describe("the space of a choice", () => {
  it("is the one that it names", () => {
    expect(spaceOf(chosen({ verb: "attack", space: "r1c1" }))).toBe("r1c1");
    // Even where a hero stands elsewhere.
    expect(spaceOf(chosen({ verb: "fly", hero: 1, space: "r5c5" }), VIEW)).toBe("r5c5");
  });

  it.each([
    ["north", "r1c3"],
    ["east", "r2c4"],
    ["south", "r3c3"],
    ["west", "r2c2"],
  ] as const)("of a step %s is where it leads", (side, space) => {
    expect(spaceOf(step(side), VIEW)).toBe(space);
  });

  it("of another choice of a hero is where the hero stands", () => {
    expect(spaceOf(chosen({ verb: "ride", hero: 1 }), VIEW)).toBe("r2c3");
  });

  it("is none where the hero is not on the board, or nobody knows whose it is", () => {
    expect(spaceOf(step("north", 2), VIEW)).toBeUndefined();
    expect(spaceOf(step("north"), WATCHED)).toBeUndefined();
    expect(spaceOf(step("north"))).toBeUndefined();
    expect(spaceOf(chosen({ verb: "end" }), VIEW)).toBeUndefined();
  });
});

describe("the card of a choice", () => {
  it("is named, or is that of the item", () => {
    expect(cardOf(chosen({ verb: "station", card: "chief.barfolk" }))).toBe("chief.barfolk");
    expect(cardOf(chosen({ verb: "use", item: item(false) }))).toBe("tool.barfolk");
    expect(cardOf(chosen({ verb: "end" }))).toBeUndefined();
  });

  it("is no card of the hand where it lies elsewhere", () => {
    expect(handCardOf(chosen({ verb: "station", card: "chief.barfolk" }))).toBe("chief.barfolk");
    expect(handCardOf(chosen({ verb: "use", item: item(false) }))).toBe("tool.barfolk");
    for (const verb of ["take", "pick", "draw", "drop"]) {
      expect(handCardOf(chosen({ verb, card: "hammer" }))).toBeUndefined();
    }
  });

  it("may lie on the table: by the item, or by what the choice says itself", () => {
    expect(onTable(chosen({ verb: "use", item: item(true) }))).toBe(true);
    expect(onTable(chosen({ verb: "use", item: item(false) }))).toBe(false);
    expect(onTable(chosen({ verb: "lay", card: "chief.barfolk", table: true }))).toBe(true);
    expect(onTable(chosen({ verb: "lay", card: "chief.barfolk", table: false }))).toBe(false);
    expect(onTable(chosen({ verb: "end" }))).toBe(false);
    expect(handCardOf(chosen({ verb: "use", item: item(true) }))).toBeUndefined();
  });
});

describe("the stack of a choice", () => {
  it("is that of the unit, the artefact or the land that is bought", () => {
    expect(stackOf(chosen({ verb: "hire", unit: "chief" }))).toBe("chief");
    expect(stackOf(chosen({ verb: "create", artefact: "tool" }))).toBe("tool");
    expect(stackOf(chosen({ verb: "take-from", artefact: "horse" }))).toBe("horse");
    expect(stackOf(chosen({ verb: "build", shape: "curve", level: 2 }))).toBe("curve");
    expect(stackOf(chosen({ verb: "station", card: "chief.barfolk" }))).toBeUndefined();
  });
});

describe("choices", () => {
  it("are gathered by what they are about, in order, and left out where they are about nothing", () => {
    const [a, b, c, end] = [
      chosen({ verb: "attack", space: "r1c1" }),
      chosen({ verb: "attack", space: "r0c0" }),
      chosen({ verb: "annex", space: "r1c1" }),
      chosen({ verb: "end" }),
    ];
    const found = choicesBy([a, b, c, end], (one) => spaceOf(one));
    expect([...found]).toEqual([["r1c1", [a, c]], ["r0c0", [b]]]);
  });

  it("of the server are about things that can be pointed at", () => {
    for (const choice of EVERY_CHOICE) {
      const nouns = choice as unknown as Record<string, unknown>;
      expect(spaceOf(choice) ?? nouns["space"]).toBe(nouns["space"]);
      const card = cardOf(choice);
      if (card !== undefined) expect(choice.choice).toContain(card);
      const stack = stackOf(choice);
      if (stack !== undefined) expect(choice.choice).toContain(stack);
    }
  });
});

describe("moves", () => {
  const VIEW = { seat: "p1", players: { p1: { heroes: { "1": "r2c3", "2": "r0c0" } } } } as unknown as View;
  const jump = (space: string, further = 0, origin?: string) =>
    chosen({ verb: "jump", hero: 1, space, further, ...(origin ? { origin } : {}) });

  it("from a space are those of the heroes that stand there", () => {
    const [step, travel, other, ride] = [
      chosen({ verb: "step", hero: 1, side: "east" }),
      chosen({ verb: "travel", hero: 1, space: "r2c6" }),
      chosen({ verb: "travel", hero: 2, space: "r0c4" }),
      chosen({ verb: "ride", hero: 1 }),
    ];
    expect(movesFrom("r2c3", [step, travel, other, ride], VIEW)).toEqual([step, travel]);
    expect(movesFrom("r5c5", [step, travel, other, ride], VIEW)).toEqual([]);
  });

  it("out and back end where they began", () => {
    const travel = (hero: Hero, space: string) => chosen({ verb: "travel", hero, space });
    expect([travel(1, "r2c3"), travel(2, "r2c3"), travel(1, "r0c0")].map((one) => leadsBack(one, VIEW))).toEqual([true, false, false]);
  });

  it("by a jump are one with any number of steps after it", () => {
    const [plain, more, most] = [jump("r1c1"), jump("r1c1", 1), jump("r1c1", 2)];
    const others = [jump("r4c4"), jump("r1c1", 1, "r0c0")];
    expect(variantsOf(more, [most, ...others, plain, more])).toEqual([plain, more, most]);
    expect(variantsOf(chosen({ verb: "end" }), [plain])).toEqual([]);
    expect([plain, more, most].map(furtherOf)).toEqual([0, 1, 2]);
  });

  it("by a jump from elsewhere are left out where the hero can jump at once", () => {
    const [plain, around, only] = [jump("r1c1"), jump("r1c1", 0, "r0c0"), jump("r4c4", 0, "r0c0")];
    expect(plainest([around, plain, only])).toEqual([plain, only]);
  });
});
