/** Alias parsing: reads the alias of a link from the raw path of a request. */

/** The longest alias in a path: 100 characters of up to four bytes, percent-encoded. */
const maxLength = 1200;

/**
 * The alias in a raw path, percent-decoded, in Unicode form NFC as in the store, without a final
 * slash: `/summer/?x=1` is `summer`, `/` is ''. Undefined for a relative path, broken escapes, NUL,
 * which no database looks up, or too long a path.
 */
export function parseAlias(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  let end = path.indexOf('?');
  if (end === -1) end = path.length;
  if (end > 1 && path.endsWith('/', end)) end -= 1;
  if (end > maxLength) return undefined;
  const raw = path.slice(1, end);
  if (!raw.includes('%')) return raw;
  try {
    // One letter can be typed as one character or as two; both are the same alias.
    const alias = decodeURIComponent(raw).normalize('NFC');
    return alias.includes('\0') ? undefined : alias;
  } catch {
    return undefined;
  }
}
