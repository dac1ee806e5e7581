// The log from further back: fetched once however many ask for it, and without a gap.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { History, View } from "../src/messages";
import { browser, Server } from "./browser";

const VIEW = { seat: "p1", frames: [], players: {} } as unknown as View;

/** Since which acts the server was asked, and what gives it leave to answer. */
let asked: { since: number; answer: () => void }[];
let table: Table;
let epoch: number;

/** The server has the whole view of so many acts for the page. */
function shows(acts: number): void {
  epoch = acts;
  Server.last.says({ type: "view", seat: "p1", epoch, view: VIEW });
}

function acts(): void {
  epoch++;
  const events = [{ event: "turn-began", seat: "p2" }];
  Server.last.says({ type: "update", seat: "p1", epoch, by: "p2", kind: "choice", events, changes: {} });
  vi.runAllTimers();
}

/** The acts after the first so many, as far as there are any by now. */
function history(since: number): History {
  const numbers = Array.from({ length: epoch - since }, (_, at) => since + 1 + at);
  const steps = numbers.map((number) => ({
    epoch: number, seat: "p2", kind: "choice", events: [{ event: "turn-began", seat: "p2" }], changes: {},
  }));
  return { view: VIEW, steps } as unknown as History;
}

async function answered(): Promise<void> {
  asked.at(-1)!.answer();
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
}

const epochs = () => table.log.map((entry) => entry.epoch);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

beforeEach(() => {
  vi.useFakeTimers();
  browser();
  vi.stubGlobal("WebSocket", Server);
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    const since = Number(new URL(path, "http://battalia.example").searchParams.get("since"));
    return new Promise((resolve) => {
      const answer = () => resolve(new Response(JSON.stringify(history(since))));
      asked.push({ since, answer });
    });
  });
  table = new Table("t1");
  Server.last.onopen();
  Server.last.says({ type: "welcome", table: { seats: [] }, seats: ["p1"], chat: [] });
});

describe("the log from further back", () => {
  it("is fetched once and stands there once, however many ask for it at the same time", async () => {
    shows(30);
    const both = Promise.all([table.recall(), table.remember()]);
    acts();
    await answered();
    await both;
    expect(asked).toHaveLength(1);
    expect(epochs()).toEqual(upTo(31));
    expect(new Set(table.log.map(({ number }) => number)).size).toBe(31);
    expect(table.earlier).toBe(false);
  });

  it("can be asked for again after a stretch has come, and after one has not", async () => {
    shows(300);
    vi.stubGlobal("fetch", vi.fn().mockRejectedValueOnce(new TypeError("away")).mockImplementation(fetch));
    await expect(table.remember()).rejects.toThrow("away");
    for (const since of [180, 60, 0]) {
      const stretch = table.remember();
      expect(asked.at(-1)!.since).toBe(since);
      await answered();
      await stretch;
    }
    expect(epochs()).toEqual(upTo(300));
  });

  it("has no gap where the connection was lost while it was on its way", async () => {
    shows(30);
    acts();
    const begun = table.remember();
    shows(40);
    await answered();
    expect(asked).toHaveLength(2);
    await answered();
    await begun;
    expect(epochs()).toEqual(upTo(40));
  });

  it("is not there for whoever has lost the seat meanwhile, and begins anew for who has it again", async () => {
    shows(30);
    const begun = table.remember();
    Server.last.says({ type: "welcome", table: { seats: [] }, seats: ["p2"], chat: [] });
    await answered();
    await begun;
    table.viewer = "p1";
    expect(epochs()).toEqual([]);
    expect(table.earlier).toBe(true);
  });
});
