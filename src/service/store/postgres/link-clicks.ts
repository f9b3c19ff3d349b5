/**
 * PostgreSQL table of the clicks of links: narrow, so that raising a count writes none of the
 * indexes of `link`.
 */
import { type Kysely, sql } from 'kysely';

/**
 * PostgreSQL writes a changed row as a new one, with an entry in each index of its table where one
 * of them has a column that changed. The links that are most clicked are found by an index, so each
 * count would write all indexes of `link`, the one of trigrams too. Clicks in `link` are those with
 * which a link was made; what a version before this step adds to them is passed on.
 */
export async function separateClicks(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // An instance of the version before may be counting.
  'lock table link in share row exclusive mode',
  `create table "linkClicks" ("linkId" bigint primary key, "accountId" bigint not null, ordinal bigint not null,
    clicks bigint not null, "uniqueClicks" bigint not null)`,
  'insert into "linkClicks" select id, "accountId", ordinal, clicks, "uniqueClicks" from link',
  'create index "linkClicks_most" on "linkClicks" ("accountId", clicks, ordinal)',
  'drop index link_clicked',

  `create function "addLinkClicks"() returns trigger language plpgsql as $$ begin
    insert into "linkClicks" select id, "accountId", ordinal, clicks, "uniqueClicks" from made;
    return null;
  end $$`,
  `create trigger link_clicks_insert after insert on link referencing new table as made
    for each statement execute function "addLinkClicks"()`,
  `create function "followLink"() returns trigger language plpgsql as $$ begin
    update "linkClicks" set ordinal = new.ordinal, clicks = clicks + new.clicks - old.clicks,
      "uniqueClicks" = "uniqueClicks" + new."uniqueClicks" - old."uniqueClicks" where "linkId" = new.id;
    return null;
  end $$`,
  `create trigger link_clicks_update after update of ordinal, clicks, "uniqueClicks" on link
    for each row execute function "followLink"()`,
  `create or replace function "forgetLinks"() returns trigger language plpgsql as $$ begin
    delete from "linkClicks" where "linkId" in (select id from gone);
    delete from "pendingClicks" where "linkId" in (select id from gone);
    delete from "clickCountPart" where "linkId" in (select id from gone);
    delete from visitor where "linkId" in (select id from gone);
    return null;
  end $$`,
];
