/** How text is searched: word by word, whatever the case of the letters, in the same way on every database. */

/** What a link is found by. */
interface Searchable {
  alias: string;
  url: string;
  title: string;
  description: string;
}

/** The text of a link with its letters made alike, to be stored beside it. */
export function searchedText({ alias, url, title, description }: Searchable): string {
  return folded([alias, url, title, description].join('\n'));
}

/** The patterns for LIKE (with `\` as its escape) that must all fit the searched text; none for blank text. */
export function searchPatterns(keywords: string): string[] {
  const words = folded(keywords).split(/\s+/u).filter(Boolean);
  return [...new Set(words)].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Text in the spelling in which it is compared: case, and whether an accent is a character of its own, do not count. */
export function folded(text: string): string {
  // NFKC makes one character of a letter and its accent, and plain ones of the wide and ornamental.
  return text.normalize('NFKC').toLowerCase();
}
