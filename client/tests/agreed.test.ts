// What was agreed on, as an invitation says it.

import { beforeEach, expect, it } from "vitest";
import { clockText, variants } from "../src/components/start/agreed";
import { speak } from "./browser";

beforeEach(() => speak("en"));

it("the plain base game has no variants", () => {
  expect(variants({ players: 2 })).toEqual([]);
});

it("whatever is otherwise than in the plain base game is named", () => {
  const options = {
    players: 2, advanced: true, neutral_cities: false, weeks: 3, removed_faction: "islanders", corrections: "x",
  };
  expect(variants(options)).toEqual([
    "Advanced game", "Neutral cities: off", "Weeks: 3", "Faction left out: Islanders", "Corrections",
  ]);
});

it("modules of the expansion and of installed packages are named", () => {
  const options = {
    players: 6, expansion: true, teams: true, valleys: "pass", factions: "barfolk islanders", modules: ["sailing"],
  };
  expect(variants(options)).toEqual([
    "Teams", "Valleys of Kings and Queens: Mountain Pass", "Factions: Bärfolk, Islanders", "sailing",
  ]);
});

it("a clock says how long one has", () => {
  expect(clockText({})).toBe("Everybody takes the time they need.");
  expect(clockText({ kind: "game", base: 600, increment: 20 })).toMatch(/^10 minutes each, and 20 seconds/);
  expect(clockText({ kind: "book", base: 2250 })).toMatch(/^37.5 minutes each for the whole game, as the book advises: 30 /);
  expect(clockText({ kind: "move", days: 3 })).toBe("3 days for each answer.");
});
