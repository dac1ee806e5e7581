// The icons that the pages use, taken from the package at build time: only these are shipped.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";
import type { Plugin } from "vite";

const ID = "virtual:icons";

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

interface Info {
  author: { name: string; url: string };
  license: { title: string; url: string };
}

/** In whole numbers, of which an icon has 512 a side: nobody sees the rest, and it is a third of all. */
function rounded(body: string): string {
  return body.replace(/(?<= d=")[^"]+/g, (path) => svgpath(path).rel().round(0).toString());
}

/** Makes `virtual:icons` from the names listed in `src/lib/icon-names.ts`. */
export function icons(names: readonly string[]): Plugin {
  const read = createRequire(import.meta.url);
  const load = (file: string): unknown =>
    JSON.parse(readFileSync(read.resolve(`@iconify-json/game-icons/${file}.json`), "utf8"));
  return {
    name: "battalia-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const set = load("icons") as IconSet;
      const info = load("info") as Info;
      const bodies: Record<string, string> = {};
      for (const name of names) {
        const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
        if (!icon) throw new Error(`there is no icon “${name}”`);
        bodies[name] = rounded(icon.body);
      }
      return (
        `export const bodies = ${JSON.stringify(bodies)};\n` +
        `export const credits = ${JSON.stringify({ author: info.author, license: info.license })};\n`
      );
    },
  };
}
