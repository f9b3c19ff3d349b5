/**
 * Tests of link lists against plain queries: the same links in the same order, whatever is searched
 * and however links came.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { searchedText, searchWords } from '#contract/search.ts';
import { searchPattern } from '#service/store/search-pattern.ts';
import type { Store } from '#service/store/store.ts';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { addLink } from '#testing/service/store-rows.ts';
import { openTestStore, testServer } from '#testing/service/test-store.ts';
import { listLinks } from './link-list.ts';
import { numberLinks, takeOrdinal } from './link-ordinals.ts';

/**
 * Few enough that random words are in some texts, with all that LIKE, FTS5 and Unicode treat in a
 * way of their own.
 */
const syllables =
  'ta,ten,tent,ferry,Lamp,STRASSE,straße,é,e\u0301,ſ,İ,ı,Σ,ς,100%,%,_,a_b,\\,\\%,",""," or ",\',*,-,AND,NOT,(,),🙂,ﬁ,㍿,x'.split(
    ',',
  );
const word = fc
  .array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));
const otherWord = fc.string({ unit: anyCharacter, maxLength: 6 });
const keywords = fc
  .array(fc.oneof({ weight: 5, arbitrary: word }, otherWord), { maxLength: 3 })
  .map((words) => words.join(' '));

function timestamp(second: number): string {
  return `2026-01-01 00:00:${String(second).padStart(2, '0')}`;
}

describe('Lists of links', () => {
  let store: Store;
  let accountId = 1;
  beforeEach(async () => {
    store = await openTestStore();
    accountId = 1;
  });
  afterEach(() => store.close());

  /**
   * What a search was before it had an index: every link is read, and pages are cut by an offset.
   */
  async function plainIds(text: string, order?: string): Promise<number[]> {
    const joined = store.db.selectFrom('link').innerJoin('linkClicks', 'linkId', 'id');
    const links = joined.select('id').where('link.accountId', '=', accountId);
    const matching = searchWords(text).map(
      (each) => sql<boolean>`searched like ${searchPattern(each)} escape '\\'`,
    );
    const rows = await links
      .where((build) => build.and(matching))
      .$if(order === 'click', (found) => found.orderBy('linkClicks.clicks', 'desc'))
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ id }) => id);
  }

  async function expectPages(text: string, limit: number, order?: string): Promise<void> {
    const ids = await plainIds(text, order);
    const last = Math.max(1, Math.ceil(ids.length / limit));
    for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
      const { result, rows } = await listLinks(store, accountId, {
        order,
        keywords: text,
        limit,
        page,
      });
      expect(result).toBe(ids.length);
      expect(rows.map(({ id }) => id)).toEqual(ids.slice((page - 1) * limit, page * limit));
    }
  }

  test('A search by the index finds what LIKE finds, word for word and page for page', async () => {
    const id = await addLink(store, 'first');
    const { id: _, ...first } = await store.db
      .selectFrom('link')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: other } = await store.db
      .insertInto('account')
      .values({
        email: 'b@example.com',
        username: 'b',
        avatar: '',
        plan: 'free',
        planExpires: null,
        registered: '',
        password: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const titles = fc.sample(
      fc
        .array(fc.oneof(word, otherWord), { minLength: 1, maxLength: 4 })
        .map((words) => words.join(' ')),
      propertyRuns(200),
    );
    const rows = titles.map((title, index) => {
      const fields = {
        alias: `a${String(index)}`,
        url: 'https://shop.example/',
        title: title.replaceAll('\0', ''),
        description: '',
      };
      const numbers = {
        created: timestamp(index % 60),
        accountId: index % 8 === 0 ? other : accountId,
      };
      return { ...first, ...fields, ...numbers, searched: searchedText(fields) };
    });
    for (let at = 0; at < rows.length; at += 100)
      await store.db
        .insertInto('link')
        .values(rows.slice(at, at + 100))
        .execute();
    await numberLinks(store.db, accountId);
    await store.db
      .updateTable('linkClicks')
      .set((build) => ({ clicks: build('linkId', '%', 7) }))
      .execute();

    for (const text of [
      'tent',
      'ferry lamp',
      'shop.example',
      'https',
      'te',
      '%',
      '_',
      '\\',
      '"',
      "'",
      'a"b"c',
      'a\0bcd',
    ]) {
      await expectPages(text, 15);
      await expectPages(text, 3, 'click');
    }
    await fc.assert(
      fc.asyncProperty(keywords, fc.integer({ min: 1, max: 20 }), (text, limit) =>
        expectPages(text, limit),
      ),
      propertyRuns(200),
    );
  });

  test('Pages of links that were made in any order of time are those that an offset cuts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        async (seconds, limit) => {
          await store.db.deleteFrom('account').execute();
          await addLink(store, 'first', '', { created: timestamp(10) });
          accountId = (await store.db.selectFrom('account').select('id').executeTakeFirstOrThrow())
            .id;
          await numberLinks(store.db, accountId);
          for (const [index, second] of seconds.entries()) {
            const created = timestamp(second);
            const ordinal = await takeOrdinal(store.db, accountId, created);
            await addLink(store, `a${String(index)}`, '', { created, ordinal });
          }
          await expectPages('', limit);
          await expectPages('', limit, 'click');
        },
      ),
      propertyRuns(25),
    );
  });

  test('The index follows links whose text changes and links that go', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 20; index += 1)
      ids.push(await addLink(store, `a${String(index)}`, '', { searched: 'winter' }));
    await numberLinks(store.db, accountId);
    await store.db.updateTable('link').set({ searched: 'summer' }).where('id', '=', 3).execute();
    const found = async (text: string) =>
      (await listLinks(store, accountId, { keywords: text })).rows.map(({ id }) => id);
    expect([await found('summer'), (await found('winter')).length]).toEqual([[3], 15]);
    await store.db.deleteFrom('link').where('id', '=', 3).execute();
    expect(await found('summer')).toEqual([]);
    if (testServer !== undefined) return;
    const indexed = await sql`select rowid from link_words where link_words match 'sum'`.execute(
      store.db,
    );
    expect(indexed.rows).toEqual([]);
  });
});
