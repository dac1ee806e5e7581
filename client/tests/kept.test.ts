// What is read without the server, and that nothing else is.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetGames, kept, keptLike } from "../src/lib/kept";
import { browser } from "./browser";

const HOME = "https://battalia.example";
const LOST = () => Promise.reject(new TypeError("Failed to fetch"));

/** As much of the browser's cache as is asked for; what was put in last stands last. */
class Shelf {
  readonly kept = new Map<string, string>();
  private at = (path: string) => new URL(path, HOME).href;

  match(path: string | { url: string }): Promise<Response | undefined> {
    const text = this.kept.get(this.at(typeof path === "string" ? path : path.url));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  }
  async put(path: string, answer: Response): Promise<void> {
    this.kept.set(this.at(path), await answer.text());
  }
  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(this.at(path)));
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.kept.keys()].map((url) => ({ url })));
  }
}

describe("what is kept", () => {
  let shelf: Shelf;
  beforeEach(() => {
    browser();
    shelf = new Shelf();
    vi.stubGlobal("document", { querySelector: () => ({ src: `${HOME}/assets/index-1.js` }) });
    vi.stubGlobal("caches", { open: () => Promise.resolve(shelf) });
  });

  it("is the answer of the server, when there is none any more", async () => {
    expect(await kept("/api/lessons", () => Promise.resolve({ lessons: 6 }))).toEqual({ lessons: 6 });
    expect(await kept("/api/lessons", LOST)).toEqual({ lessons: 6 });
    await expect(kept("/api/rules", LOST)).rejects.toThrow(TypeError);
  });

  it("is never what may not be kept, and never in place of a refusal", async () => {
    const game = "/api/tables/abcdefghijkl";
    await kept(game, () => Promise.resolve({ state: "playing" }), ({ state }) => state === "over");
    expect(shelf.kept.size).toBe(0);
    await kept(game, () => Promise.resolve({ state: "over" }), ({ state }) => state === "over");
    await expect(kept(game, () => Promise.reject(new Error("no longer yours")))).rejects.toThrow("yours");
  });

  it("is that of ten games at most, those that were wanted last, and goes with whoever was here", async () => {
    await kept("/api/lessons", () => Promise.resolve(1));
    const games = "a b c d e f g h i j k l".split(" ").map((letter) => letter.repeat(12));
    for (const game of [...games, games[3]!]) {
      await kept(`/api/tables/${game}`, () => Promise.resolve(game));
      await kept(`/api/catalogue?table=${game}`, () => Promise.resolve({}));
      await kept(`/api/tables/${game}/history?viewer=all&since=0`, () => Promise.resolve({}));
    }
    const left = await keptLike<string>(/\/tables\/[a-z]{12}$/);
    expect(left.sort()).toEqual(games.slice(2));
    expect(shelf.kept.size).toBe(1 + 3 * 10);
    await forgetGames();
    expect([...shelf.kept.keys()]).toEqual([`${HOME}/api/lessons`]);
  });

  it("is nothing where the browser keeps nothing", async () => {
    vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("", "SecurityError")) });
    expect(await kept("/api/lessons", () => Promise.resolve(1))).toBe(1);
    await expect(kept("/api/lessons", LOST)).rejects.toThrow(TypeError);
    vi.stubGlobal("caches", undefined);
    expect(await kept("/api/lessons", () => Promise.resolve(1))).toBe(1);
  });
});
