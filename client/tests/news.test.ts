// What is new since one's last turn: made of the log, told in few sentences, and shown on the map.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { factionOf, stretches } from "../src/components/acting/logging";
import { newFrom, newsOf, spoken, type News } from "../src/components/acting/news";
import { Table, type Entry, type GaveUp, type Viewer } from "../src/lib/table.svelte";
import { Words } from "../src/lib/words";
import type { GameEvent, Seat, View } from "../src/messages";
import { browser, Server, speak } from "./browser";

const FACTIONS = { p1: "barfolk", p2: "islanders", p3: "emberians", p4: "cloudborn" };

interface Table4 {
  turn: Seat[];
  points?: Partial<Record<Seat, number>>;
}

function view({ turn, points = {} }: Table4): View {
  const players = Object.entries(FACTIONS).map(([seat, faction]) => [
    seat, { faction, points: points[seat as Seat] ?? 1, heroes: {}, line: [], tents: [] },
  ]);
  return {
    seat: "p1",
    frames: turn.map((seat) => ({ frame: "turn", seat })),
    players: Object.fromEntries(players) as unknown,
    cities: {},
    board: { r3c3: { shape: "ruins" } },
  } as unknown as View;
}

/** A log that is written act by act. */
class Writer {
  readonly log: Entry[] = [];
  private epoch = 0;
  now: View;

  constructor(readonly start: View) {
    this.now = start;
  }

  act(by: Seat, after: Table4, ...events: object[]): this {
    this.now = view(after);
    this.epoch++;
    for (const event of events) {
      const number = this.log.length + 1;
      this.log.push({
        number, epoch: this.epoch, by, events: [event as GameEvent], view: this.now, undone: false, forced: false,
      });
    }
    return this;
  }

  /** Somebody resigns, or those left end the game: no events come of it. */
  gaveUp(by: Seat, gaveUp: GaveUp): this {
    const number = this.log.length + 1;
    this.log.push({ number, epoch: ++this.epoch, by, events: [], view: this.now, undone: false, forced: false, gaveUp });
    return this;
  }

  news(viewer: Viewer = "p1", complete = true): News | undefined {
    return newsOf(this.log, viewer, this.now, this.start, complete);
  }

  told(viewer: Viewer = "p1"): Record<string, string> {
    return texts(this.news(viewer));
  }
}

function texts(news: News | undefined): Record<string, string> {
  const chapters = news?.chapters ?? [];
  return Object.fromEntries(
    chapters.map(({ seat, told }) => [
      seat ?? "table",
      told.map((pieces) => pieces.map(({ text, after = "" }) => text + after).join("")).join(" "),
    ]),
  );
}

const turn = (seat: Seat) => ({ event: "turn-began", seat });
const road = (seat: Seat, space: string) => ({ event: "road-built", seat, space, shape: "straight", terrain: "woods", side: "north" });
const hire = (seat: Seat, card: string) => ({ event: "unit-hired", seat, card, supply: 1 });
const ends = (seat: Seat) => [
  { event: "hand-discarded", seat, count: 2 }, { event: "card-drawn", seat }, { event: "shelter-reshuffled", seat, count: 9 },
];

/** Player 1 has ended a turn, players 2 and 3 have played, and it is player 1's turn again. */
function round(): Writer {
  const log = new Writer(view({ turn: ["p1"] }));
  log.act("p1", { turn: ["p1"] }, road("p1", "r0c0"));
  log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
  log.act("p2", { turn: ["p2"] }, { event: "row-paid", seat: "p2", purpose: "road", cards: ["supply"] }, road("p2", "r1c2"));
  log.act("p2", { turn: ["p2"] }, road("p2", "r1c3"));
  log.act("p2", { turn: ["p2"] }, hire("p2", "chief.islanders"));
  log.act("p2", { turn: ["p3"] }, ...ends("p2"), turn("p3"));
  log.act("p3", { turn: ["p3"], points: { p3: 3 } }, { event: "city-built", seat: "p3", space: "r4c4", level: 2, shape: "city-one", terrain: "woods", side: "north" });
  log.act("p3", { turn: ["p1"], points: { p3: 3 } }, ...ends("p3"), turn("p1"));
  return log;
}

beforeEach(() => speak("en"));

describe("what is new", () => {
  it("is told by player in few sentences, without bookkeeping", () => {
    expect(round().told()).toEqual({
      p2: "Built 2 roads: r1c2, r1c3. Hired: Islander chief.",
      p3: "Built a city: r4c4 (level 2).",
    });
  });

  it("says whose points have changed", () => {
    const chapters = round().news()!.chapters;
    expect(chapters.map(({ seat, change, points }) => [seat, change, points])).toEqual([["p2", 0, 1], ["p3", 2, 3]]);
    expect(spoken(round().news()!, new Words(round().now))).toBe(
      "Since your last turn: Islanders and Emberians (2 points more, now 3).",
    );
  });

  it("leaves traces on the map until one acts, and again when that is taken back", () => {
    const log = round();
    expect([...log.news()!.traces.keys()]).toEqual(["r1c2", "r1c3", "r4c4"]);
    expect(log.news()!.traces.get("r1c2")!.told).toEqual(["The Islanders built a road on r1c2: straight road, woods."]);
    expect(log.news()!.acted).toBe(false);
    // A mulligan is no act yet: the turn begins with it.
    log.act("p1", { turn: ["p1"], points: { p3: 3 } }, { event: "mulligan-taken", seat: "p1", count: 6 }, { event: "card-drawn", seat: "p1" });
    expect(log.news()!.acted).toBe(false);
    log.act("p1", { turn: ["p1"], points: { p1: 9, p3: 3 } }, hire("p1", "friman.barfolk"));
    expect(log.news()!.acted).toBe(true);
    expect(log.news()!.chapters.map(({ seat }) => seat), "what one gained oneself is not news").toEqual(["p2", "p3"]);
    log.log.at(-1)!.gone = true;
    expect(log.news()!.acted).toBe(false);
  });

  it("is only what others did: nothing before they have played", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    log.act("p1", { turn: ["p1"] }, road("p1", "r0c0"));
    expect(log.news()).toBeUndefined();
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
    expect(log.news()).toBeUndefined();
  });

  it("grows while they play", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
    log.act("p2", { turn: ["p2"] }, road("p2", "r1c2"));
    expect(log.told()).toEqual({ p2: "Built a road: r1c2." });
    expect(log.news()!.acted).toBe(false);
  });

  it("is not over because one has defended oneself", () => {
    const log = new Writer(view({ turn: ["p1"], points: { p1: 4 } }));
    log.act("p1", { turn: ["p2"], points: { p1: 4 } }, ...ends("p1"), turn("p2"));
    log.act("p2", { turn: ["p2"], points: { p1: 4 } }, road("p2", "r1c2"));
    log.act("p2", { turn: ["p2"], points: { p1: 4 } }, { event: "attack-declared", seat: "p2", space: "r2c2", defender: "p1", hero: false, heroes: 1 });
    log.act("p1", { turn: ["p2"], points: { p1: 4 } }, { event: "defender-reacted", seat: "p1", reaction: "fight" });
    log.act("p1", { turn: ["p2"], points: { p1: 2 } },
      { event: "battle-ended", winner: "p2", loser: "p1", attack: 6, defence: 4 },
      { event: "hero-lost", seat: "p1", space: "r2c2" },
      { event: "city-conquered", seat: "p2", space: "r2c2", level: 2 },
      { event: "card-won", seat: "p2", card: "supply" },
      { event: "card-won", seat: "p2", card: "chief.barfolk" });
    expect(log.told()).toEqual({
      p2: "Conquered the city of the Bärfolk on r2c2, 6 to 4. Won: supply, Bärfolk chief. Built a road: r1c2.",
      p1: "The Bärfolk lost a hero on r2c2.",
    });
    expect(log.news()!.chapters.find(({ seat }) => seat === "p1")!.change).toBe(-2);
  });

  it("tells of battles how they ended, each with its own", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    const attack = (seat: Seat, space: string, defender?: Seat, hero = false) => ({
      event: "attack-declared", seat, space, hero, heroes: 1, ...(defender ? { defender } : {}),
    });
    log.act("p1", { turn: ["p2", "p4"] }, ...ends("p1"), turn("p2"), turn("p4"));
    log.act("p2", { turn: ["p2", "p4"] }, attack("p2", "r3c3"));
    log.act("p4", { turn: ["p2", "p4"] }, attack("p4", "r5c5", "p3", true));
    log.act("p2", { turn: ["p2", "p4"] }, { event: "battle-ended", loser: "p2", attack: 3, defence: 5 });
    log.act("p3", { turn: ["p2", "p4"] }, { event: "battle-ended", winner: "p4", loser: "p3", attack: 8, defence: 1 });
    log.act("p2", { turn: ["p2", "p4"] }, attack("p2", "r0c5"));
    expect(log.told()).toEqual({
      p2: "Attacked the ruins on r3c3 and lost, 3 to 5. Attacked the neutral city on r0c5.",
      p4: "Attacked a hero of the Emberians on r5c5 and won, 8 to 1.",
    });
  });

  it("has the way of a hero from its first to its last space, and what it went over as a trail", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    const step = (origin: string, space: string) => ({ event: "hero-moved", seat: "p2", hero: 1, origin, space });
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
    log.act("p2", { turn: ["p2"] }, step("r0c0", "r0c1"));
    log.log.at(-1)!.events.push(step("r0c1", "r0c2") as GameEvent);
    log.act("p2", { turn: ["p2"] }, step("r0c2", "r1c2"));
    expect(log.told()).toEqual({ p2: "Moved a hero from r0c0 to r1c2." });
    expect(log.news()!.trails.map(({ spaces }) => spaces)).toEqual([["r0c0", "r0c1", "r0c2"], ["r0c2", "r1c2"]]);
  });

  it("leaves out what was taken back", () => {
    const log = round();
    log.log.find(({ events }) => (events[0] as { space?: string }).space === "r1c3")!.gone = true;
    expect(log.told()["p2"]).toBe("Built a road: r1c2. Hired: Islander chief.");
    expect(log.news()!.traces.has("r1c3")).toBe(false);
  });

  it("begins with the first turn where one has had none, and not with setting up", () => {
    const log = new Writer(view({ turn: [] }));
    log.act("p1", { turn: [] }, { event: "faction-chosen", seat: "p1", faction: "barfolk" }, { event: "city-chosen", seat: "p2", space: "r0c0" });
    log.act("p3", { turn: ["p2"], points: { p2: 5 } }, { event: "day-began", day: 1, illuminated: "tool", matched: "horse" }, turn("p2"));
    log.act("p2", { turn: ["p2"], points: { p2: 5 } }, road("p2", "r1c2"));
    log.act("p2", { turn: ["p1"], points: { p2: 5 } }, ...ends("p2"), turn("p1"));
    expect(log.told()).toEqual({ p2: "Built a road: r1c2." });
    expect(log.news()!.chapters[0]!.change).toBe(0);
  });

  it("has partners' acts of the same turn, and not the answers of those one attacks", () => {
    const log = round();
    log.act("p1", { turn: ["p1", "p3"] }, { event: "row-paid", seat: "p1", purpose: "road", cards: [] });
    log.act("p3", { turn: ["p1", "p3"] }, hire("p3", "lord.emberians"));
    log.act("p2", { turn: ["p1", "p3"] }, { event: "hero-retreated", seat: "p2", origin: "r0c0", space: "r0c1" });
    expect(log.told()["p3"]).toContain("Hired: Emberian lord.");
    expect(log.told()["p2"]).not.toContain("retreated");
  });

  it("tells of the table what is nobody's doing, the last of each kind", () => {
    const log = round();
    const day = (number: number) => ({ event: "day-began", day: number, illuminated: "tool", matched: "horse" });
    log.log.splice(6, 0, { ...log.log[6]!, number: 90, events: [day(2) as GameEvent] });
    log.log.splice(7, 0, { ...log.log[7]!, number: 91, events: [day(3) as GameEvent] });
    expect(log.told()["table"]).toBe("Day 3: tool is illuminated, horse is matched.");
  });

  it("tells of the day that began with the end of one's own turn", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    const day = { event: "day-began", day: 2, illuminated: "tool", matched: "horse" };
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), day, turn("p2"));
    log.act("p2", { turn: ["p2"] }, road("p2", "r1c2"));
    log.act("p2", { turn: ["p1"] }, ...ends("p2"), turn("p1"));
    expect(log.told()).toEqual({ p2: "Built a road: r1c2.", table: "Day 2: tool is illuminated, horse is matched." });
  });

  it("tells first that somebody resigned, and of the table that those left ended the game", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
    for (let at = 0; at < 9; at++) log.act("p2", { turn: ["p2"] }, { event: "card-ambushed", seat: "p2" });
    log.gaveUp("p2", "resign");
    for (const viewer of ["p1", "p3", "watch"] as const) {
      expect(log.told(viewer)["p2"], viewer).toMatch(/^The Islanders resigned\. /);
    }
    log.gaveUp("p3", "end");
    expect(log.told()["table"]).toBe("The game was ended by those who are left.");
    expect(log.news()!.traces.size).toBe(0);
  });

  it("is not over because somebody resigns or the game is ended in one's own turn", () => {
    const log = round().gaveUp("p3", "resign").gaveUp("p1", "end");
    expect(log.told()).toEqual(round().told());
    expect(log.news()!.acted).toBe(false);
  });

  it("is short however much has happened", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
    for (let at = 0; at < 30; at++) log.act("p2", { turn: ["p2"] }, { event: "card-ambushed", seat: "p2" });
    const [chapter] = log.news()!.chapters;
    expect([chapter!.told.length, chapter!.more]).toEqual([6, 24]);
  });

  it("says where the log does not go back far enough", () => {
    const { log, now } = round();
    const dropped = log.splice(0, 5);
    expect(newFrom(log, "p1")).toBeUndefined();
    const news = newsOf(log, "p1", now, dropped.at(-1)!.view, false)!;
    expect(news.whole).toBe(false);
    expect(texts(news)).toEqual(round().told());
    expect(round().news("p1", false)!.whole).toBe(true);
  });

  it("is the last round for who only watches, without traces", () => {
    const log = round();
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
    const news = log.news("watch")!;
    expect([news.since, news.traces.size]).toEqual(["round", 0]);
    expect(texts(news)).toEqual(round().told());
  });

  it.each(["de", "it", "hu", "pl"] as const)("has a sentence for everything in %s", async (language) => {
    await speak(language);
    const all = Object.values(round().told()).join(" ") + spoken(round().news()!, new Words(round().now));
    expect(all).not.toContain("⟨");
    expect(all).not.toContain("{");
  });
});

describe("the log by turns", () => {
  it("has a head for each day and turn, and folds bookkeeping away", () => {
    const log = new Writer(view({ turn: ["p1"] }));
    log.act("p1", { turn: ["p1"] }, road("p1", "r0c0"));
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), { event: "day-began", day: 2, illuminated: "tool", matched: "horse" }, turn("p2"));
    log.act("p2", { turn: ["p2"] }, { event: "card-drawn", seat: "p2" }, hire("p2", "chief.islanders"));
    const found = stretches(log.log);
    expect(found.map(({ kind, heads, told, folded }) => [kind, heads.length, told.length, folded.length])).toEqual([
      ["turn", 0, 1, 3], ["day", 1, 0, 0], ["turn", 1, 1, 1],
    ]);
    expect(found.flatMap(({ heads, told, folded }) => [...heads, ...told, ...folded]).length).toBe(log.log.length);
  });

  it("tells that somebody resigned in the turn in which it happened", () => {
    const log = round().gaveUp("p1", "resign");
    log.act("p1", { turn: ["p2"] }, ...ends("p1"), turn("p2"));
    const found = stretches(log.log).find(({ told }) => told.some(({ gaveUp }) => gaveUp))!;
    expect(found.heads.map(({ events }) => events)).toEqual([[turn("p1")]]);
    expect(factionOf(found.told[0]!)).toBe("barfolk");
  });

  it("has one part for partners who begin together", () => {
    const log = new Writer(view({ turn: [] }));
    log.act("p4", { turn: ["p1", "p3"] }, turn("p1"), turn("p3"));
    log.act("p3", { turn: ["p1", "p3"] }, road("p3", "r0c0"));
    log.act("p1", { turn: ["p2", "p4"] }, ...ends("p1"), turn("p2"), turn("p4"));
    expect(stretches(log.log).map(({ heads }) => heads.length)).toEqual([2, 2]);
  });

  it("tells what happens between a day and its first turn on its own", () => {
    const log = new Writer(view({ turn: [] }));
    log.act("p4", { turn: [] }, { event: "day-began", day: 2, illuminated: "tool", matched: "horse" }, { event: "bilkarr-moved", origin: "r0c0", space: "r0c1" });
    expect(stretches(log.log).map(({ kind, told }) => [kind, told.length])).toEqual([["day", 0], ["turn", 1]]);
  });
});

describe("a table", () => {
  it("knows which entries of its log were taken back", () => {
    vi.useFakeTimers();
    browser();
    vi.stubGlobal("WebSocket", Server);
    const table = new Table("t1");
    Server.last.onopen();
    Server.last.says({ type: "welcome", table: { seats: [] }, seats: ["p1"], chat: [] });
    Server.last.says({ type: "view", seat: "p1", epoch: 1, view: view({ turn: ["p2"] }) });
    const update = (epoch: number, kind: string, events: object[], more: object = {}) =>
      Server.last.says({ type: "update", seat: "p1", epoch, by: "p2", kind, events, changes: {}, ...more });
    update(2, "choice", [road("p2", "r0c0")]);
    update(3, "choice", [hire("p2", "chief.islanders")]);
    update(4, "choice", [hire("p2", "lord.islanders")]);
    update(5, "undo", [], { back: 2 });
    vi.runAllTimers();
    expect(table.log.map(({ epoch, gone = false, undone }) => [epoch, gone, undone])).toEqual([
      [2, false, false], [3, true, false], [4, true, false], [5, false, true],
    ]);
    expect(table.start).toEqual(view({ turn: ["p2"] }));
  });
});
