/**
 * SQLite schema dialect: numbered and clustered tables, and the FTS5 table in which searches begin.
 */
import { type Kysely, sql } from 'kysely';
import type { SchemaDialect } from '#service/store/migrations/schema-dialect.ts';

export const sqliteSchema: SchemaDialect = {
  numbered: (column) => column.primaryKey().autoIncrement(),
  clustered: (table) => table.modifyEnd(sql`without rowid`),
  createSearchIndex,
  createInstanceTables: () => Promise.resolve(),
  spreadCounts: renewVisitors,
  separateClicks: showClicks,
  indexPublicLinks,
  narrowSearches,
};

/**
 * Visitors get the day on which they were counted, those from before today's, and keep the first 8
 * of the 32 bytes of their hash. The eleventh letter of base64url has four bits of those bytes, and
 * two that are cut off.
 */
async function renewVisitors(db: Kysely<unknown>): Promise<void> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const cut = letters.replace(/(.).../g, '$1$1$1$1');
  const eleventh = sql`substr(${sql.lit(cut)}, instr(${sql.lit(letters)}, substr(hash, 11, 1)), 1)`;
  await sql`create table visitor_renewed (linkId integer not null references link (id) on delete cascade, hash text not null,
    day integer not null, primary key (linkId, hash)) without rowid`.execute(db);
  await sql`insert into visitor_renewed (linkId, hash, day)
    select linkId, substr(hash, 1, 10) || ${eleventh}, cast(strftime('%s', 'now') as integer) / 86400
    from visitor where true on conflict do nothing`.execute(db);
  await sql`drop table visitor`.execute(db);
  await sql`alter table visitor_renewed rename to visitor`.execute(db);
}

/**
 * SQLite writes only the indexes whose columns have changed, so clicks stay in the row of their
 * link.
 */
async function showClicks(db: Kysely<unknown>): Promise<void> {
  await sql`create view linkClicks as select id as linkId, accountId, ordinal, clicks, uniqueClicks from link`.execute(
    db,
  );
}

/** It has what a list of these links shows, too. */
async function indexPublicLinks(db: Kysely<unknown>): Promise<void> {
  await sql`create index link_public on link (campaign, status, ordinal, expiry, host, password, title, domain, alias)
    where campaign is not null`.execute(db);
}

/**
 * The searched text is the last column of a row, behind all that is long: a search that reads it
 * here does not pass that.
 */
async function narrowSearches(db: Kysely<unknown>): Promise<void> {
  await sql`drop index link_newest`.execute(db);
  await sql`create index link_newest on link (accountId, ordinal, searched)`.execute(db);
}

/** Triggers keep the table up to date. It holds no text, only which trigrams a link has. */
async function createSearchIndex(db: Kysely<unknown>): Promise<void> {
  // Folded text is compared as it is: the tokenizer's own folding knows fewer letters.
  await sql`create virtual table link_words using fts5(
    searched, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`insert into link_words (rowid, searched) select id, searched from link`.execute(db);
  const add = sql`insert into link_words (rowid, searched) values (new.id, new.searched)`;
  const remove = sql`insert into link_words (link_words, rowid, searched) values ('delete', old.id, old.searched)`;
  await sql`create trigger link_words_insert after insert on link begin ${add}; end`.execute(db);
  await sql`create trigger link_words_update after update of searched on link begin ${remove}; ${add}; end`.execute(
    db,
  );
  await sql`create trigger link_words_delete after delete on link begin ${remove}; end`.execute(db);
}
