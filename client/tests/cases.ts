// What the server makes, and what the page must make of it: written by tests/page_cases.py.

import type { Choice, DrawInfo, GameEvent, View } from "../src/messages";
import cases from "../../tests/golden/page_cases.json?raw";

type Json = Record<string, unknown>;

interface Cases {
  patches: { before: Json; after: Json; patch: Json }[];
  game: { view: View; steps: Json[]; last: View }[];
  payments: Extract<Choice, { verb: "pay" }>[];
  words: {
    view: View;
    events?: GameEvent[];
    told?: string[];
    choices?: { choice: Choice; verb: string; nouns: string }[];
  }[];
  rules: { numbers: string[] }[];
  proofs: {
    secret: string;
    texts: Record<string, string>;
    commitment: string;
    seed: string;
    numbers: number[];
    draws: DrawInfo[];
  }[];
}

// Read as the server's messages are: a bundler would make an object of `__proto__`.
const read = JSON.parse(cases) as Cases;

export const PATCHES = read.patches;
export const GAME = read.game[0]!;
export const PAYMENTS = read.payments;
export const WORDS = read.words;
export const PROOFS = read.proofs;
export const RULES = read.rules[0]!.numbers;
/** One choice of each kind. */
export const EVERY_CHOICE = WORDS.flatMap(({ choices = [] }) => choices.map(({ choice }) => choice));
