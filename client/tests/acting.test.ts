// Acting at a table, without a screen: what the server offers, what is pointed at, what is sent.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Acting } from "../src/lib/acting.svelte";
import { keysOf, keepKey } from "../src/lib/keys";
import { Table } from "../src/lib/table.svelte";
import { Declined } from "../src/lib/talk";
import type { Choice, FromClient, GameEvent, Prospect, View } from "../src/messages";
import { browser, Server } from "./browser";

const HAND = ["supply", "supply", "chief.barfolk", "tool.barfolk"];
const VIEW = {
  seat: "p1", day: 3, frames: [], players: { p1: { hand: HAND, heroes: { "1": "r2c3" } }, p2: { heroes: {} } },
} as unknown as View;

const build = choice("build straight", { shape: "straight" });
const hire = choice("hire friman", { unit: "friman" });
const station = choice("station chief.barfolk", { card: "chief.barfolk" });
const end = choice("end");
const [east, south, far] = [
  choice("place r1c1 east", { space: "r1c1", side: "east" }),
  choice("place r1c1 south", { space: "r1c1", side: "south" }),
  choice("place r4c4 east", { space: "r4c4", side: "east" }),
];

function choice(text: string, nouns: object = {}): Choice {
  return { choice: text, verb: text.split(" ")[0], ...nouns } as unknown as Choice;
}

let table: Table;
let acting: Acting;
let epoch = 0;

/** The server asks player 1. */
function asks(about: string, ...options: Choice[]): void {
  epoch++;
  Server.last.says({ type: "view", seat: "p1", epoch, view: VIEW, question: { epoch, about, options }, undo: 0 });
}

/** The server asks, and the page has heard what the options lead to. */
async function asked(about: string, options: Choice[], prospects: Record<string, Prospect> = {}): Promise<void> {
  asks(about, ...options);
  const begun = acting.begin();
  Server.last.answers({ type: "previewed", ref: "", epoch, options: prospects });
  await begun;
}

function sent(): FromClient[] {
  return Server.last.heard.filter(({ type }) => type === "choose");
}

const lastSent = () => (sent().at(-1) as { choice: string } | undefined)?.choice;

beforeEach(() => {
  vi.useFakeTimers();
  browser();
  vi.stubGlobal("WebSocket", Server);
  epoch = 0;
  table = new Table("t1");
  acting = new Acting(table);
  Server.last.onopen();
  Server.last.says({ type: "welcome", table: { seats: [] }, seats: ["p1"], chat: [] });
});

describe("a table", () => {
  it("is asked for at its own address, with the keys that this browser has of it", () => {
    keepKey("t2", "old");
    new Table("t2");
    Server.last.onopen();
    expect(Server.last.address).toBe("ws://battalia.example/api/tables/t2/live");
    expect(Server.last.heard).toEqual([{ type: "hello", keys: ["old"] }]);
  });

  it("keeps the last five keys, each once", () => {
    for (const key of ["a", "b", "a", "c", "d", "e", "f"]) keepKey("t3", key);
    expect(keysOf("t3")).toEqual(["b", "c", "d", "e", "f"]);
    expect(keysOf("t4")).toEqual([]);
  });

  it("is looked at through the eyes of the first own seat", () => {
    expect(table.viewer).toBe("p1");
    asks("action", end);
    expect(table.view).toEqual(VIEW);
    expect(table.question?.options).toEqual([end]);
  });

  it("changes by patches, and what others do is heard together a moment later", () => {
    asks("action", end);
    const update = { type: "update", seat: "p1", kind: "choice", by: "p2", events: [], undo: 0 };
    Server.last.says({ ...update, epoch: 2, changes: { day: 4 }, question: null });
    Server.last.says({ ...update, epoch: 3, changes: { players: { p2: null } } });
    expect(table.view?.day).toBe(3);
    vi.runAllTimers();
    expect(table.view).toEqual({ ...VIEW, day: 4, players: { p1: VIEW.players.p1 } });
    expect(table.question).toBeUndefined();
    expect(table.epoch).toBe(3);
  });

  it("keeps its question where an update says nothing of it", () => {
    asks("action", end);
    Server.last.says({
      type: "update", seat: "p1", kind: "choice", by: "p2", events: [], undo: 0, epoch: 2, changes: {},
    });
    vi.runAllTimers();
    expect(table.question?.options).toEqual([end]);
  });

  it("tells cards drawn in a row as one entry of the log", () => {
    asks("action", end);
    const drawn = { event: "card-drawn", seat: "p2" } as unknown as GameEvent;
    const other = { event: "card-drawn", seat: "p1", card: "supply" } as GameEvent;
    Server.last.says({
      type: "update", seat: "p1", kind: "choice", by: "p2", events: [drawn, drawn, other], undo: 0, epoch: 2, changes: {},
    });
    vi.runAllTimers();
    expect(table.log.map(({ events }) => events.length)).toEqual([2, 1]);
  });

  it("tells what nobody had a choice in", () => {
    asks("action", end);
    const built = { event: "road-built", seat: "p2" } as unknown as GameEvent;
    const paid = { event: "row-paid", seat: "p2" } as unknown as GameEvent;
    Server.last.says({
      type: "update", seat: "p1", kind: "choice", by: "p2", events: [paid, built], forced: [1], undo: 0, epoch: 2, changes: {},
    });
    vi.runAllTimers();
    expect(table.log.map(({ forced }) => forced)).toEqual([false, true]);
  });

  it("hands over where somebody else at this screen is waited for", () => {
    Server.last.says({ type: "welcome", table: { seats: [] }, seats: ["p1", "p2"], chat: [] });
    asks("action", end);
    expect(table.handOver).toBeUndefined();
    const question = { epoch: 2, about: "action", options: [end] };
    Server.last.says({ type: "view", seat: "p1", epoch: 2, view: VIEW, undo: 0 });
    Server.last.says({ type: "view", seat: "p2", epoch: 2, view: { ...VIEW, seat: "p2" }, question, undo: 0 });
    expect(table.handOver).toBe("p2");
    Server.last.says({
      type: "view", seat: "p2", epoch: 3, view: VIEW, question: { ...question, optional: true }, undo: 0,
    });
    expect(table.handOver).toBeUndefined();
  });

  it("forgets what a seat knew that is no longer ours, and keeps what the other one knows", () => {
    const welcome = (...seats: string[]) => Server.last.says({ type: "welcome", table: { seats: [] }, seats, chat: [] });
    welcome("p1", "p2");
    asks("action", end);
    Server.last.says({ type: "view", seat: "p2", epoch: 2, view: { ...VIEW, seat: "p2" }, undo: 0 });
    welcome("p2");
    expect(table.viewer).toBe("p2");
    expect(Object.keys(table.views)).toEqual(["p2"]);
    expect(table.questions.p1).toBeUndefined();
  });

  it("shows a refusal until the next choice", async () => {
    asks("action", end);
    const chosen = table.choose(end);
    expect(table.sending).toBe(true);
    const reason = { id: "not-offered", rule: "", args: {} };
    Server.last.answers({ type: "refused", ref: "", reason, text: "No." });
    expect(await chosen).toBe(false);
    expect(table.sending).toBe(false);
    expect(table.refusal).toEqual(reason);
    void table.choose(end);
    expect(table.refusal).toBeUndefined();
  });

  it("comes back when the connection is lost, and refuses what was under way", async () => {
    asks("action", end);
    expect(table.connected).toBe(true);
    const [lost, hint] = [Server.last, table.hint()];
    lost.close();
    await expect(hint).rejects.toThrow(Declined);
    expect(table.connected).toBe(false);
    vi.runAllTimers();
    expect(Server.last).not.toBe(lost);
  });

  it("stays away where asking again would change nothing", () => {
    const lost = Server.last;
    lost.says({ type: "bye", reason: { id: "no-such-table", rule: "", args: {} }, text: "" });
    vi.runAllTimers();
    expect(Server.last).toBe(lost);
    expect(table.sentAway?.id).toBe("no-such-table");
  });
});

describe("options", () => {
  it("are found from where one points", async () => {
    const loose = choice("use @tool.barfolk", { item: { card: "tool.barfolk", kind: "tool", table: true } });
    const strike = choice("strike 1", { tent: 1 });
    await asked("action", [build, hire, station, loose, strike, choice("step 1 north", { hero: 1, side: "north" }), end]);
    expect([...acting.byStack.keys()]).toEqual(["straight", "friman"]);
    expect([...acting.byCard.keys()]).toEqual(["chief.barfolk"]);
    expect([...acting.byLoose.keys()]).toEqual(["tool.barfolk"]);
    expect([...acting.byTent.keys()]).toEqual(["1"]);
    expect([...acting.bySpace.keys()]).toEqual(["r1c3"]);
    expect(acting.ending).toEqual(end);
    expect(acting.asides).not.toContain(acting.ending);
  });

  it("are chosen at once where there is one, and shown where there are several", async () => {
    await asked("action", [hire, station, end]);
    acting.point("both", [hire, station]);
    expect(acting.menu).toEqual({ title: "both", choices: [hire, station] });
    expect(sent()).toEqual([]);
    acting.point("one", [station]);
    expect(lastSent()).toBe("station chief.barfolk");
    expect(acting.menu).toBeUndefined();
  });

  it("that are new make the page forget what was begun, but not the cards that the hand still has", async () => {
    await asked("action", [hire, end]);
    for (const card of ["supply", "supply", "hammer", "supply"]) acting.pick(card);
    acting.menu = { title: "", choices: [] };
    await asked("action", [hire, end]);
    expect(acting.menu).toBeUndefined();
    expect(acting.picked).toEqual(["supply", "supply"]);
    acting.unpick("supply");
    expect(acting.picked).toEqual(["supply"]);
  });

  it("are chosen when it is known what they lead to, the last of them only", async () => {
    asks("action", station, hire, end);
    const begun = acting.begin();
    const chosen = [acting.choose(station), acting.choose(hire)];
    expect(sent()).toEqual([]);
    Server.last.answers({ type: "previewed", ref: "", epoch, options: { "hire friman": { payments: ["pay supply"] } } });
    await Promise.all([begun, ...chosen]);
    expect(sent()).toEqual([]);
    expect(acting.goal).toEqual(hire);
  });

  it("are not chosen where the question has changed before that", async () => {
    asks("action", station, end);
    const begun = acting.begin();
    const chosen = acting.choose(station);
    asks("action", station, hire, end);
    Server.last.answers({ type: "previewed", ref: "", epoch: epoch - 1, options: {} });
    await Promise.all([begun, chosen]);
    expect(sent()).toEqual([]);
  });

  it("of a jump stand for any number of steps after it", async () => {
    const jump = (further: number) =>
      choice(`jump 1 r5c1${further ? ` ${further}` : ""}`, { hero: 1, space: "r5c1", further });
    const [plain, one, two] = [jump(0), jump(1), jump(2)];
    const pays = (count: number) => ({ payments: [`pay supply×${count}`], cost: { supply: count } });
    await asked("action", [plain, one, two, end], {
      [plain.choice]: pays(2), [one.choice]: pays(3), [two.choice]: pays(4),
    });
    expect(acting.options).toEqual([plain, end]);
    await acting.choose(plain);
    acting.stepOn(-1);
    expect(acting.goal).toEqual(plain);
    for (const further of [one, two, two]) {
      acting.stepOn(1);
      expect(acting.goal).toEqual(further);
    }
    expect(acting.payment?.choice).toBe("pay supply×4");
  });

  it("of an earlier question have no prospects for this one", async () => {
    asks("action", hire, end);
    const begun = acting.begin();
    asks("action", build, end);
    Server.last.answers({ type: "previewed", ref: "", epoch: 1, options: { "hire friman": { payments: ["pay supply"] } } });
    await begun;
    expect(acting.prospects).toEqual({});
  });

  it("that are only a mulligan need not be asked for, once a turn", async () => {
    acting.asksForMulligan = () => false;
    const only = [choice("mulligan"), choice("skip")];
    asks("cohort", ...only);
    void acting.begin();
    expect(lastSent()).toBe("skip");
    await asked("cohort", only);
    expect(sent().length).toBe(1);
  });
});

describe("paying", () => {
  const prospects = { "hire friman": { payments: ["pay chief.barfolk", "pay supply×2", "pay supply tool.barfolk"] } };

  beforeEach(() => asked("action", [hire, end], prospects));

  it("comes before what it is for, the least useful cards first", async () => {
    await acting.choose(hire);
    expect(sent()).toEqual([]);
    expect(acting.goal).toEqual(hire);
    expect(acting.payments.map((one) => one.choice)).toEqual(["pay supply×2", "pay chief.barfolk", "pay supply tool.barfolk"]);
    expect(acting.payment?.choice).toBe("pay supply×2");
  });

  it("proposes the cards that were picked before all others", async () => {
    acting.pick("tool.barfolk");
    await acting.choose(hire);
    expect(acting.payment?.choice).toBe("pay supply tool.barfolk");
    expect(sent()).toEqual([]);
  });

  it("goes on by itself with just the cards that were picked, in one go with what they pay for", () => {
    acting.pick("chief.barfolk");
    void acting.choose(hire);
    expect(lastSent()).toBe("hire friman; pay chief.barfolk");
    expect(sent()).toHaveLength(1);
    expect(acting.picked).toEqual([]);
  });

  it("is one go with what it is for", async () => {
    await acting.choose(hire);
    void acting.pay(acting.payment!);
    expect(lastSent()).toBe("hire friman; pay supply×2");
    expect(sent()).toHaveLength(1);
    expect(acting.goal).toBeUndefined();
  });

  it("need not be asked for where there is one way that can be taken back", async () => {
    const step = choice("step 1 north", { hero: 1, side: "north" });
    await asked("action", [step, hire, end], {
      "step 1 north": { payments: ["pay supply"], light: true },
      "hire friman": { payments: ["pay supply×2"] },
    });
    await acting.choose(hire);
    expect(sent()).toEqual([]);
    expect(acting.goal).toEqual(hire);
    void acting.choose(step);
    expect(lastSent()).toBe("step 1 north; pay supply");
  });

  it("need not be asked for where there is one way and the space is wished", async () => {
    await asked("action", [build, end], { "build straight": { payments: ["pay supply"], spaces: ["r1c1"] } });
    await acting.choose(build);
    expect(sent()).toEqual([]);
    acting.reset();
    acting.wished = "r1c1";
    void acting.choose(build);
    expect(lastSent()).toBe("build straight; pay supply");
    expect(acting.wished).toBe("r1c1");
  });

  it("names the space that is wished only where it could lie there", async () => {
    await asked("action", [build, hire, end], { "build straight": { payments: ["pay supply", "pay chief.barfolk"], spaces: ["r1c1"] } });
    await acting.choose(build);
    acting.wished = "r1c1";
    expect(acting.destination).toBe("r1c1");
    // Another card could be built there.
    acting.wished = "r2c2";
    expect(acting.destination).toBeUndefined();
  });

  it("is sure first where it ends the game", async () => {
    await asked("action", [hire, end], { "hire friman": { payments: ["pay supply"], place: 1 } });
    await acting.choose(hire);
    await acting.pay(acting.payment!);
    expect(sent()).toEqual([]);
    expect(acting.confirming).toMatchObject({ choice: hire, why: "game", place: 1 });
    void acting.confirm();
    expect(lastSent()).toBe("hire friman; pay supply");
  });

  it("can be done otherwise: more of a card, or less, and the nearest of those", async () => {
    await acting.choose(hire);
    acting.payOther("tool.barfolk", true);
    expect(acting.payment?.choice).toBe("pay supply tool.barfolk");
    acting.payOther("tool.barfolk", false);
    expect(acting.payment?.choice).toBe("pay supply×2");
    acting.payOther("hammer", true);
    expect(acting.payment?.choice).toBe("pay supply×2");
  });

  it("says what could be done with cards, and with what besides them", () => {
    expect(acting.usesOf([])).toEqual([]);
    expect(acting.usesOf(["chief.barfolk"])).toEqual([{ choice: hire, more: [] }]);
    expect(acting.usesOf(["supply"]).map(({ more }) => more.map(({ card }) => card))).toEqual([["supply"]]);
    expect(acting.usesOf(["tool.barfolk", "tool.barfolk"])).toEqual([]);
  });
});

describe("a doubt", () => {
  it("comes before the end of a turn, unless it is not wished", async () => {
    await asked("action", [hire, end]);
    expect(acting.doubt(end)).toBe("end");
    await acting.choose(end);
    expect(acting.confirming).toMatchObject({ choice: end, why: "end" });
    expect(sent()).toEqual([]);
    void acting.choose(end, true);
    expect(lastSent()).toBe("end");
    acting.asksBeforeEnd = () => false;
    expect(acting.doubt(end)).toBeUndefined();
  });

  it("comes before the end of a turn only where something useful is left", async () => {
    const limbo = choice("limbo supply", { card: "supply" });
    const step = choice("step 1 north", { hero: 1, side: "north" });
    const back = choice("travel 1 r2c3", { hero: 1, space: "r2c3" });
    await asked("action", [limbo, step, back, end], { "step 1 north": {} });
    expect(acting.useful).toEqual([]);
    expect(acting.doubt(end)).toBeUndefined();
    await asked("action", [limbo, step, end], { "step 1 north": { payments: ["pay supply"] } });
    expect(acting.useful).toEqual([step]);
    expect(acting.doubt(end)).toBe("end");
  });

  it("does not come before an end that is advised", async () => {
    await asked("action", [hire, end], { "hire friman": { payments: ["pay supply"] } });
    expect(acting.invites(end)).toBe(false);
    expect(acting.invites(end, "end")).toBe(true);
    void acting.follow(end);
    expect(acting.confirming).toBeUndefined();
    expect(lastSent()).toBe("end");
  });

  it("does not invite to an end where something else is advised", async () => {
    const limbo = choice("limbo supply", { card: "supply" });
    await asked("action", [limbo, end]);
    expect(acting.invites(end)).toBe(true);
    expect(acting.invites(end, limbo.choice)).toBe(false);
  });

  it("comes before the end of the game, even where all is paid", async () => {
    await asked("action", [hire, end], { "hire friman": { place: 2 } });
    expect(acting.doubt(hire)).toBe("game");
    await acting.choose(hire, "paid");
    expect(acting.confirming).toMatchObject({ why: "game", place: 2 });
    expect(sent()).toEqual([]);
  });

  it("comes before what cannot be taken back, where something else could be done first", async () => {
    const final = { "station chief.barfolk": { final: true } };
    await asked("action", [station, hire, end], final);
    expect(acting.doubt(station)).toBe("final");
    expect(acting.doubt(hire)).toBeUndefined();
    await asked("action", [station, end], final);
    expect(acting.doubt(station)).toBeUndefined();
    await asked("station", [station, hire, end], final);
    expect(acting.doubt(station)).toBeUndefined();
  });

  it("comes before a battle is lost, even by its end", async () => {
    const stand = choice("stand");
    await asked("attack", [stand, hire], { stand: { final: true, lost: true } });
    expect(acting.doubt(acting.ending!)).toBe("lost");
    await asked("attack", [stand, hire], { stand: { final: true } });
    expect(acting.doubt(acting.ending!)).toBeUndefined();
  });
});

describe("laying a card", () => {
  it("begins on the only space, or on the one that was wished", async () => {
    await asked("place", [east, south]);
    expect(acting.placing).toEqual({ space: "r1c1", turn: 0 });
    await asked("place", [east, south, far]);
    expect(acting.placing).toBeUndefined();
    acting.wished = "r4c4";
    await asked("place", [east, south, far]);
    expect(acting.laid).toEqual(far);
    expect(acting.wished).toBeUndefined();
  });

  it("is proposed in the way that joins the most roads, then in the one that leads on", () => {
    const frames = [{ frame: "placing", seat: "p1", shape: "straight", terrain: "woods" }];
    const board = { r1c2: {}, r0c1: {}, r2c1: {} };
    const lies = { ...VIEW, frames, board, missing: ["r4c5"], impassable: [], board_rows: 6, board_columns: 6 };
    const ways = ["r1c1", "r4c4"].flatMap((space) =>
      ["east", "north"].map((side) => choice(`place ${space} ${side}`, { space, side })),
    );
    epoch++;
    const question = { epoch, about: "place", options: ways };
    Server.last.says({ type: "view", seat: "p1", epoch, view: lies, question, undo: 0 });
    acting.layOn("r1c1");
    expect(acting.laid?.choice).toBe("place r1c1 north");
    acting.layOn("r4c4");
    expect(acting.laid?.choice).toBe("place r4c4 north");
  });

  it("turns through all ways in which it can lie there, both ways round", async () => {
    await asked("place", [east, south, far]);
    acting.layOn("r1c1");
    expect(acting.laid).toEqual(east);
    acting.turn();
    expect(acting.laid).toEqual(south);
    acting.turn();
    expect(acting.laid).toEqual(east);
    acting.turn(-1);
    expect(acting.laid).toEqual(south);
  });

  it("can be wished for where something can be built", async () => {
    await asked("action", [build, hire, end], { "build straight": { spaces: ["r1c1"], payments: ["pay supply"] } });
    expect(acting.buildsOn("r1c1")).toEqual([build]);
    expect(acting.buildsOn("r0c0")).toEqual([]);
    expect(acting.goalSpaces).toEqual([]);
    await acting.choose(build);
    expect(acting.goalSpaces).toEqual(["r1c1"]);
  });
});
