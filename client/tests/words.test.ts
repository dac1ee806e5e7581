// The game in words: the page says what the server says.

import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, divided, knows, listed, say, sentence } from "../src/lib/language.svelte";
import { grouped } from "../src/lib/table.svelte";
import { exitsOf, factionOf, kindOf, namesOf, placeOf, usedAs, why, Words } from "../src/lib/words";
import type { Choice, GameEvent, Reason, SeatInfo, View } from "../src/messages";
import { EVERY_CHOICE, WORDS } from "./cases";
import { speak } from "./browser";

const reason = (id: string, args: Reason["args"] = {}, rule = ""): Reason => ({ id, rule, args });
const VIEW = {
  seat: "p1",
  frames: [],
  players: { p1: { faction: "barfolk", heroes: { "1": "r2c3" } }, p2: { heroes: {} } },
} as unknown as View;

describe("in English", () => {
  beforeEach(() => speak("en"));

  it("everything that happens is told as by the server", () => {
    const cases = WORDS.filter(({ told }) => told);
    expect(cases.length).toBeGreaterThan(30);
    for (const { view, events, told } of cases) {
      const words = new Words(view);
      expect(grouped(events!).map((some) => words.told(some))).toEqual(told);
    }
  });

  it("every choice is called as by the server", () => {
    expect(EVERY_CHOICE.length).toBeGreaterThan(40);
    for (const { view, choices = [] } of WORDS) {
      const words = new Words(view);
      for (const { choice, verb, nouns } of choices) {
        expect([words.verb(choice), words.choice(choice)]).toEqual([verb, nouns]);
      }
    }
  });

  it("a deed is one phrase", () => {
    const words = new Words(VIEW);
    const done = (choice: object) => words.deed(choice as Choice);
    expect(done({ verb: "hire", choice: "hire chief", unit: "chief" })).toBe("Hire a unit: chief");
    expect(done({ verb: "skip", choice: "skip" })).toBe("Go on to the actions");
    expect(done({ verb: "limbo", choice: "limbo supply", card: "supply" })).toBe(
      "Put a card in ambush, and for it send to limbo: supply",
    );
  });

  it("a player goes by the faction, else by the name, else by the number", () => {
    const words = new Words(VIEW, { p2: "Ben" });
    expect(words.player("p1")).toBe("the Bärfolk");
    expect(words.title("p1")).toBe("Bärfolk");
    expect(words.player("p2")).toBe("Ben");
    expect(new Words(VIEW).player("p2")).toBe("player 2");
    expect(new Words(VIEW).title("p2")).toBe("Player 2");
    expect(words.player("chance")).toBe("chance");
  });

  it("where several people play, their names stand beside their factions", () => {
    const words = new Words(VIEW, { p1: "Ada", p2: "Ben" });
    expect(words.player("p1")).toBe("the Bärfolk (Ada)");
    expect(words.heading("p1")).toBe("Bärfolk (Ada)");
    expect(words.title("p1")).toBe("Bärfolk");
    expect([words.player("p2"), words.heading("p2")]).toEqual(["Ben", "Ben"]);
    expect([words.brief("p1"), words.brief("chance")]).toEqual(["Ada", "chance"]);
    const turn = { event: "turn-began", seat: "p1" } as GameEvent;
    expect(words.told([turn])).toContain("Bärfolk (Ada)");
    // Whoever plays alone knows who they are.
    const alone = new Words(VIEW, { p1: "Ada" });
    expect([alone.player("p1"), alone.heading("p1")]).toEqual(["the Bärfolk", "Bärfolk"]);
    expect(alone.brief("p1")).toBe("the Bärfolk");
  });

  it("only people who have a name of their own are called by it", () => {
    const seats = [
      { seat: "p1", kind: "person", name: "Ada" },
      { seat: "p2", kind: "computer", name: "novice" },
      { seat: "p3", kind: "person", name: "p3" },
    ] as SeatInfo[];
    expect(namesOf(seats)).toEqual({ p1: "Ada" });
  });

  it("equal cards are counted, in the order in which they come", () => {
    const words = new Words(VIEW);
    expect(words.cards(["supply", "friman.barfolk", "supply"])).toBe(`supply ×2, ${words.card("friman.barfolk")}`);
    expect(words.cards([])).toBe("none");
  });

  it("an item says what it is used as, and that it lies on the table", () => {
    const words = new Words(VIEW);
    expect(words.item({ card: "supply", kind: "supply", table: false })).toBe("supply");
    expect(words.item({ card: "supply", kind: "tool", table: true })).toBe("supply as tool (on the table)");
  });

  it("what one did not see is told without its name", () => {
    const drawn = { event: "card-drawn", seat: "p1" } as unknown as GameEvent;
    const own = { ...drawn, card: "supply" } as GameEvent;
    const words = new Words(VIEW);
    expect(words.told([drawn, drawn])).not.toContain("supply");
    expect(words.told([drawn, drawn])).toContain("2 cards");
    expect(words.told([own])).toContain("supply");
  });

  it("the steps of a journey are one sentence, with what was paid for them", () => {
    const step = (hero: number, origin: string, space: string) =>
      ({ event: "hero-moved", seat: "p1", hero, origin, space }) as GameEvent;
    const paid = { event: "row-paid", seat: "p1", purpose: "travel", cards: ["supply", "supply"] } as unknown as GameEvent;
    const words = new Words(VIEW);
    const way = [paid, step(1, "r1c1", "r1c2"), step(1, "r1c2", "r1c3"), step(2, "r1c3", "r1c4"), step(2, "r0c0", "r0c1")];
    expect(grouped(way).map((some) => words.told(some))).toEqual([
      "A hero of the Bärfolk moved from r1c1 to r1c3 for supply ×2.",
      "A hero of the Bärfolk moved from r1c3 to r1c4.",
      "A hero of the Bärfolk moved from r0c0 to r0c1.",
    ]);
    expect(grouped([paid, paid]).length).toBe(2);
  });

  it("a journey that ends where it began says so", () => {
    const travel = (space: string) => new Words(VIEW).choice({ verb: "travel", hero: 1, space } as Choice);
    expect(travel("r2c5")).toBe("hero 1 on r2c3 by road to r2c5");
    expect(travel("r2c3")).toBe("hero 1 on r2c3 by road out and back");
  });

  it("a reason names kinds, players and options, and another reason with its rule", () => {
    const inner = reason("not-offered", {}, "B3.2");
    expect(why(reason("not-readable", { reason: inner }))).toBe(
      "This cannot be read: This is not possible now. (B3.2).",
    );
    expect(why(reason("options-needs-expansion", { option: "royals" }))).toBe(
      sentence(`${say("start-option-royals")}: only with The Stormgates`),
    );
    expect(why(reason("options-needs-expansion", { option: "corrections", entry: "costs" }))).toBe(
      sentence(`${say("start-option-corrections")}, “costs”: only with The Stormgates`),
    );
  });

  it("what is missing is counted, and what would help is told with it", () => {
    expect(why(reason("missing-cards", { missing: "lord friman friman" }))).toBe("Missing: 1 lord, 2 frimen.");
    expect(why(reason("missing-or", { missing: "friman friman hammer", instead: "tool" }))).toBe(
      "Missing: 2 frimen, Hammer of Strato ×1; this would do as well: 1 tool.",
    );
    const step = reason("step-title", { kind: "title", unit: "priest", becomes: "lord" });
    expect(why(reason("way-now", { how: step }, "B5.6"))).toBe(
      "You could still do it: a priest becomes a lord (title).",
    );
  });

  it("a sentence has a capital and a full stop, once", () => {
    expect(sentence("the end")).toBe("The end.");
    expect(sentence("Why?")).toBe("Why?");
    expect(sentence("wait…")).toBe("Wait…");
  });

  it("an id that nobody knows is shown as it is", () => {
    expect(say("no-such-message")).toBe("⟨no-such-message⟩");
    expect(knows("no-such-message")).toBe(false);
    expect(knows("nothing")).toBe(true);
  });
});

describe.each(LANGUAGES)("in the language %s", (language) => {
  beforeEach(() => speak(language));

  it("nothing that happens and no choice lacks a word", () => {
    for (const { view, events = [], choices = [] } of WORDS) {
      const words = new Words(view);
      const texts = [
        ...grouped(events).map((some) => words.told(some)),
        ...choices.flatMap(({ choice }) => [words.verb(choice), words.choice(choice)]),
      ];
      for (const text of texts) expect(text).not.toMatch(/[⟨{]|\b(undefined|null|NaN)\b/);
    }
  });

  it("names are listed, and long ones can be divided without another letter", () => {
    expect(listed(["A"])).toBe("A");
    expect(listed(["A", "B", "C"])).toMatch(/^A, B.*C$/);
    for (const kind of ["chief", "supply", "lost-scroll"]) {
      const name = say(`kind-${kind}`);
      expect(divided(name).replaceAll("\u00ad", "")).toBe(name);
    }
  });
});

describe("in Polish", () => {
  beforeEach(() => speak("pl"));

  it("numbers have three forms", () => {
    const drawn = { event: "card-drawn", seat: "p1" } as unknown as GameEvent;
    const words = new Words(VIEW);
    const told = (count: number) => words.told(Array<GameEvent>(count).fill(drawn)).replace(String(count), "#");
    expect(new Set([2, 3, 4, 22].map(told)).size).toBe(1);
    expect(new Set([5, 11, 12, 25].map(told)).size).toBe(1);
    expect(told(2)).not.toBe(told(5));
  });

  it("a word of one letter never ends a line", () => {
    for (const { view, choices = [] } of WORDS) {
      const words = new Words(view);
      for (const { choice } of choices) expect(words.choice(choice)).not.toMatch(/ [aiouwz] \S/i);
    }
  });
});

describe("the notation", () => {
  it("of a card is its kind and its faction", () => {
    expect([kindOf("friman.barfolk"), factionOf("friman.barfolk")]).toEqual(["friman", "barfolk"]);
    expect([kindOf("hammer"), factionOf("hammer")]).toEqual(["hammer", undefined]);
  });

  it("of an item tells what it stands in for, if for anything", () => {
    expect(usedAs({ card: "tool.barfolk", kind: "tool" })).toBeUndefined();
    expect(usedAs({ card: "hammer", kind: "tool" })).toBe("tool");
  });

  it("of a space is its row and its column", () => {
    expect(placeOf("r2c13")).toEqual([2, 13]);
    expect(placeOf("p1")).toEqual([-1, -1]);
    expect(placeOf("r2c3x")).toEqual([-1, -1]);
  });

  it("of a shape turned to a side is where its exits lie", () => {
    expect([...exitsOf("straight", "north")].sort()).toEqual(["north", "south"]);
    expect([...exitsOf("straight", "east")].sort()).toEqual(["east", "west"]);
    expect(exitsOf("no-such-shape", "north")).toEqual([]);
  });

  it("of the card to be placed is that of the viewer's own frame", async () => {
    await speak("en");
    const frames = [
      { frame: "placing", seat: "p2", shape: "straight", terrain: "lakes" },
      { frame: "placing", seat: "p1", shape: "curve", terrain: "lakes" },
    ];
    const words = new Words({ ...VIEW, frames } as unknown as View);
    const choice = { choice: "", verb: "place", space: "r0c0", side: "north" } as Choice;
    const exits = exitsOf("curve", "north").map((side) => say(`side-short-${side}`)).join(" ");
    expect(words.choice(choice)).toContain(exits);
  });
});
