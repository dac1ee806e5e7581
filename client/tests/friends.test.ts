// The list of friends is always the newest, in whatever order the server answers.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { friends } from "../src/components/people/friends.svelte";
import { browser } from "./browser";

const NOBODY = { friends: [] };
const ASKED = { friends: [], asked: [{ name: "Bea" }] };

describe("what was asked for before something was done", () => {
  let answers: ((list: object) => void)[];
  beforeEach(() => {
    browser();
    answers = [];
    vi.stubGlobal("fetch", () => {
      const answered = (list: object) => new Response(JSON.stringify(list));
      // What is asked for afterwards is answered at once.
      if (answers.length === 2) return Promise.resolve(answered(ASKED));
      return new Promise((answer) => answers.push((list) => answer(answered(list))));
    });
  });

  it.each([["before it", [0, 1]], ["after it", [1, 0]]])("and is answered %s, hides nothing", async (_, order) => {
    const looked = friends.look();
    const told = friends.tell("", { name: "Bea" });
    for (const at of order) answers[at]?.(at ? ASKED : NOBODY);
    await Promise.all([told, looked]);
    expect(friends.all).toEqual(ASKED);
  });
});
