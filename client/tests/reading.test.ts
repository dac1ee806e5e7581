// What is read: Markdown of the rules, texts to go on with, the log's sentences, spaces and clocks.

import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { onceEach, pieces, ruleOf } from "../src/components/acting/logging";
import { beside, extentOf, nameOf, spacesOf } from "../src/components/board/geometry";
import { ruleOf as ruleOfKind } from "../src/components/cards/faces";
import { blocks, cut, inline, plain } from "../src/components/learn/markdown";
import { shownTime } from "../src/components/sides/clock";
import { imported } from "../src/components/start/imported";
import { OPTION_RULES } from "../src/box";
import { EVENTS } from "../src/forms";
import { KIND_ICONS } from "../src/lib/signs";
import type { Entry } from "../src/lib/table.svelte";
import { placeOf, sorted, Words } from "../src/lib/words";
import type { View } from "../src/messages";
import { speak } from "./browser";
import { RULES } from "./cases";

describe("Markdown", () => {
  it("has bold, italic, code and rules, and all else is text", () => {
    expect(inline("A **bold** *one*, `code` (B3.2) and <b>S7</b>")).toEqual([
      { kind: "text", text: "A " },
      { kind: "bold", text: "bold" },
      { kind: "text", text: " " },
      { kind: "italic", text: "one" },
      { kind: "text", text: ", " },
      { kind: "code", text: "code" },
      { kind: "text", text: " (" },
      { kind: "rule", text: "B3.2" },
      { kind: "text", text: ") and <b>" },
      { kind: "rule", text: "S7" },
      { kind: "text", text: "</b>" },
    ]);
  });

  it("loses no letter of a text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const signs = { bold: "**", italic: "*", code: "`", rule: "", text: "" };
        expect(inline(text).map((one) => signs[one.kind] + one.text + signs[one.kind]).join("")).toBe(text);
      }),
    );
  });

  it("has paragraphs, lists within lists, and tables", () => {
    const found = blocks("One\nline.\n\n- a\n  - b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |");
    expect(found.map(({ kind }) => kind)).toEqual(["paragraph", "list", "table"]);
    expect(found[0]).toEqual({ kind: "paragraph", parts: inline("One line.") });
    const list = found[1] as Extract<(typeof found)[number], { kind: "list" }>;
    expect(list.items.map((item) => item.map(({ kind }) => kind))).toEqual([["paragraph", "list"], ["paragraph"]]);
    expect(found[2]).toEqual({ kind: "table", head: [inline("x"), inline("y")], rows: [[inline("1"), inline("2")]] });
  });
});

describe("searching", () => {
  it("knows neither capitals nor accents, letter for letter", () => {
    expect(plain("Bärfolk ŻÓŁĆ Őr")).toBe("barfolk zolc or");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(plain(text).length).toBe(Array.from(text).length);
      }),
    );
  });

  it("cuts a text where the words are, and loses nothing of it", () => {
    expect(cut("Die Bärfolk und ein BÄR", ["bar"])).toEqual(["Die ", "Bär", "folk und ein ", "BÄR", ""]);
    expect(cut("🙂 Bär", ["bar"])).toEqual(["🙂 ", "Bär", ""]);
    expect(cut("Nothing", [])).toEqual(["Nothing"]);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1, maxLength: 2 }).map(plain)), (text, words) => {
        expect(cut(text, words).join("")).toBe(text);
      }),
    );
  });
});

describe("a text to go on with", () => {
  it("is a position where it is JSON, with as many players as it says", () => {
    expect(imported('  {"options":{"players":2}}')).toEqual({ kind: "position", players: 2, over: false });
    expect(imported("{}")).toEqual({ kind: "position", players: 4, over: false });
    expect(imported("{ broken")).toBeUndefined();
    expect(imported("# Mine\nscenario = 1\n[options]\nplayers = 3\n")).toEqual({ kind: "scenario", players: 3, over: false });
  });

  it("is a record where it says so, over where it has a result", () => {
    expect(imported("[Battalia 1]\n[players 3]\n")).toEqual({ kind: "record", players: 3, over: false });
    expect(imported("[Battalia 1]\n[Result map 9 7]\n")).toEqual({ kind: "record", players: 4, over: true });
    expect(imported("Dear all")).toBeUndefined();
  });
});

describe("the log", () => {
  beforeEach(() => speak("en"));

  const entry = (event: object) => ({ events: [event] }) as unknown as Entry;
  const totals = (attack: number, defence: number) => entry({ event: "totals-announced", attack, defence });

  it("tells totals only where they have changed since, or in a new battle", () => {
    const [a, same, b, battle, again] = [
      totals(2, 3), totals(2, 3), totals(4, 3), entry({ event: "attack-declared" }), totals(4, 3),
    ];
    expect(onceEach([a, same, b, battle, again])).toEqual([a, b, battle, again]);
  });

  it("takes a sentence apart at spaces and cards, and loses nothing of it", () => {
    const words = new Words({ players: {}, frames: [] } as unknown as View);
    const text = "From r2c3 to r10c0: supply ×2, scroll.";
    const found = pieces(text, ["supply", "scroll"], words);
    expect(found.filter(({ space }) => space).map(({ space }) => space)).toEqual(["r2c3", "r10c0"]);
    expect(found.filter(({ card }) => card).map(({ card, after }) => [card, after])).toEqual([
      ["supply", " ×2,"],
      ["scroll", "."],
    ]);
    expect(found.map((one) => one.text + (one.after ?? "")).join("")).toBe(text);
  });

  it("takes the longer of two names that begin alike", () => {
    const names: Record<string, string> = { scroll: "Scroll", "lost-scroll": "Scroll (lost)" };
    const words = { card: (card: string) => names[card] } as unknown as Words;
    const found = pieces("Scroll (lost)!", ["scroll", "lost-scroll"], words);
    expect(found.find(({ card }) => card)).toEqual({ text: "Scroll (lost)", card: "lost-scroll", after: "!" });
  });
});

describe("a space", () => {
  const BOARD = { board_rows: 3, board_columns: 4, missing: ["r1c1", "r1c2"] };
  const spaces = spacesOf(BOARD);

  it("is named by its row and column", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (row, column) => {
        expect(placeOf(nameOf(row, column))).toEqual([row, column]);
      }),
    );
  });

  it("is on the board unless it is missing", () => {
    expect(spaces.length).toBe(10);
    expect(spaces).not.toContain("r1c1");
    expect(extentOf(spaces)).toMatchObject({ rows: [0, 1, 2], columns: [0, 1, 2, 3] });
  });

  it("has a next one beside it, over those that are missing, until the edge", () => {
    expect(beside(spaces, "r0c0", [0, 1])).toBe("r0c1");
    expect(beside(spaces, "r1c0", [0, 1])).toBe("r1c3");
    expect(beside(spaces, "r0c1", [1, 0])).toBe("r2c1");
    expect(beside(spaces, "r1c3", [0, 1])).toBeUndefined();
    expect(beside(spaces, "r0c0", [-1, 0])).toBeUndefined();
  });
});

describe("a clock", () => {
  beforeEach(() => speak("en"));

  it("shows minutes, hours and days, and never less than nothing", () => {
    expect(shownTime(59.9)).toBe("0:59");
    expect(shownTime(61)).toBe("1:01");
    expect(shownTime(3600 + 60 + 1)).toBe("1:01:01");
    expect(shownTime(-5)).toBe("0:00");
    expect(shownTime(86400 * 2)).toContain("2");
    expect(shownTime(86399)).toBe("23:59:59");
  });
});

describe("a hand", () => {
  it("lies by kind or by faction, equal cards side by side", () => {
    const hand = ["hammer", "chief.islanders", "supply", "friman.islanders", "chief.barfolk", "supply"];
    expect(sorted(hand, "kind")).toEqual([
      "supply", "supply", "friman.islanders", "chief.barfolk", "chief.islanders", "hammer",
    ]);
    expect(sorted(hand, "faction")).toEqual([
      "chief.barfolk", "friman.islanders", "chief.islanders", "supply", "supply", "hammer",
    ]);
  });
});

describe("the rules", () => {
  it("that options, events and cards are linked to are in the book", () => {
    const events = Object.keys(EVENTS).map((event) => ruleOf({ events: [{ event }] } as unknown as Entry));
    const cards = Object.keys(KIND_ICONS).map(ruleOfKind);
    const linked = [...Object.values(OPTION_RULES), ...events, ...cards].filter((rule) => rule !== undefined);
    expect(linked.length).toBeGreaterThan(80);
    expect(linked.filter((rule) => !RULES.includes(rule))).toEqual([]);
  });
});
