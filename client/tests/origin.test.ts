// Who is told with what a game began, and in which words.

import { describe, expect, it } from "vitest";
import { LANGUAGES, say } from "../src/lib/language.svelte";
import { toldOrigin } from "../src/lib/origin";
import type { SeatInfo, TableInfo } from "../src/messages";
import { speak } from "./browser";

const ORIGINS = ["seed", "record", "position", "clone"] as const;

const me: SeatInfo = { seat: "p1", kind: "person", mine: true };
const here: SeatInfo = { seat: "p2", kind: "person", mine: true };
const other: SeatInfo = { seat: "p2", kind: "person" };
const open: SeatInfo = { seat: "p2", kind: "open" };
const computer: SeatInfo = { seat: "p2", kind: "computer" };

function table(origin: TableInfo["origin"], ...seats: SeatInfo[]): TableInfo {
  return { origin, seats } as Partial<TableInfo> as TableInfo;
}

describe("everybody is told", () => {
  it.each([
    ["where others sit", [me, other]],
    ["where others are awaited", [me, open]],
    ["where several sit at one screen", [me, here]],
    ["who watches", [{ ...me, mine: false }, computer]],
  ])("%s", (_, seats) => {
    for (const origin of ORIGINS) expect(toldOrigin(table(origin, ...seats))).toBe(origin);
  });
});

describe("nobody is told", () => {
  it("where all is new", () => {
    expect(toldOrigin(table("new", me, other))).toBeUndefined();
    expect(toldOrigin(table(undefined, me, other))).toBeUndefined();
  });

  it("where one plays against computers, or they among themselves", () => {
    for (const origin of ORIGINS) {
      expect(toldOrigin(table(origin, me, computer))).toBeUndefined();
      expect(toldOrigin(table(origin, computer, computer))).toBeUndefined();
    }
  });
});

it("every language has a sentence, and a few words, of its own for each", async () => {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const origin of ORIGINS) {
      said.add(say("table-origin", { origin })).add(say("start-game-origin", { origin }));
    }
  }
  expect(said.size).toBe(LANGUAGES.length * ORIGINS.length * 2);
});
