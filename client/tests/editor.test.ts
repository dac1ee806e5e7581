// What a stroke of the editor's brush does, and what it is to move a card.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentOf, images, layoutText, painted, resized, SYMMETRIES } from "../src/components/editor/layouts";
import { cardsIn, cardsOf, cardsText, moved, opened, turnOf, type Position, type Zone } from "../src/components/editor/positions";
import type { Board } from "../src/messages";

const BOARD: Board = {
  rows: 5, columns: 7, factions: 3, great_artefacts: 3,
  ruins: ["r2c3"], start: ["r2c0", "r2c6"], neutral: ["r0c3", "r4c3"], gates: [], missing: ["r0c0"], link: null,
};

describe("boards", () => {
  const spaces = fc.tuple(fc.nat(4), fc.nat(6)).map(([row, column]) => `r${row}c${column}`);

  it("are the same seen from every image of a space", () => {
    fc.assert(
      fc.property(spaces, fc.constantFrom(...SYMMETRIES), (space, symmetry) => {
        const found = images(BOARD, space, symmetry);
        expect(found).toContain(space);
        for (const one of found) expect([...images(BOARD, one, symmetry)].sort()).toEqual([...found].sort());
      }),
    );
  });

  it("hold one thing on a space, and lose it where it is cleared", () => {
    const laid = painted(BOARD, ["r0c3", "r0c0"], "gates", true);
    expect([contentOf(laid, "r0c3"), contentOf(laid, "r0c0")]).toEqual(["gates", "gates"]);
    expect([laid.neutral, laid.missing]).toEqual([["r4c3"], []]);
    expect(contentOf(painted(laid, ["r0c3"], "gates", false), "r0c3")).toBeUndefined();
  });

  it("have one card between the valleys", () => {
    const moved = painted(painted(BOARD, ["r2c2"], "link", true), ["r2c4"], "link", true);
    expect([contentOf(moved, "r2c2"), contentOf(moved, "r2c4")]).toEqual([undefined, "link"]);
  });

  it("lose what no longer fits", () => {
    const small = resized(BOARD, 5, 6);
    expect([small.start, small.neutral]).toEqual([["r2c0"], ["r0c3", "r4c3"]]);
  });

  it("are written as a layout file has them", () => {
    expect(layoutText(BOARD)).toContain("start = [[2, 0], [2, 6]]\nneutral = [[0, 3], [4, 3]]\ngates = []\n");
  });
});

describe("positions", () => {
  const position: Position = {
    position: 1,
    offer: "horn",
    players: [
      { hand: "supply×3 friman.barfolk", nation: { top: "lord.barfolk", rest: "supply×2" } },
      { tents: [{ card: "tent.islanders", cards: "supply" }] },
    ],
  };
  const zone = fc.constantFrom<Zone>(
    { name: "hand", seat: 0 }, { name: "nation", seat: 0 }, { name: "shelter", seat: 1 }, { name: "limbo" },
    { name: "tent", seat: 1, tent: 0 },
  );
  const all = (one: Position) =>
    [
      ...[0, 1].flatMap((seat) => (["hand", "nation", "shelter", "ambush"] as const).flatMap((name) => cardsIn(one, { name, seat }))),
      ...cardsIn(one, { name: "tent", seat: 1, tent: 0 }), ...cardsIn(one, { name: "limbo" }), ...cardsIn(one, { name: "offer" }),
    ].sort();

  it("write cards as they read them", () => {
    const card = fc.constantFrom("supply", "friman.barfolk", "horn");
    fc.assert(
      fc.property(fc.array(card), (cards) => {
        expect(cardsOf(cardsText(cards))).toEqual(cards);
      }),
    );
  });

  it("lose and gain no card that goes from one place to another", () => {
    fc.assert(
      fc.property(zone, zone, fc.nat(), (from, to, at) => {
        const cards = cardsIn(position, from);
        fc.pre(cards.length > 1);
        expect(all(moved(position, cards[at % cards.length]!, from, to))).toEqual(all(position));
      }),
    );
  });

  it("take a Great Artefact that is on offer from there", () => {
    const taken = moved(position, "horn", { name: "stacks" }, { name: "hand", seat: 1 });
    expect(all(taken)).toEqual(all(position));
    expect(cardsIn(taken, { name: "offer" })).toEqual([]);
  });

  it("put what lies on the table into the shelter where a turn begins anew", () => {
    const playing = { ...position, lanes: [[]], players: [{ ...position.players[0], rows: [{ cards: "supply×2" }] }, {}] };
    const begun = turnOf(playing, "p2");
    expect([begun.first, begun["lanes"], begun.players[0]!.shelter]).toEqual(["p2", undefined, "supply×2"]);
  });

  it("leave to the server what follows", () => {
    const { stacks, ...rest } = opened(JSON.stringify({ ...position, stacks: { supply: 3 }, out: "wings" })) as Position & { stacks?: unknown };
    expect([stacks, rest["out"]]).toEqual([undefined, undefined]);
  });
});
