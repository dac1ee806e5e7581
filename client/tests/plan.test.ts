// A table that is being set up: what is wished, and what the server has agreed to.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { newPlan, type All, type Plan } from "../src/components/start/plan.svelte";
import type { Agreement, Offer } from "../src/messages";

const BASE = { players: 4, royals: false, weeks: 4, factions: "", modules: [] } as unknown as All;
const book = (players: number) => ({ ...BASE, players, royals: true, weeks: players + 1 }) as All;
const OFFER = {
  options: BASE,
  expansion: { "2": book(2), "3": book(3) },
  factions: { "2": 4, "3": 5 },
  values: { weeks: [2, 4, 6] },
  levels: ["steady"],
  clock: { none: {}, blitz: { start: 300 } },
} as unknown as Offer;
const CLOSED: Agreement["closed"] = [
  { option: "weeks", value: 6, reason: { id: "too-long", rule: "B13.3", args: {} } },
  { option: "royals", reason: { id: "never", rule: "", args: {} } },
];

/** The wishes that the server was sent, and how it answers each. */
let wishes: { options: All; answer: (agreement: Agreement) => void; fail: () => void }[];
let plan: Plan;

const agreed = (options: All): Agreement => ({ options, closed: CLOSED });
const answer = (found: object) => ({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(found)) });

beforeEach(async () => {
  wishes = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string | null }) => {
    if (path === "/api/offer") return Promise.resolve(answer(OFFER));
    return new Promise((resolve, reject) => {
      wishes.push({
        options: JSON.parse(body!) as All,
        answer: (agreement) => resolve(answer(agreement)),
        fail: () => reject(new TypeError("not connected")),
      });
    });
  });
  const made = newPlan();
  wishes[0]!.answer(agreed({ ...BASE, players: 2 }));
  plan = await made;
});

describe("an option", () => {
  it("is shown as it is wished at once, then as the server agrees", async () => {
    plan.set("weeks", 6);
    expect(plan.options.weeks).toBe(6);
    wishes.at(-1)!.answer(agreed({ ...plan.options, weeks: 2 }));
    expect((await plan.table()).options).toMatchObject({ weeks: 2 });
  });

  it("is not overtaken by a late answer to an earlier wish", async () => {
    plan.set("weeks", 6);
    plan.set("weeks", 2);
    const [first, second] = wishes.slice(-2);
    second!.answer(agreed(second!.options));
    await plan.table();
    first!.answer(agreed(first!.options));
    await new Promise(setImmediate);
    expect(plan.options.weeks).toBe(2);
  });

  it("stays as it was wished where the server cannot be asked", async () => {
    plan.set("weeks", 6);
    wishes.at(-1)!.fail();
    expect((await plan.table()).options).toMatchObject({ weeks: 6 });
  });

  it("is closed by its value, or whatever its value", () => {
    expect(plan.closed("weeks", 6)?.id).toBe("too-long");
    expect(plan.closed("weeks", 4)).toBeUndefined();
    expect(plan.closed("royals", true)?.id).toBe("never");
    expect(plan.closed("royals")?.id).toBe("never");
    expect(plan.choices<number>("weeks", String).map(({ label, closed }) => [label, closed?.rule])).toEqual([
      ["2", undefined],
      ["4", undefined],
      ["6", "B13.3"],
    ]);
  });
});

describe("the table of the book", () => {
  it("stays the table of the book for more players", () => {
    plan.book();
    expect([plan.usual, plan.plain]).toEqual([true, false]);
    plan.set("players", 3);
    expect(plan.options).toEqual(book(3));
    plan.set("weeks", 2);
    plan.set("players", 2);
    expect(plan.options).toEqual({ ...book(3), players: 2, weeks: 2 });
    expect(plan.usual).toBe(false);
  });

  it("is left for the base game with as many players", () => {
    plan.book();
    plan.base();
    expect(plan.options).toEqual({ ...BASE, players: 2 });
    expect(plan.plain).toBe(true);
    expect(plan.factions).toBe(4);
  });
});

describe("the seats", () => {
  it("are as many as there are players, and one sits at one of them only", async () => {
    expect(plan.seating.wishes()).toEqual([
      { who: "me", name: "" },
      { who: "computer", name: "", level: "steady" },
    ]);
    plan.seating.seats[0]!.name = " Ada ";
    plan.seating.seat(1, "me");
    expect(plan.seating.wishes()).toEqual([
      { who: "here", name: "Ada" },
      { who: "me", name: "" },
    ]);
    plan.seating.seat(0, "link");
    expect(plan.seating.links).toBe(1);
    expect((await plan.table()).seats?.length).toBe(2);
  });
});

describe("what is sent", () => {
  it("has the clock that was chosen, and a seed only where one was written", async () => {
    plan.clock = "blitz";
    plan.atZero = "skip";
    expect(await plan.table()).toMatchObject({ settings: { clock: { start: 300, at_zero: "skip" } }, seed: null });
    plan.seed = " luck ";
    expect((await plan.table()).seed).toBe("luck");
  });
});
