// The messages of each language as two modules, from the files that the server speaks by: what a table
// says, and the rest, for which nobody at a table waits.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:messages/";
/** Messages of commands and letters, which no page shows. */
const ELSEWHERE = new Set(["arena.ftl", "commands.ftl", "letters.ftl", "serving.ftl"]);
/** What is said on other pages than a table, and by what a table loads when it is needed. */
const LATER = new Set([
  "bots.ftl", "chances.ftl", "client-editor.ftl", "client-learn.ftl", "client-presets.ftl", "client-start.ftl",
  "explorer.ftl", "files.ftl", "friends.ftl", "hint.ftl", "leaders.ftl", "lobby.ftl", "moderating.ftl",
  "puzzles.ftl", "review.ftl", "reviewing.ftl", "scenarios.ftl", "statistics.ftl", "tournaments.ftl",
]);

/** Makes `virtual:messages/de`, `virtual:messages/de/later` and the like. */
export function texts(folder: string): Plugin {
  return {
    name: "battalia-messages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("/");
      const own = join(folder, language);
      const files = readdirSync(own).filter(
        (name) => name.endsWith(".ftl") && !ELSEWHERE.has(name) && LATER.has(name) === (part === "later"),
      );
      for (const name of files) this.addWatchFile(join(own, name));
      const all = files.sort().map((name) => readFileSync(join(own, name), "utf8"));
      // Comments are for translators.
      const text = all.join("\n").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
