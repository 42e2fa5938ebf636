import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";

const SPRITE = "icons.svg";

/** The icons named in src/icons.json, as one SVG file to <use> from: icons.svg#gnoll. */
function icons(): Plugin {
  const sprite = () => {
    const names = JSON.parse(readFileSync("src/icons.json", "utf8")) as Record<string, string>;
    const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
    const symbols = Object.entries(names).map(([id, name]) => {
      if (!set.icons[name]) throw new Error(`icons.json: game-icons has no ${name}`);
      return `<symbol id="${id}" viewBox="0 0 512 512">${set.icons[name].body}</symbol>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  };
  return {
    name: "icons",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: SPRITE, source: sprite() });
    },
    configureServer(server) {
      server.middlewares.use(`/${SPRITE}`, (_, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        answer.end(sprite());
      });
    },
  };
}

/** The digest of all sources, so that a test without Node can tell a stale build (tests/server/test_client.py counts the same). */
function digest(): Plugin {
  return {
    name: "digest",
    generateBundle() {
      const files = readdirSync(".", { recursive: true, encoding: "utf8", withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
        .filter((file) => !file.startsWith("node_modules/"))
        .sort();
      const hash = createHash("sha256");
      for (const file of files) hash.update(`${file}\n`).update(readFileSync(file)).update("\n");
      this.emitFile({ type: "asset", fileName: "sources.sha256", source: `${hash.digest("hex")}\n` });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), digest()],
  build: { outDir: "../src/verlies/server/client", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
