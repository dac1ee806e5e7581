// The coach, without a screen: when it is silent, where it points, and what leads back to a lesson.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { asksForMore, ignoredAfter, isHeeded, isSilent, nearer, whereTo } from "../src/components/learn/following";
import type { LessonStep } from "../src/components/learn/library";
import { isWanted, leftPath, lessonHint, nextOf } from "../src/components/learn/path";
import { guideOf, keep, keptOf } from "../src/lib/guides";
import { Table } from "../src/lib/table.svelte";
import type { Choice, GameEvent, Hinted, Question, ShownGoal, View } from "../src/messages";
import { browser, Server } from "./browser";

const offer = (text: string, nouns: object = {}): Choice =>
  ({ choice: text, verb: text.split(" ")[0], ...nouns }) as unknown as Choice;
const asked = (about: string, ...texts: string[]): Question =>
  ({ about, epoch: 1, options: texts.map((text) => offer(text)) });
const says = (more: Partial<Hinted>): Hinted => ({ type: "hinted", ref: "", reason: { id: "", rule: "", args: {} }, ...more });
const goal = (name: string, needs: number): ShownGoal => ({
  name, reason: { id: "", rule: "", args: {} }, needs: Array.from({ length: needs }, () => ({ id: "", rule: "", args: {} })),
});

describe("following", () => {
  it("is silent after two turns in which nobody listens, and speaks again to who does", () => {
    let ignored = 0;
    ignored = ignoredAfter(ignored, false, true);
    expect(isSilent(ignored)).toBe(false);
    // A turn in which there was nothing to listen to does not count.
    ignored = ignoredAfter(ignored, false, false);
    expect(isSilent(ignored)).toBe(false);
    ignored = ignoredAfter(ignored, false, true);
    expect(isSilent(ignored)).toBe(true);
    expect(isSilent(ignoredAfter(ignored, true, true))).toBe(false);
  });

  it("is heeded by what it advised, now or later in the turn, also with its payment", () => {
    const said = says({ choice: "hire chief", plan: ["pay supply×3", "upgrade r1c1"] });
    expect(isHeeded(said, "hire chief")).toBe(true);
    expect(isHeeded(said, "hire chief; pay supply×3")).toBe(true);
    expect(isHeeded(said, "upgrade r1c1")).toBe(true);
    expect(isHeeded(said, "hire friman")).toBe(false);
    expect(isHeeded(says({}), "")).toBe(false);
    // Who ends a turn would have done so anyway.
    expect(isHeeded(says({ choice: "end" }), "end")).toBe(false);
    expect(asksForMore(says({ choice: "end" }))).toBe(false);
    expect(asksForMore(said)).toBe(true);
  });

  it("sees when there is less to do for the same goal", () => {
    expect(nearer(goal("take r1c5", 3), goal("take r1c5", 2))).toBe(true);
    expect(nearer(goal("take r1c5", 2), goal("take r1c5", 2))).toBe(false);
    expect(nearer(goal("take r1c5", 3), goal("build 2 1", 1))).toBe(false);
  });

  it("points at the stack, the space or the end of the turn", () => {
    expect(whereTo(offer("hire chief", { unit: "chief" }), undefined)).toEqual(["stack-chief"]);
    expect(whereTo(offer("upgrade r1c1", { space: "r1c1" }), undefined)).toEqual(["space-r1c1"]);
    expect(whereTo(offer("end"), undefined)).toEqual(["end-turn"]);
    expect(whereTo(offer("skip"), undefined)).toEqual(["question"]);
  });
});

describe("the path of a lesson", () => {
  const city: LessonStep = {
    id: "city", rule: "B3.5", until: { events: ["city-built"] },
    choices: ["build city-four 1", "pay friman.barfolk×3", "place r1c3 north"],
  };

  it("goes on with the lesson's own choice", () => {
    const question = asked("action", "hire friman", "build city-four 1", "end");
    expect(nextOf(city, question.options)?.choice).toBe("build city-four 1");
    expect(leftPath(city, question)).toBe(false);
  });

  it("leaves it to the learner which cards pay and where a card lies", () => {
    expect(leftPath(city, asked("pay", "pay friman.islanders friman.barfolk×2"))).toBe(false);
    expect(leftPath(city, asked("place", "place r2c1 north", "place r2c1 east"))).toBe(false);
  });

  it("is left where the step cannot be done any more", () => {
    expect(leftPath(city, asked("action", "hire friman", "end"))).toBe(true);
    expect(leftPath(city, asked("cohort", "mulligan", "skip"))).toBe(true);
    // Nobody leaves it while others act, or where there is only something to read.
    expect(leftPath(city, undefined)).toBe(false);
    expect(leftPath({ id: "board", rule: "B4.6" }, asked("action", "end"))).toBe(false);
  });

  it("is gone on by the right card only", () => {
    const hired = (card: string) => ({ event: "unit-hired", seat: "p1", card, supply: 1 }) as GameEvent;
    const chief = { events: ["unit-hired"], of: "chief" };
    expect(isWanted(chief, hired("chief.barfolk"))).toBe(true);
    expect(isWanted(chief, hired("friman.barfolk"))).toBe(false);
    expect(isWanted({ events: ["unit-hired"] }, hired("friman.barfolk"))).toBe(true);
    expect(isWanted({ about: ["place"] }, hired("chief.barfolk"))).toBe(false);
  });

  it("is served by the hint", () => {
    const question = asked("action", "build city-four 1", "end");
    expect(lessonHint(city, false, question)).toMatchObject({ choice: "build city-four 1", reason: { id: "coach-hint-do" } });
    expect(lessonHint(city, true, question)).toMatchObject({ reason: { id: "coach-hint-read" } });
    expect(lessonHint(city, false, asked("action", "end"))).toMatchObject({ reason: { id: "coach-hint-back" } });
    expect(lessonHint(city, false, asked("action", "end")).choice).toBeUndefined();
  });
});

describe("what is remembered of a table", () => {
  beforeEach(browser);

  it("brings the coach back with the game", () => {
    expect(guideOf("abc")).toBeNull();
    keep("abc", { guide: "" });
    keep("abc", { goal: "take r1c5", ignored: 1 });
    expect(guideOf("abc")).toBe("");
    expect(keptOf("abc")).toMatchObject({ goal: "take r1c5", ignored: 1, step: 0, away: false });
  });

  it("is bounded: the oldest tables are forgotten", () => {
    for (let number = 0; number < 100; number++) keep(`t${String(number)}`, { guide: "turn" });
    expect(guideOf("t0")).toBeNull();
    expect(guideOf("t99")).toBe("turn");
  });
});

describe("hint and coach", () => {
  beforeEach(() => {
    browser();
    vi.stubGlobal("WebSocket", Server);
  });

  function seated(): Table {
    const table = new Table("abc");
    const view = { seat: "p1", players: { p1: { heroes: {} } } } as unknown as View;
    Server.last.onopen();
    Server.last.says({ type: "welcome", table: { seats: [] }, seats: ["p1"] });
    Server.last.says({ type: "view", seat: "p1", epoch: 1, view, question: { ...asked("action", "end"), epoch: 1 } });
    return table;
  }

  it("are told the same, and the server is asked once", async () => {
    const table = seated();
    const before = Server.last.heard.length;
    const [one, other] = [table.hint(), table.hint()];
    expect(Server.last.heard.length).toBe(before + 1);
    Server.last.answers(says({ choice: "end", goal: goal("take r1c5", 1) }));
    expect(await one).toBe(await other);
    expect(table.goal).toBe("take r1c5");
  });

  it("hear of a lesson first", async () => {
    const table = seated();
    const own = says({ choice: "end" });
    table.advisor = () => own;
    expect(await table.hint()).toBe(own);
  });
});
