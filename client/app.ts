// What makes an app of the pages: the service worker, which knows the files of its build, and a
// manifest in each language.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const WORKER = "sw.js";
/** Shortcuts of the app's icon, with their messages. */
const PLACES = { "/learn": "start-learn", "/rules": "start-rules", "/sheets": "start-sheets" };
const ICONS = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The manifest in one language. */
function manifest(messages: string, language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ["client-start.ftl", "client.ftl"]) {
    bundle.addResource(new FluentResource(readFileSync(join(messages, language, name), "utf8")));
  }
  const say = (id: string): string => {
    const found = bundle.getMessage(id)?.value;
    if (!found) throw new Error(`there is no message “${id}” in the language “${language}”`);
    return bundle.formatPattern(found);
  };
  return JSON.stringify({
    // The same app in every language.
    id: "/",
    lang: language,
    name: say("start-title"),
    short_name: say("start-title"),
    description: say("start-lead"),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#1d130b",
    theme_color: "#1d130b",
    categories: ["games"],
    icons: ICONS,
    shortcuts: Object.entries(PLACES).map(([url, id]) => ({ name: say(id), url })),
  });
}

/** Writes `app-LANGUAGE.webmanifest`, and into the worker what belongs to its build. */
export function app(messages: string): Plugin {
  return {
    name: "battalia-app",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const entry = Object.values(bundle).find(
        (one) => one.type === "chunk" && one.isEntry && one.fileName !== WORKER,
      );
      if (worker?.type !== "chunk" || !entry) throw new Error("the service worker is not built");
      // Older browsers know no modules in a worker.
      if (worker.imports.length || worker.exports.length) throw new Error("the service worker stands alone");
      const languages = readdirSync(messages, { withFileTypes: true }).filter(
        (one) => one.isDirectory() && !one.name.startsWith("_"),
      );
      const spoken = new Set(languages.map(({ name }) => name));
      // Whoever speaks one language does not need the others.
      const files = Object.values(bundle)
        .filter((one) => one !== worker && !(one.type === "chunk" && spoken.has(one.name)))
        .map((one) => `/${one.fileName}`)
        .filter((path) => path.startsWith("/assets/"));
      worker.code =
        `const FILES=${JSON.stringify([...files, "/favicon.svg"].sort())},` +
        `ENTRY=${JSON.stringify(`/${entry.fileName}`)};${worker.code}`;
      for (const language of spoken) {
        const source = manifest(messages, language);
        this.emitFile({ type: "asset", fileName: `app-${language}.webmanifest`, source });
      }
    },
  };
}
