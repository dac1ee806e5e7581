// Merge patches: the page must arrive where the server was.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patched } from "../src/lib/talk";
import { GAME, PATCHES } from "./cases";

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The merge patch from one object to another, in the plainest way. */
function changes(before: Json, after: Json): Json {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const changed = Object.entries(after).map(([name, value]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    return [name, isObject(old) && isObject(value) ? changes(old, value) : value];
  });
  return Object.fromEntries([...gone.map((name) => [name, null]), ...changed]) as Json;
}

/** As the server writes: nothing is ever null. */
const { object } = fc.letrec<{ object: Json; value: unknown }>((tie) => ({
  object: fc.dictionary(fc.oneof(fc.constantFrom("a", "b", "c", "__proto__", "length"), fc.string()), tie("value"), {
    maxKeys: 5,
    noNullPrototype: true,
  }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(), fc.boolean(), fc.string(), fc.array(fc.integer(), { maxLength: 3 }),
    tie("object"),
  ),
}));

function frozen<T>(value: T): T {
  if (value !== null && typeof value === "object") Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

describe("a patch", () => {
  it.each(PATCHES)("leads from $before to $after", ({ before, after, patch }) => {
    expect(JSON.stringify(patched(before, patch))).toBe(JSON.stringify(after));
  });

  it("after the other leads through a game", () => {
    expect(GAME.steps.length).toBeGreaterThan(50);
    expect(GAME.steps.reduce(patched, GAME.view)).toEqual(GAME.last);
  });

  it("leads from any object to any other", () => {
    fc.assert(
      fc.property(object, object, (before, after) => {
        expect(patched(before, changes(before, after))).toEqual(after);
      }),
    );
  });

  it("changes neither what was there nor itself", () => {
    fc.assert(
      fc.property(object, object, (before, after) => {
        patched(frozen(before), frozen(changes(before, after)));
      }),
    );
  });

  it("leaves the very same object where nothing has changed", () => {
    const before = { board: { r0c0: { shape: "curve" } }, day: 1, players: { p1: { hand: 5 }, p2: { hand: 4 } } };
    const after = patched(before, { day: 2, players: { p2: { hand: 3 } } });
    expect(after.board).toBe(before.board);
    expect(after.players.p1).toBe(before.players.p1);
    expect(after.players.p2).toEqual({ hand: 3 });
  });

  it("removes within what was not there: nothing is left of it", () => {
    expect(patched({}, { a: { b: null, c: 1 } })).toEqual({ a: { c: 1 } });
    expect(patched({ a: [1] }, { a: { b: null } })).toEqual({ a: {} });
  });

  it("that is no object stands for the whole", () => {
    expect(patched({ a: 1 }, [2])).toEqual([2]);
    expect(patched({ a: 1 }, "b")).toBe("b");
  });
});
