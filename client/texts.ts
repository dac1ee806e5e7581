// The messages of each language as one module, from the files that the server speaks by.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:messages/";
/** Messages of commands and letters, which no page shows. */
const ELSEWHERE = new Set(["arena.ftl", "letters.ftl"]);

/** Makes `virtual:messages/de` and the like. */
export function texts(folder: string): Plugin {
  return {
    name: "battalia-messages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const own = join(folder, id.slice(PREFIX.length + 1));
      const files = readdirSync(own).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.has(name));
      for (const name of files) this.addWatchFile(join(own, name));
      const all = files.sort().map((name) => readFileSync(join(own, name), "utf8"));
      // Comments are for translators.
      const text = all.join("\n").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
