/**
 * Language choice: which language of the pages a visitor prefers, by the header Accept-Language.
 */
import { parseAccept } from 'hono/utils/accept';

/** Of a longer header only the beginning counts. */
const maxHeaderLength = 1000;

/**
 * The best language for a header: `de` serves `de-AT`, `*` means all that are not named, and `q=0`
 * refuses one.
 *
 * @param languages tags without a region; the first is the answer where none is wanted
 */
export function chooseLanguage<Language extends string>(
  header: string | undefined,
  languages: readonly [Language, ...Language[]],
): Language {
  const [usual] = languages;
  if (header === undefined || header === '') return usual;
  // Most wanted first; of those with one weight, the first that is named.
  const ranges = parseAccept(header.slice(0, maxHeaderLength)).map(({ type, q }) => ({
    tag: type.toLowerCase(),
    q,
  }));
  const isNamed = (language: string): boolean =>
    ranges.some(({ tag }) => primary(tag) === language);
  for (const { tag, q } of ranges) {
    if (q === 0) break;
    const found = languages.find((language) =>
      tag === '*' ? !isNamed(language) : primary(tag) === language,
    );
    if (found !== undefined) return found;
  }
  return usual;
}

/** `de` of `de-at`. */
function primary(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}
