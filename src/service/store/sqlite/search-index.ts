/** SQLite search index: looks for words in the FTS5 table that has the trigrams of each link. */
import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '#service/store/tables.ts';

/** See `Store.searchIndex`. */
export async function searchIndex(
  db: Kysely<Tables>,
  words: readonly string[],
  most: number,
): Promise<Expression<number> | undefined> {
  const trigrams = new Set(words.flatMap(trigramsOf));
  if (trigrams.size === 0) return undefined;
  const phrases = Array.from(trigrams, (trigram) => `"${trigram.replaceAll('"', '""')}"`);
  const found = sql<number>`select rowid from link_words where link_words match ${phrases.join(' AND ')}`;
  const counted = await sql<{ count: number }>`select count(*) as count from (${found} limit ${most + 1})`.execute(db);
  return (counted.rows[0]?.count ?? 0) > most ? undefined : sql<number>`(${found})`;
}

/** As few trigrams as cover the word; the index reads the whole list of each. */
function trigramsOf(word: string): string[] {
  const letters = Array.from(word);
  const last = letters.length - 3;
  const starts = Array.from({ length: Math.ceil((last + 1) / 3) }, (_, index) => index * 3);
  return [...new Set([...starts, last])].filter((at) => at >= 0).map((at) => letters.slice(at, at + 3).join(''));
}
