/** Screen places: how far each entry of the browser's history was scrolled, and which link had the focus. */

interface Place {
  readonly top: number;
  /** The `href` of the link that led away; null where another element had the focus. */
  readonly href: string | null;
}

/** By the key of the entry; as long as the tab is open. */
const places = new Map<string, Place>();

const maxPlaces = 100;

/** What the user sees now, before the screen is left. */
export function savePlace(key: string): void {
  const { activeElement, documentElement } = document;
  const link = activeElement?.closest('main a[href]') ?? null;
  places.delete(key);
  places.set(key, { top: documentElement.scrollTop, href: link?.getAttribute('href') ?? null });
  for (const oldest of [...places.keys()].slice(0, -maxPlaces)) places.delete(oldest);
}

/**
 * Brings the place of an entry back as its content comes, until it is there or the user acts.
 *
 * @returns what ends it; undefined where no place is known
 */
export function restorePlace(key: string): (() => void) | undefined {
  const place = places.get(key);
  if (place === undefined) return undefined;
  const end = new AbortController();
  const { documentElement } = document;
  const growth = new ResizeObserver(() => follow());
  const rows = new MutationObserver(() => follow());
  end.signal.addEventListener('abort', () => {
    growth.disconnect();
    rows.disconnect();
  });
  const follow = () => {
    documentElement.scrollTop = place.top;
    const isThere = Math.abs(documentElement.scrollTop - place.top) < 2;
    if (isThere && isFocused(place.href)) end.abort();
  };
  for (const act of ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const)
    addEventListener(act, () => end.abort(), { signal: end.signal, passive: true });
  growth.observe(document.body);
  rows.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  follow();
  return () => end.abort();
}

/** Whether the link has the focus, where it is known: a row of a long list may not be rendered yet. */
function isFocused(href: string | null): boolean {
  if (href === null) return true;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  link?.focus({ preventScroll: true });
  return link !== null;
}
