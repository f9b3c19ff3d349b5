/** SQLite search index: searches words in the FTS5 table that has the trigrams of each link. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#service/store/tables.ts';

/**
 * The ids of the links of all accounts that may contain all of these words; a link that is not
 * among them does not.
 *
 * @returns undefined where there are more than `most`, and where the words are too short
 */
export async function indexedIds(
  db: Kysely<Tables>,
  words: readonly string[],
  max: number,
): Promise<number[] | undefined> {
  const trigrams = new Set(words.flatMap(trigramsOf));
  if (trigrams.size === 0) return undefined;
  const phrases = Array.from(trigrams, (trigram) => `"${trigram.replaceAll('"', '""')}"`);
  const { rows } = await sql<{ rowid: number }>`select rowid from link_words
    where link_words match ${phrases.join(' AND ')} limit ${max + 1}`.execute(db);
  return rows.length > max ? undefined : rows.map(({ rowid }) => rowid);
}

/** As few trigrams as cover the word; the index reads the whole list of each. */
function trigramsOf(word: string): string[] {
  const letters = Array.from(word);
  const last = letters.length - 3;
  const starts = Array.from({ length: Math.ceil((last + 1) / 3) }, (_, index) => index * 3);
  return [...new Set([...starts, last])]
    .filter((at) => at >= 0)
    .map((at) => letters.slice(at, at + 3).join(''));
}
