// A table in a few words, for the list of one's own.

import type { TableInfo } from "../../messages";
import { knows, listed, say, speech } from "../../lib/language.svelte";
import { computers, seatName, type Case } from "../../lib/seats";

/** The lesson that is learnt there, if it is one: nobody waits for its learner. */
export function lessonOf(table: TableInfo): string | undefined {
  const { lesson, seed, chat } = table.settings;
  if (lesson) return lesson;
  // Those of earlier versions do not say which.
  return table.origin === "position" && seed === "learn" && chat === false ? "" : undefined;
}

export function isMyTurn(table: TableInfo): boolean {
  const asked = new Set(table.asked);
  return table.state === "playing" && lessonOf(table) === undefined && table.seats.some((seat) => seat.mine && asked.has(seat.seat));
}

/** Whether nobody else has anything to do with it: then it can be removed. */
export function isOnlyMine(table: TableInfo): boolean {
  return Boolean(table.host) && table.seats.every((seat) => seat.mine || seat.kind !== "person");
}

/** Whether one can put it away: nobody else plays on with oneself. */
export function canBePutAway(table: TableInfo): boolean {
  return isOnlyMine(table) || table.state !== "playing" || !table.seats.some((seat) => seat.mine);
}

/** Those that wait for oneself first, then those in play, those that wait for players, the rest. */
export function order(table: TableInfo): number {
  if (isMyTurn(table)) return 0;
  return { playing: 1, waiting: 2, broken: 3, over: 4 }[table.state];
}

/** The others who are at the table already; where all sit at one screen, everybody. */
export function opponents(table: TableInfo, how?: Case): string {
  const there = table.seats.filter((seat) => seat.kind !== "open");
  const others = there.filter((seat) => !seat.mine);
  const named = others.length || there.length < table.seats.length ? others : there;
  const levels = named.flatMap((seat) => (seat.kind === "computer" ? [seat.level ?? ""] : []));
  const names = [
    ...named.filter((seat) => seat.kind !== "computer").map(seatName),
    ...[...new Set(levels)].map((level) => computers(level, levels.filter((one) => one === level).length, how)),
  ];
  return listed(names);
}

export function standing(table: TableInfo): string {
  const lesson = lessonOf(table);
  if (lesson !== undefined && table.state === "playing") {
    if (lesson.startsWith("puzzle-")) return say("puzzles-title-one");
    const title = `learn-${lesson}`;
    return knows(title) ? say("start-game-lesson", { title: say(title) }) : say("start-game-a-lesson");
  }
  switch (table.state) {
    case "waiting":
      return say("start-game-waiting", {
        count: table.seats.filter((seat) => seat.kind === "open").length,
      });
    case "broken":
      return say("start-game-broken");
    case "over":
      return say(isGivenUp(table) ? "start-game-given-up" : "start-game-over", { points: points(table) });
    case "playing": {
      if (isMyTurn(table)) return say("start-game-yours");
      if (table.seats.some((seat) => seat.was_mine) && !table.seats.some((seat) => seat.mine)) return say("start-game-resigned");
      const awaited = table.seats.filter((seat) => table.asked?.includes(seat.seat));
      const names = listed(awaited.map(seatName));
      return names ? say("start-game-theirs", { names }) : say("start-game-playing");
    }
  }
}

/** It was not played to its end. */
export function isGivenUp(table: TableInfo): boolean {
  return (table.result ?? "").startsWith("resigned");
}

/** `map 9 7` as 9 : 7, in the order of the seats. */
function points(table: TableInfo): string {
  return (table.result ?? "").split(" ").slice(1).join(" : ");
}

/** A day of the game, as players count: within its week. */
export function dayOf({ week = 0, weekday = 0 }: Pick<TableInfo, "week" | "weekday">): string {
  return say("cards-day", { day: weekday, week });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was. */
export function age(seconds: number): string {
  const ago = Date.now() / 1000 - seconds;
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (ago >= length) return format.format(-Math.floor(ago / length), unit);
  }
  return format.format(0, "minute");
}
