import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { app } from "./app.ts";
import { icons } from "./icons.ts";
import { ICONS } from "./src/lib/icon-names.ts";
import { texts } from "./texts.ts";

const messages = fileURLToPath(new URL("../src/battalia/messages", import.meta.url));
/** Bytes of modules that are not worth a file, before they are made small. */
const SMALLEST = 20_000;

/** Who shares a file need not be named by it. */
function called(name: string, kind: string): string {
  return `assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash].${kind}`;
}

export default defineConfig({
  plugins: [svelte(), icons(ICONS), texts(messages), app(messages)],
  // Built into the Python package: the server hands it out.
  build: {
    outDir: "../src/battalia/server/page",
    emptyOutDir: true,
    rolldownOptions: {
      // How long which plugin took is no business of whoever wants to play.
      checks: { bundlerTimings: false },
      input: ["index.html", "worker/sw.ts"],
      // A service worker is known by its name, and rules what lies beside it.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: ({ name }) => called(name, "js"),
        assetFileNames: ({ names: [name = ""] }) => called(name, "[ext]"),
        // What several pages need lies together by who needs it: each file costs a request of its own.
        codeSplitting: {
          groups: [
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALLEST },
          ],
        },
      },
    },
    // What each of them calls by a name of its own is written so, too.
    target: ["firefox140", "chrome140", "safari18"],
  },
  // While developing, the pages talk to a server that runs beside.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
