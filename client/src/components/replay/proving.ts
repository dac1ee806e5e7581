// Draws once more all that chance decided in a game: as src/battalia/proving.py does.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DrawInfo, ProofInfo } from "../../messages";

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

function mixed(key: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));
}

export function seedOf(secret: string, texts: Record<string, string>): string {
  const lines = Object.entries(texts).map(([seat, text]) => `${seat}:${text}\n`);
  return mixed(secret, lines.sort().join(""));
}

/** From 0 to below 1, with 53 bits. */
export function numberOf(seed: string, place: number): number {
  return Number(BigInt(`0x${mixed(seed, String(place)).slice(0, 16)}`) >> 11n) / 2 ** 53;
}

/** What follows from a number, among these. */
export function drawn({ options, weights }: Pick<DrawInfo, "options" | "weights">, number: number): string {
  let left = number * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return options[at]!;
  }
  return options.at(-1)!;
}

export type Verdict =
  | { kind: "fine"; draws: number }
  | { kind: "secret" }
  | { kind: "count"; draws: number; proved: number }
  | { kind: "wrong"; place: number; choice: string; due: string };

/** Whether all draws follow from what everybody brought to the table; those of its past are not its own. */
export function verdict(proof: ProofInfo, draws: readonly DrawInfo[]): Verdict {
  const proved = proof.draws ?? 0;
  const before = draws.length - proved;
  if (commitmentOf(proof.secret ?? "") !== proof.commitment) return { kind: "secret" };
  if (before < 0 || (before > 0 && !proof.past)) return { kind: "count", draws: draws.length, proved };
  const seed = seedOf(proof.secret ?? "", proof.texts);
  for (const [at, draw] of draws.slice(before).entries()) {
    const due = drawn(draw, numberOf(seed, at));
    if (due !== draw.choice) return { kind: "wrong", place: at + 1, choice: draw.choice, due };
  }
  return { kind: "fine", draws: proved };
}
