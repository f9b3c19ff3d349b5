/** Alias parsing: reads the alias of a link from the raw path of a request. */

/** The longest alias in a path: 100 characters of up to four bytes, percent-encoded. */
const maxLength = 1200;

/** What no alias can end in: anything but letters, digits and `-_.~`. */
const noEnd = /(?:[^\p{L}\p{M}\p{N}_.~-]\p{M}*)+$/u;
/** The same with full stops, in which an alias may end. */
const fullStop = /(?:[^\p{L}\p{M}\p{N}_~-]\p{M}*)+$/u;
/** What begins behind an alias: parameters, a fragment, the end of a tag or of a link of Markdown, a blank. */
const rest = /[?&#\]"<>\s].*$/su;

/**
 * The alias in a raw path, percent-decoded, in Unicode form NFC as in the store, without what no
 * alias can end in, such as a final slash or the bracket around it in a text: `/summer/?x=1` and
 * `/summer)` are `summer`, `/` is ''. Undefined for a relative path, broken escapes, NUL,
 * which no database looks up, or too long a path.
 */
export function parseAlias(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const query = path.indexOf('?');
  const end = query === -1 ? path.length : query;
  if (end > maxLength) return undefined;
  const raw = path.slice(1, end);
  if (!raw.includes('%')) return withoutEnd(raw);
  try {
    // One letter can be typed as one character or as two; both are the same alias.
    const alias = decodeURIComponent(raw).normalize('NFC');
    return alias.includes('\0') ? undefined : withoutEnd(alias);
  } catch {
    return undefined;
  }
}

/** The alias without what a text has put behind it: the full stop of a sentence, `&utm_source=mail`, `&quot;`, `](https:`. */
export function withoutRest(alias: string): string {
  const first = alias.replace(rest, '');
  return first.endsWith('.') || first !== alias ? first.replace(fullStop, '') : alias;
}

function withoutEnd(alias: string): string {
  // Nearly every alias ends so, and the pattern is slower.
  return /[a-z0-9]$/i.test(alias) ? alias : alias.replace(noEnd, '');
}
