/** LIKE patterns: finds the words of a search in the searched text of a row. */
import { searchWords } from '#contract/search.ts';

/** The patterns for LIKE (with `\` as its escape) that must all fit the searched text; none for blank text. */
export function searchPatterns(keywords: string): string[] {
  return searchWords(keywords).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
