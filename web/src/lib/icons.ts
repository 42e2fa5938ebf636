/**
 * Signs are laid into the document, so that `<use href="#icon-gate">` needs no request of its own: those of all pages for
 * good, those of a game while no other game's table is opened. A <use> of the file itself is fetched again with every sign
 * that appears, and is empty until then.
 */
import common from "../icons.json?sprite";

const AGAIN = 2000;
const sprites = new Map<string, Element>();
/** Which game's signs are wanted, and which are there. */
let wanted = "";
let laid: Element | null = null;

async function fetchSprite(address: string): Promise<Element> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return document.importNode(new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement, true);
}

export async function layCommonIcons(): Promise<void> {
  try {
    document.body.append(await fetchSprite(common));
  } catch {
    setTimeout(layCommonIcons, AGAIN);
  }
}

/** The signs of a game's table, in the place of another game's. */
export async function layIcons(address: string): Promise<void> {
  wanted = address;
  const sprite = sprites.get(address) ?? (await fetchSprite(address));
  sprites.set(address, sprite);
  if (wanted !== address) return;
  laid?.remove();
  laid = sprite;
  document.body.append(sprite);
}
