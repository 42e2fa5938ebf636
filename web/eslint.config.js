/** What types cannot tell: mistakes, and the few habits of writing that a tool can mend (`npx eslint --fix`). */
import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "@stylistic": stylistic },
    rules: {
      "@stylistic/arrow-parens": "error",
      "@stylistic/comma-dangle": ["error", "only-multiline"],
      "@stylistic/eol-last": "error",
      "@stylistic/indent": ["error", 2, { SwitchCase: 1 }],
      "@stylistic/no-multiple-empty-lines": ["error", { max: 1, maxBOF: 0, maxEOF: 0 }],
      "@stylistic/no-tabs": "error",
      "@stylistic/no-trailing-spaces": "error",
      "@stylistic/quotes": ["error", "double", { avoidEscape: true, allowTemplateLiterals: "always" }],
      "@stylistic/semi": "error",
      "@stylistic/linebreak-style": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-template": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // svelte-check, which knows what is warned of, judges these comments.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} keeps a space where the one in the markup would be trimmed.
      "svelte/no-useless-mustaches": "off",
      // It means every Map and Set of a file, also those that one function fills and returns.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: { "@stylistic/indent": "off", "svelte/indent": ["error", { indent: 2 }] },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
