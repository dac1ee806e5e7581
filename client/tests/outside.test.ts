// Modules of installed packages: what they bring is told with their own texts, or plainly.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { doesOf, groupOf, nameOf, signOf } from "../src/components/cards/faces";
import { knows, say, speech } from "../src/lib/language.svelte";
import { outside } from "../src/lib/outside.svelte";
import { sorted, Words } from "../src/lib/words";
import type { Choice, GameEvent, OutsideModules, View } from "../src/messages";
import { browser } from "./browser";

const TEXTS = `
outside-mercenaries = Wandering mercenaries
outside-mercenaries-stack = in the stack
outside-mercenaries-until = until day
kind-pikeman = pikeman
a-pikeman = a pikeman
verb-send-mercenary = Send a mercenary
choice-send-mercenary = { $card }
mercenary-hired = { $seat } hired { $card } until day { $until }.
`;
const KNOWN: OutsideModules = {
  modules: [{ name: "mercenaries", state: "band", icons: { pikeman: "anvil", mercenaries: "no-such-icon" } }],
  texts: TEXTS,
  events: { "mercenary-hired": { seat: "seat", card: "card", until: "number" } },
  choices: { "send-mercenary": { card: "card" } },
  states: {
    mercenaries: {
      stack: "cards",
      hired: "part*",
      "hired.seat": "seat",
      "hired.card": "card",
      "hired.until": "number",
      tired: "flag",
    },
  },
};
const VIEW = {
  seat: "p1",
  players: { p1: { faction: "barfolk", heroes: {} } },
  modules: { band: { stack: [], hired: [] } },
} as unknown as View;

let asked: string[];

async function speak(answer: () => Promise<object>): Promise<void> {
  browser();
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answer();
  });
  await speech.speak("en");
  await new Promise(setImmediate);
}

const given = (found: OutsideModules) =>
  Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(found)) });

afterEach(() => {
  outside.known = { modules: [], texts: "", events: {}, choices: {}, states: {} };
});

describe("with a module of an installed package", () => {
  beforeEach(() => speak(() => given(KNOWN)));

  it("its texts are asked for in the reader's language and stand beside the others", () => {
    expect(asked).toEqual(["/api/modules?language=en"]);
    expect(say("outside-mercenaries")).toBe("Wandering mercenaries");
    expect(say("kind-tool")).toBe("tool");
  });

  it("its events and choices are told like all others", () => {
    const words = new Words(VIEW);
    const event = { event: "mercenary-hired", seat: "p1", card: "pikeman", until: 9 };
    expect(words.told([event as unknown as GameEvent])).toBe("The Bärfolk hired a pikeman until day 9.");
    const choice = { choice: "send-mercenary pikeman", verb: "send-mercenary", card: "pikeman" };
    expect(words.verb(choice as unknown as Choice)).toBe("Send a mercenary");
    expect(words.choice(choice as unknown as Choice)).toBe("pikeman");
  });

  it("what it keeps is told field by field, by the field's own name where no text has one", () => {
    const state = {
      stack: ["pikeman", "pikeman"],
      hired: [{ seat: "p1", card: "pikeman", until: 9 }],
      tired: false,
      further: "unknown",
    };
    expect(new Words(VIEW).state("mercenaries", state)).toEqual([
      ["in the stack", "pikeman ×2"],
      ["hired", "seat: the Bärfolk, card: pikeman, until day: 9"],
      ["tired", "no"],
      ["further", "unknown"],
    ]);
    expect(new Words(VIEW).state("mercenaries", { hired: [] })).toEqual([["hired", "none"]]);
  });

  it("it has a panel where it keeps something at the table, and nowhere else", () => {
    expect(outside.inPlay(VIEW.modules).map(([{ name }]) => name)).toEqual(["mercenaries"]);
    expect(outside.inPlay({})).toEqual([]);
  });

  it("its cards have a name, a sign of the page or a plain one, and come after all others", () => {
    expect(nameOf("pikeman")).toBe("pikeman");
    expect(signOf("pikeman")).toBe("anvil");
    expect(signOf("mercenaries")).toBe(signOf("whatever"));
    expect(groupOf("pikeman")).toBe("wild");
    expect(doesOf("pikeman")).toBe("");
    expect(sorted(["pikeman", "tool.barfolk"], "kind")).toEqual(["tool.barfolk", "pikeman"]);
  });
});

describe("without one", () => {
  it("a server that cannot be asked leaves the page as it is", async () => {
    await speak(() => Promise.reject(new TypeError("not connected")));
    expect(say("kind-tool")).toBe("tool");
    expect(knows("outside-mercenaries")).toBe(false);
  });
});
