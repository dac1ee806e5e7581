// Shuffles that are proved: the page draws as the server does, and finds whatever was changed.

import { describe, expect, it } from "vitest";
import { commitmentOf, drawn, numberOf, seedOf, verdict } from "../src/components/replay/proving";
import { PROOFS } from "./cases";

describe.each(PROOFS)("the proof of $commitment", ({ secret, texts, commitment, seed, numbers, draws }) => {
  const proof = { commitment, texts, secret, draws: draws.length };

  it("is made as the server makes it", () => {
    expect(commitmentOf(secret)).toBe(commitment);
    expect(seedOf(secret, texts)).toBe(seed);
    expect(numbers.map((_, place) => numberOf(seed, place))).toEqual(numbers);
    expect(draws.map((draw, place) => drawn(draw, numbers[place]!))).toEqual(draws.map(({ choice }) => choice));
  });

  it("holds", () => {
    expect(verdict(proof, draws)).toEqual({ kind: "fine", draws: draws.length });
  });

  it.each(draws.map((_, at) => at))("finds that draw %i was changed", (at) => {
    const { options, choice } = draws[at]!;
    const other = options.find((one) => one !== choice)!;
    const changed = draws.map((draw, place) => (place === at ? { ...draw, choice: other } : draw));
    expect(verdict(proof, changed)).toEqual({ kind: "wrong", place: at + 1, choice: other, due: choice });
  });

  it("finds another secret, another text and other numbers of draws", () => {
    expect(verdict({ ...proof, secret: "x" }, draws).kind).toBe("secret");
    expect(verdict({ ...proof, texts: { ...texts, p1: "x" } }, draws).kind).toBe("wrong");
    expect(verdict(proof, draws.slice(1)).kind).toBe("count");
    expect(verdict({ ...proof, draws: 1 }, draws).kind).toBe("count");
  });

  it("leaves out the draws of the game from which this one went on", () => {
    const past = [{ number: 1, options: ["a", "b"], weights: [1, 1], choice: "a" }, ...draws];
    expect(verdict({ ...proof, past: true }, past).kind).toBe("fine");
  });
});
