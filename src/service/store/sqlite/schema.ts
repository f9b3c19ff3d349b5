/** SQLite schema: makes the tables of an empty database, with the FTS5 search index. */
import { lacksTables, schemaVersion } from '#service/store/schema.ts';
import { sharedTables } from '#service/store/tables.ts';
import { type Connection, inTransaction } from './connection.ts';

const forgetting = `
create trigger link_forget after delete on link begin
  delete from visitor where "linkId" = old.id;
  delete from "clickCountPart" where "linkId" = old.id;
  delete from "linkClicks" where "linkId" = old.id;
end;
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

const allTables = `${sharedTables}${forgetting}${search}pragma user_version = ${schemaVersion};`;

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
