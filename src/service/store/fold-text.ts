/** Case folding for search: compares text alike on every database, and makes LIKE patterns of keywords. */

/** The columns of a link that a search looks into. */
interface Searchable {
  alias: string;
  url: string;
  title: string;
  description: string;
}

/** The folded text of a link, stored in its row for searches. */
export function searchedText({ alias, url, title, description }: Searchable): string {
  return foldText([alias, url, title, description].join('\n'));
}

/** The words that the searched text must all contain, folded like it; none for blank text. NUL, which no text holds, parts them. */
export function searchWords(keywords: string): string[] {
  return [
    ...new Set(
      foldText(keywords)
        .split(/[\s\0]+/u)
        .filter(Boolean),
    ),
  ];
}

/** The pattern for LIKE (with `\` as its escape) that fits every text with this word. */
export function searchPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Text as it is compared: case does not count, nor whether an accent is a character of its own. */
export function foldText(text: string): string {
  // NFKC makes one character of a letter and its accent, and plain ones of the wide and ornamental.
  return text.normalize('NFKC').toLowerCase();
}
