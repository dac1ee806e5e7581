// Two things are looked through: the sources for mistakes, and the built pages for what not every
// current browser has. Nothing is switched off in a source: what is, is here, with its reason.

import css from "@eslint/css";
import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

/** What may stand in a text. */
const WRITTEN = {
  allowAny: false, allowBoolean: false, allowNever: false, allowNullish: false, allowNumber: true, allowRegExp: false,
};

export default defineConfig([
  globalIgnores(["**/node_modules/"]),
  { linterOptions: { noInlineConfig: true } },
  { files: ["**/client/**/*.{js,ts,svelte}"], extends: [js.configs.recommended] },
  {
    files: ["**/client/**/*.{ts,svelte}"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.json", "tsconfig.node.json", "tsconfig.worker.json"],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // A short arrow function may do something as well as give something.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // The compiler asks about every index; where one is there for certain, `!` says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // An empty text, no and zero are often as good as nothing: `||` means them all.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true, boolean: true, number: true } },
      ],
      // A number is written as it is; “undefined” on a page is a mistake.
      "@typescript-eslint/restrict-template-expressions": ["error", WRITTEN],
    },
  },
  {
    files: ["**/client/**/*.{svelte,svelte.ts}"],
    extends: [svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // An effect names by `void` what it is to run again for.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // What a derived value keeps is read when it is made anew.
      "no-useless-assignment": "off",
      // Svelte's own check knows every name.
      "no-undef": "off",
      // What is shown is made anew rather than changed, maps and sets like all the rest.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/client/**/*.svelte"],
    rules: {
      // What a component hands to a function has no type here; Svelte's own check knows it.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { ...WRITTEN, allowAny: true }],
    },
  },
  {
    // The bodies of icons come from a package, when the page is built; nobody else has a say in them.
    files: ["**/components/Icon.svelte", "**/components/board/Sign.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    files: ["**/server/page/**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/use-baseline": [
        "error",
        {
          available: "newly",
          // The build writes Safari's own name for it beside it; a slider in another colour slides as well;
          // where the system has no colours of its own, nothing has to be kept from them.
          allowProperties: ["user-select", "accent-color", "forced-color-adjust"],
        },
      ],
    },
  },
  {
    files: ["**/server/page/**/*.js"],
    plugins: { compat },
    rules: { "compat/compat": "error" },
    settings: {
      targets: [
        "last 1 firefox version", "firefox esr", "last 1 chrome version",
        "last 1 safari version", "last 1 ios_saf version",
      ],
      lintAllEsApis: true,
      // Asked for before it is used; elsewhere the title and the picture of the tab say it.
      polyfills: ["navigator.setAppBadge", "navigator.clearAppBadge"],
    },
  },
]);
