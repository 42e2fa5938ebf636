/** Our own words: alike in both languages, and none that nobody says. */
type Words = Record<string, unknown>;
interface Both { de: Words; en: Words }

const files = import.meta.glob<string>("/src/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
const modules = Object.entries(import.meta.glob<Record<string, Both>>(["/src/text/*.ts", "/src/games/*/words.ts", "/src/games/*/texts-*.ts"], { eager: true }));

/** Its words are also named by their key: `both("stale")`. */
const COMMON = "/src/text/common.ts";

const folder = (file: string): string => file.slice(0, file.lastIndexOf("/"));
const isGroup = (value: unknown): value is Words => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every word by its name, with what it is: a text, or how many arguments it takes. */
function shapes(words: Words, before = ""): string[] {
  return Object.entries(words).flatMap(([name, value]) => {
    if (isGroup(value)) return shapes(value, `${before}${name}.`);
    return `${before}${name}: ${typeof value === "function" ? `function of ${value.length}` : Array.isArray(value) ? `${value.length} in a row` : typeof value}`;
  });
}

/** `import { words as common, type Words }` from a module: the names there and here. */
function imported(text: string, file: string, module: string): { name: string; alias: string }[] {
  return [...text.matchAll(/import (type )?\{([^}]*)\} from "(\.[^"]*)"/g)]
    .filter(([, , , from]) => new URL(`${from}.ts`, `file://${file}`).pathname === module)
    .flatMap(([, , names]) => names!.split(",").map((part) => part.trim().replace(/^type /, "").split(" as ")).map(([name, alias]) => ({ name: name!, alias: alias ?? name! })));
}

/** `get words(): Words { return choose(words); }` hands the words of a module to others in its folder. */
function handedOn(module: string): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const names = imported(text, file, module).map(({ alias }) => alias);
    return [...text.matchAll(/get (\w+)\(\)[^{]*\{\s*return choose\(([^()]*)\)/g)].filter(([, , from]) => from!.match(/\w+/g)!.some((word) => names.includes(word))).map(([, getter]) => getter!);
  });
}

/** What is said of a module's words, as `name` or `group.name`; all of a group is, where it is used as a whole. */
function said(module: string): Set<string> {
  const found = new Set<string>();
  const getters = handedOn(module);
  for (const [file, text] of Object.entries(files)) {
    const names = imported(text, file, module).map(({ alias }) => alias);
    if (file === module) names.push("words");
    if (module === COMMON) for (const [, name] of text.matchAll(/\bboth\("(\w+)"\)/g)) found.add(name!);
    if (!names.length && folder(file) !== folder(module)) continue;
    const [types, values] = [names.filter((name) => /^[A-Z]/.test(name)), names.filter((name) => !/^[A-Z]/.test(name))];
    const sources = [...getters.map((getter) => `[\\w.#]+\\.${getter}\\b`), ...values.map((value) => `choose\\([^()]*\\b${value}\\b[^()]*\\)`)];
    const holders = [
      ...sources.flatMap((source) => [...text.matchAll(new RegExp(`const (\\w+) = (?:\\$derived\\()?${source}\\)?;`, "g"))].map(([, name]) => name!)),
      ...getters.flatMap((getter) => [...text.matchAll(new RegExp(`\\{[^{}]*\\b${getter}: (\\w+)[^{}]*\\}(?: = table|: Turn)\\b`, "g"))].map(([, name]) => name!)),
      ...types.flatMap((type) => [...text.matchAll(new RegExp(`\\b(\\w+): ${type}\\b`, "g"))].map(([, name]) => name!)),
    ];
    const all = [...sources, ...(file === module ? ["(?<![\\w.])(?:de|en)"] : []), ...holders.map((holder) => `(?<![\\w.])${holder}`), ...values.map((value) => `(?<![\\w.])${value}\\.(?:de|en)`)];
    for (const source of all) {
      for (const [, name, inner] of text.matchAll(new RegExp(`${source}\\.(\\w+)(?:\\??\\.(\\w+))?`, "g"))) {
        found.add(name!);
        found.add(`${name}.${inner ?? "*"}`);
      }
    }
  }
  return found;
}

function unsaid(module: string, { de }: Both): string[] {
  const uses = said(module);
  return Object.entries(de).flatMap(([name, value]) => {
    if (!uses.has(name)) return name;
    if (!isGroup(value) || uses.has(`${name}.*`)) return [];
    return Object.keys(value).filter((inner) => !uses.has(`${name}.${inner}`)).map((inner) => `${name}.${inner}`);
  });
}

describe.each(modules)("%s", (module, exported) => {
  const tables = Object.entries(exported).filter(([, words]) => isGroup(words) && "de" in words);
  it("has words", () => expect(tables.length).toBeGreaterThan(0));
  it.each(tables)("%s: German and English have the same", (_, { de, en }) => expect(shapes(en)).toEqual(shapes(de)));
  it.each(tables)("%s: all are said somewhere", (_, words) => expect(unsaid(module, words)).toEqual([]));
});
