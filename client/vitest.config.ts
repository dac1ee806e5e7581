import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    // Svelte as in the browser, where what depends on something follows it.
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/*.test.ts"] },
  }),
);
