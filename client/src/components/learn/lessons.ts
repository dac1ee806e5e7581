// Beginning lessons, and what this browser's learner has done of them.

import type { NewTable } from "../../messages";
import { route } from "../../lib/route.svelte";
import { setUp } from "../start/opening";
import type { Lesson } from "./library";

const DONE = "battalia-lessons";
const SEATS: NewTable["seats"] = [{ who: "me" }, { who: "computer", level: "novice" }];

export function doneLessons(): string[] {
  return JSON.parse(localStorage.getItem(DONE) ?? "[]") as string[];
}

export function finish(lesson: string): void {
  localStorage.setItem(DONE, JSON.stringify([...new Set([...doneLessons(), lesson])]));
}

async function open(wish: Omit<NewTable, "seats">, guide: string): Promise<void> {
  const made = await setUp({ ...wish, seats: SEATS });
  route.go(`/t/${made.table.id}#${guide}`);
}

/** A table of its own for every try: the same position, the same luck. */
export function begin(lesson: Lesson): Promise<void> {
  return open(
    { position: JSON.stringify(lesson.position), seed: lesson.seed, settings: { chat: false, lesson: lesson.id } },
    `guide=${lesson.id}`,
  );
}

/** A whole game against the weakest computer, with the guide. */
export function firstGame(): Promise<void> {
  return open({ options: { players: 2 } }, "guide");
}
