/** SQLite schema: makes the tables of an empty database, with the counts of visits and the FTS5 search index. */
import { lacksTables, schemaVersion, sharedTables } from '#service/store/schema.ts';
import { type Connection, inTransaction } from './connection.ts';

const counts = `
-- SQLite writes only the indexes whose columns have changed, so clicks stay in the row of their link.
create view "linkClicks" as
  select id as "linkId", "accountId", ordinal, clicks, "uniqueClicks" from link;
create index link_clicked on link ("accountId", clicks, ordinal);

create table "clickCount" (
  "linkId" integer not null references link (id) on delete cascade,
  dimension text not null,
  name text not null,
  count integer not null,
  primary key ("linkId", dimension, name)
) without rowid;

create table visitor (
  "linkId" integer not null references link (id) on delete cascade,
  hash text not null,
  day integer not null,
  primary key ("linkId", hash)
) without rowid;
`;

const search = `
-- The searched text is behind all that is long in a row: a search that reads it here does not pass that.
create index link_newest on link ("accountId", ordinal, searched);

-- Tells which links of a campaign visitors may see, and has what a list of them shows: rows can be long.
create index link_public
  on link (campaign, status, ordinal, expiry, host, password, title, domain, alias)
  where campaign is not null;

-- Holds no text, only which trigrams a link has. Folded text is compared as it is: the tokenizer's
-- own folding knows fewer letters.
create virtual table link_words using fts5(
  searched, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1');
create trigger link_words_insert after insert on link begin
  insert into link_words (rowid, searched) values (new.id, new.searched);
end;
create trigger link_words_update after update of searched on link begin
  insert into link_words (link_words, rowid, searched) values ('delete', old.id, old.searched);
  insert into link_words (rowid, searched) values (new.id, new.searched);
end;
create trigger link_words_delete after delete on link begin
  insert into link_words (link_words, rowid, searched) values ('delete', old.id, old.searched);
end;
`;

const allTables = `${sharedTables}${counts}${search}pragma user_version = ${schemaVersion};`;

/**
 * Makes the tables where there are none. Of two processes that start together, the second one waits
 * for the first.
 *
 * @throws OtherTablesError where the database has tables of another version
 */
export function makeTables(connection: Connection): void {
  if (!isWithoutTables(connection)) return;
  inTransaction(connection, () => {
    if (isWithoutTables(connection)) connection.exec(allTables);
  });
}

/**
 * Whether the tables are still to be made.
 *
 * @throws OtherTablesError where the database has tables of another version
 */
export function isWithoutTables(connection: Connection): boolean {
  const [version, links] = connection
    .prepare(
      `select user_version, (select count(*) from sqlite_master where name = 'link') from pragma_user_version`,
    )
    .raw()
    .get([]) as [number, number]; // what the statement selects
  return lacksTables({ version, hasLinks: links > 0 });
}
