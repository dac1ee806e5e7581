// Only what current Firefox, Chromium and Safari all have: the built pages are looked through for it.

import css from "@eslint/css";
import compat from "eslint-plugin-compat";

export default [
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/use-baseline": [
        "error",
        {
          available: "newly",
          // The build writes Safari's own name for it beside it; a slider in another colour slides as well.
          allowProperties: ["user-select", "accent-color"],
        },
      ],
    },
  },
  {
    files: ["**/*.js"],
    plugins: { compat },
    rules: { "compat/compat": "error" },
    settings: {
      targets: [
        "last 1 firefox version", "firefox esr", "last 1 chrome version",
        "last 1 safari version", "last 1 ios_saf version",
      ],
      lintAllEsApis: true,
    },
  },
];
