// What was done in a turn, in words: deeds are named as the explorer's files name them.

import { say } from "../../lib/language.svelte";
import { kindName } from "../cards/faces";

/** A deed such as `unit-hired chief`. */
export function deedName(deed: string): string {
  const [name = "", detail = ""] = deed.split(" ");
  switch (name) {
    case "unit-hired":
    case "artefact-created":
      return kindName(detail);
    case "road-built":
      return say(`shape-${detail}`);
    case "city-built":
      return say("sheets-city", { level: Number(detail) });
    case "city-upgraded":
      return say("sheets-upgrade", { level: Number(detail) });
    case "potion-bought":
      return say(`sheets-potion-${detail}`);
    default:
      return say(`explorer-${name}`, { what: detail });
  }
}

/** All that was done in one turn; what was done twice is said once. */
export function deedsText(deeds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const deed of deeds) counts.set(deed, (counts.get(deed) ?? 0) + 1);
  const parts = [...counts].map(([deed, count]) =>
    count === 1 ? deedName(deed) : say("several", { name: deedName(deed), count }),
  );
  return parts.join(", ") || say("explorer-nothing-done");
}
