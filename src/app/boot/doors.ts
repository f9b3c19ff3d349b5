/** Doors: puts the screen that the start page's query asks for into the address. */
import { doorPath } from './door-path.ts';

/** Puts the path that the query asks for into the address, before the router reads it. */
export function openDoor(page: Document, history: History): void {
  const { search } = new URL(page.URL);
  const path = doorPath(search);
  if (path === null) return;
  const hasRealPaths = page.querySelector('base[href]') !== null;
  const folder = new URL('.', page.baseURI).pathname;
  history.replaceState(null, '', hasRealPaths ? folder + path.slice(1) : `${folder}#${path}`);
}
