import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { svelte } from "@sveltejs/vite-plugin-svelte";

const ICONS = "icons.json";
const COMMON_ICONS = `src/${ICONS}`;
const MARK = "\0sprite:";

/** `import icons from "./icons.json?sprite"` is the address of an SVG file with the signs that the JSON file names. */
function icons(): Plugin {
  const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));
  const draw = (file: string): string => {
    const common = file.endsWith(COMMON_ICONS) ? {} : read(COMMON_ICONS);
    const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
    const symbols = Object.entries(read(file)).map(([id, name]) => {
      if (!icons[name]) throw new Error(`${file}: game-icons has no ${name}`);
      if (id in common) throw new Error(`${file}: ${COMMON_ICONS} has ${id} already`);
      return `<symbol id="icon-${id}" viewBox="0 0 512 512">${icons[name].body}</symbol>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">${symbols.join("")}</svg>`;
  };
  return {
    name: "icons",
    enforce: "pre",
    resolveId(source, importer) {
      return importer && source.endsWith(`/${ICONS}?sprite`) ? MARK + join(dirname(importer), dirname(source)) : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const folder = id.slice(MARK.length);
      const file = join(folder, ICONS);
      this.addWatchFile(file);
      if (this.environment.mode === "dev") return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(draw(file))}`)}`;
      const sprite = this.emitFile({ type: "asset", name: `icons-${basename(folder)}.svg`, source: draw(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${sprite}`;
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
        .filter((file) => !/^(node_modules|tests)\//.test(file))
        .sort();
      const hash = createHash("sha256");
      for (const file of files) hash.update(`${file}\n`).update(readFileSync(file)).update("\n");
      this.emitFile({ type: "asset", fileName: "sources.sha256", source: `${hash.digest("hex")}\n` });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), digest()],
  build: { outDir: "../src/verlies/server/client", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, manifest: "manifest.json" },
  test: { globals: true, include: ["tests/**/*.test.ts"], setupFiles: "tests/setup.ts" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
