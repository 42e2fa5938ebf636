/** Where the page is: the address in the bar, as something to react to. */

function readHash(): string {
  const raw = location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

class Route {
  #path = $state(location.pathname);
  #search = $state.raw(new URLSearchParams(location.search));
  #hash = $state(readHash());

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  get path(): string {
    return this.#path;
  }

  get search(): URLSearchParams {
    return this.#search;
  }

  get hash(): string {
    return this.#hash;
  }

  /** The path in its pieces: /table/abc is ["table", "abc"]. */
  get parts(): string[] {
    return this.#path.split("/").filter(Boolean);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
  }

  /** Change the address without a step back to the old one. */
  amend(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = new URLSearchParams(location.search);
    this.#hash = readHash();
  }
}

export const route = new Route();

/** Links within the client change the page without a reload. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
