/** LIKE pattern: finds a word of a search in the searched text of a row. */

/** The pattern for LIKE (with `\` as its escape) that fits every text with this word. */
export function searchPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
