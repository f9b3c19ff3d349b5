/** Which alias the path of a visit names. */

/** The longest alias that anyone can have, as it stands in a path: 100 characters of up to four bytes, escaped. */
const longest = 1200;

/**
 * The alias in a raw path, with its escapes undone, its letters composed as the store has them, and a slash at its end
 * ignored: `/summer/?x=1` is `summer`, `/` is ''. Undefined where it cannot be one: not an absolute path, broken escapes, or too long.
 */
export function aliasOf(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  let end = path.indexOf('?');
  if (end === -1) end = path.length;
  if (end > 1 && path.endsWith('/', end)) end -= 1;
  if (end > longest) return undefined;
  const raw = path.slice(1, end);
  if (!raw.includes('%')) return raw;
  try {
    // One letter can be typed as one character or as two; both are the same alias.
    return decodeURIComponent(raw).normalize('NFC');
  } catch {
    return undefined;
  }
}
