// A table that is being set up: what is wished, and what the server has agreed to.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { newPlan, type All, type Plan } from "../src/components/start/plan.svelte";
import { MOST, ownPresets } from "../src/components/start/presets.svelte";
import type { Agreement, Offer, Preset } from "../src/messages";
import { speak } from "./browser";

const BASE = { players: 4, royals: false, weeks: 4, factions: "", modules: [] } as unknown as All;
const book = (players: number) => ({ ...BASE, players, royals: true, weeks: players + 1 }) as All;
const table = (options: All) => ({
  options,
  length: {
    days: [10 * options.players, 12 * options.players],
    minutes: Object.fromEntries([1, 2, 3, 4].map((people) => [people, [10 * people, 20 * people]])),
  },
});
const PRESETS = [
  { name: "base", tables: { "2": table({ ...BASE, players: 2 }), "3": table({ ...BASE, players: 3 }) } },
  { name: "book", tables: { "2": table(book(2)), "3": table(book(3)), "4": table(book(4)) } },
  { name: "friends", links: true, tables: { "2": table({ ...book(2), weeks: 1 }), "3": table({ ...book(3), weeks: 1 }) } },
];
const OFFER = {
  options: BASE,
  presets: PRESETS,
  modules: ["sailing"],
  expansion: { "2": book(2), "3": book(3) },
  factions: { "2": 4, "3": 5 },
  values: { weeks: [2, 4, 6] },
  levels: ["steady"],
  clock: { none: {}, blitz: { start: 300 }, book: { kind: "book" } },
} as unknown as Offer;
const CLOSED: Agreement["closed"] = [
  { option: "weeks", value: 6, reason: { id: "too-long", rule: "B13.3", args: {} } },
  { option: "royals", reason: { id: "never", rule: "", args: {} } },
];

/** The wishes that the server was sent, and how it answers each. */
let wishes: { options: All; answer: (agreement: Agreement) => void; fail: () => void }[];
let plan: Plan;
/** The presets as the page has been told of them. */
let [PLAIN, BOOK, FRIENDS]: Preset[] = [];

const agreed = (options: All): Agreement => ({ options, closed: CLOSED, book: { kind: "game", base: 600 * options.players } });
const answer = (found: object) => ({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(found)) });

beforeEach(async () => {
  await speak("en");
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
  [PLAIN, BOOK, FRIENDS] = plan.offer.presets;
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

describe("a preset", () => {
  it("is known by its table, and stays the same preset for more players", () => {
    expect(plan.preset).toBe(PLAIN);
    plan.choose(BOOK!);
    expect(plan.preset).toBe(BOOK);
    plan.set("players", 3);
    expect(plan.options).toEqual(book(3));
    plan.set("weeks", 2);
    expect(plan.preset).toBeUndefined();
    plan.set("players", 2);
    expect(plan.options).toEqual({ ...book(3), players: 2, weeks: 2 });
  });

  it("has as many players as there are, or as many as it can have", () => {
    plan.choose(BOOK!);
    plan.set("players", 4);
    expect(plan.length(PLAIN!)?.days).toEqual([30, 36]);
    plan.choose(PLAIN!);
    expect(plan.options).toEqual({ ...BASE, players: 3 });
    expect(plan.factions).toBe(5);
  });

  it("takes as long as the people who play need", () => {
    expect(plan.length(BOOK!)).toEqual({ days: [20, 24], minutes: [10, 20] });
    plan.seating.seat(1, "here");
    expect(plan.length(BOOK!)?.minutes).toEqual([20, 40]);
  });

  it("that was not measured says nothing of its length", () => {
    delete BOOK!.tables["2"]!.length;
    expect(plan.length(BOOK!)).toBeUndefined();
  });

  it("with friends gives everybody else a link, and counts them before", () => {
    plan.set("players", 3);
    expect(plan.length(FRIENDS!)?.minutes).toEqual([30, 60]);
    plan.seating.seat(1, "here");
    plan.choose(FRIENDS!);
    expect(plan.seating.seated.map(({ who }) => who)).toEqual(["me", "here", "link"]);
    plan.seating.seat(2, "computer");
    expect(plan.length(FRIENDS!)?.minutes).toEqual([20, 40]);
  });

  it("without links takes back those that another preset gave, and no others", () => {
    plan.set("players", 3);
    plan.seating.seat(1, "link");
    const before = plan.length(PLAIN!)?.minutes;
    plan.choose(FRIENDS!);
    expect(plan.length(PLAIN!)?.minutes).toEqual(before);
    plan.choose(PLAIN!);
    expect(plan.seating.seated.map(({ who }) => who)).toEqual(["me", "link", "computer"]);
    expect(plan.length(PLAIN!)?.minutes).toEqual(before);
  });
});

describe("a preset of one's own", () => {
  const kept = () => ({ ...plan.kept("mine"), options: { ...plan.kept("mine").options, ...book(3), weeks: 6 } });
  const now = async () => JSON.stringify([await plan.table(), plan.clock, plan.standIn]);

  it("is the whole table but names and seed, and is taken as a whole", async () => {
    plan.choose(BOOK!);
    plan.clock = "blitz";
    plan.undo = false;
    plan.calm = true;
    plan.seed = "luck";
    plan.seating.own = "Ada";
    plan.seating.seat(1, "link");
    wishes.at(-1)!.answer(agreed(book(2)));
    await plan.table();
    const mine = plan.kept("mine");
    expect(JSON.stringify(mine)).not.toMatch(/luck|Ada/);
    expect(mine.options).toEqual({ players: 2, royals: true, weeks: 3 });
    plan.choose(PLAIN!);
    plan.clock = "none";
    plan.undo = true;
    plan.calm = false;
    plan.seating.seat(1, "computer");
    wishes.at(-1)!.answer(agreed({ ...BASE, players: 2 }));
    await plan.table();
    const taken = plan.take(mine);
    await vi.waitFor(() => expect(wishes.at(-1)!.options).toEqual(book(2)));
    wishes.at(-1)!.answer(agreed(book(2)));
    expect(await taken).toBeUndefined();
    expect(await plan.table()).toMatchObject({
      options: book(2),
      seats: [{ who: "me" }, { who: "link" }],
      settings: { undo: false, calm: true, clock: { start: 300 } },
    });
  });

  it("of an earlier version, which knew no calm tables, is a usual one", async () => {
    const { calm, ...earlier } = kept();
    expect(calm).toBe(false);
    plan.calm = true;
    const taken = plan.take(earlier);
    await vi.waitFor(() => expect(wishes.length).toBe(2));
    wishes.at(-1)!.answer(agreed(wishes.at(-1)!.options));
    expect(await taken).toBeUndefined();
    expect((await plan.table()).settings).toMatchObject({ calm: false });
  });

  it.each([
    ["a module that is not installed any more", { modules: ["sailing", "flying"] }, /“mine” needs the module “flying”/],
    ["options that do not go together any more", {}, /“mine” is a table that cannot be set up/],
  ])("with %s changes nothing and says so in a sentence", async (_, options, sentence) => {
    const before = await now();
    const asked = wishes.length;
    const taken = plan.take({ ...kept(), options: { ...kept().options, ...options } });
    if (!("modules" in options)) {
      await vi.waitFor(() => expect(wishes.length).toBe(asked + 1));
      wishes.at(-1)!.answer(agreed({ ...wishes.at(-1)!.options, weeks: 2 }));
    }
    expect(await taken).toMatch(sentence);
    expect(await now()).toBe(before);
  });

  it("with a computer or a clock that is not known any more changes nothing", async () => {
    const before = await now();
    expect(await plan.take({ ...kept(), standIn: "clever" })).toMatch(/computer player “clever”/);
    const taken = plan.take({ ...kept(), clock: "sand" });
    await vi.waitFor(() => expect(wishes.length).toBe(2));
    wishes.at(-1)!.answer(agreed(wishes.at(-1)!.options));
    expect(await taken).toMatch(/cannot be set up/);
    expect(await now()).toBe(before);
  });

  it("is kept under its name, of which there are so many at most, and not if it is too large", () => {
    for (const one of ownPresets.all) ownPresets.remove(one.name);
    expect(ownPresets.keep(plan.kept("mine"))).toBeUndefined();
    plan.undo = false;
    expect(ownPresets.keep(plan.kept("mine"))).toBeUndefined();
    expect(ownPresets.all.map(({ undo }) => undo)).toEqual([false]);
    const large = { ...plan.kept("large"), options: { players: 2, corrections: "x".repeat(30_000) } };
    expect(ownPresets.keep(large)).toBe("large");
    for (let number = 1; number < MOST; number++) expect(ownPresets.keep(plan.kept(String(number)))).toBeUndefined();
    expect(ownPresets.keep(plan.kept("one more"))).toBe("many");
    expect(ownPresets.keep(plan.kept("mine"))).toBeUndefined();
    expect(JSON.parse(localStorage.getItem("battalia-presets")!)).toHaveLength(MOST);
    ownPresets.remove("mine");
    expect(ownPresets.all.some(({ name }) => name === "mine")).toBe(false);
  });

  it("is not kept where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new Error("full"); } });
    const before = ownPresets.all;
    expect(ownPresets.keep(plan.kept("another"))).toBe("full");
    expect(ownPresets.all).toBe(before);
  });
});

describe("the clock of the book", () => {
  it("is that of this table", async () => {
    plan.clock = "book";
    expect(plan.clockNow).toEqual({ kind: "book", base: 1200 });
    plan.set("players", 3);
    wishes.at(-1)!.answer(agreed({ ...BASE, players: 3 }));
    await plan.table();
    expect(plan.clockNow.base).toBe(1800);
    expect((await plan.table()).settings?.clock).toEqual({ kind: "book", at_zero: "computer" });
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
