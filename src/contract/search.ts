/** Search text: folding, the searched text of a link and the words of a search, the same for service and dashboard. */

/** The fields of a link that a search looks into. */
interface Searchable {
  readonly alias: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** The folded text of a link, in which every word of a search must occur. */
export function searchedText({ alias, url, title, description }: Searchable): string {
  return foldText(`${alias}\n${url}\n${title}\n${description}`);
}

/** The folded words of a search, each once; none for blank text. NUL, which no text holds, parts them. */
export function searchWords(keywords: string): string[] {
  return [
    ...new Set(
      foldText(keywords)
        .split(/[\s\0]+/u)
        .filter(Boolean),
    ),
  ];
}

/** Text as it is compared: case does not count, nor whether an accent is a character of its own. */
export function foldText(text: string): string {
  // Most texts are plain, and NFKC leaves those alone: to look is twice as fast.
  if (plain.test(text)) return text.toLowerCase();
  // NFKC makes one character of a letter and its accent, and plain ones of the wide and ornamental.
  return text.normalize('NFKC').toLowerCase();
}

/** Characters of ASCII alone. */
const plain = /^[\0-\x7f]*$/;
