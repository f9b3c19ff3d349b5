/**
 * Search text: folding, the searched text of a link and the words of a search, the same for service
 * and dashboard.
 */

/** The fields of a link that a search reads. */
interface Searchable {
  readonly alias: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** The folded text of a link, in which every word of a search must occur. */
export function searchedText({ alias, url, title, description }: Searchable): string {
  return toSearchText(`${alias}\n${url}\n${title}\n${description}`);
}

/**
 * The folded words of a search, each once; none for blank text. NUL, which no text holds, parts
 * them.
 */
export function searchWords(keywords: string): string[] {
  return [
    ...new Set(
      toSearchText(keywords)
        .split(/[\s\0]+/u)
        .filter(Boolean),
    ),
  ];
}

/** Text as it is compared: case does not count, nor whether an accent is a character of its own. */
export function toSearchText(text: string): string {
  // Most texts are plain, and NFKC leaves those alone: to check is twice as fast.
  if (plain.test(text)) return text.toLowerCase();
  // NFKC makes one character of a letter and its accent, and plain ones of the wide and ornamental.
  return text.normalize('NFKC').toLowerCase();
}

/**
 * Text as pickers compare it: as `toSearchText`, and accents do not count either, so that "cafe"
 * finds "Café".
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Whether the name or text holds every word of a search, in any order, without regard to case and
 * accents.
 */
export function holdsEveryWord(text: string, search: string): boolean {
  const compared = withoutAccents(text);
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => compared.includes(word));
}

/** Characters of ASCII alone. */
const plain = /^[\0-\x7f]*$/;
