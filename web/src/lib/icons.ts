/**
 * The signs of icons.json, laid into the document once: `<use href="#icon-gate">` then needs no request of its own.
 * A <use> of the file itself is fetched anew with every sign that appears, and is empty until then.
 */
const FILE = "/icons.svg";
const AGAIN = 2000;

export async function layIcons(): Promise<void> {
  try {
    const answer = await fetch(FILE);
    if (!answer.ok) throw new Error(answer.statusText);
    const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    for (const symbol of sprite.querySelectorAll("symbol")) symbol.id = `icon-${symbol.id}`;
    sprite.setAttribute("aria-hidden", "true");
    sprite.setAttribute("width", "0");
    sprite.setAttribute("height", "0");
    sprite.style.position = "absolute";
    document.body.append(document.importNode(sprite, true));
  } catch {
    setTimeout(layIcons, AGAIN);
  }
}
