/** What modules ask of a browser as they load, without one. */
const kept = new Map<string, string>();

vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("window", { addEventListener: () => {} });
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

beforeEach(() => kept.clear());
