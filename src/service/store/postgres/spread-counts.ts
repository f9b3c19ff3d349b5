/**
 * PostgreSQL tables of counts: slots in which instances count beside each other, and visitors as
 * numbers of 64 bits.
 */
import { type Kysely, sql } from 'kysely';

/**
 * Each instance counts in rows of its slot, so that several count one hot link without waiting for
 * each other. `clickCount` becomes a view of the sums, which takes inserts too. Foreign keys would
 * be checked for each row of each batch: a trigger removes the rows of links that are deleted.
 */
export async function spreadCounts(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const today = 'floor(extract(epoch from now()) / 86400)::integer';

const statements = [
  // The first 8 of the 32 bytes, as in visitor-number.ts; they had been 43 letters of base64url.
  `alter table visitor drop constraint "visitor_linkId_fkey",
    alter column hash type bigint using (
      'x' || encode(substring(decode(translate(hash, '-_', '+/') || '=', 'base64') from 1 for 8), 'hex'))::bit(64)::bigint,
    add column day integer not null default ${today}`,
  // A few bytes for many rows, as rows come in the order of their days.
  'create index visitor_day on visitor using brin (day)',

  'alter table "clickCount" rename to "clickCountPart"',
  `alter table "clickCountPart" drop constraint "clickCount_linkId_fkey", drop constraint "clickCount_key",
    add column slot smallint not null default 0,
    add constraint "clickCountPart_key" primary key ("linkId", dimension, name, slot)`,
  `create view "clickCount" as select "linkId", dimension, name, sum(count)::bigint as count
    from "clickCountPart" group by "linkId", dimension, name`,
  `create function "addClickCount"() returns trigger language plpgsql as $$ begin
    insert into "clickCountPart" as part ("linkId", dimension, name, slot, count)
    values (new."linkId", new.dimension, new.name, 0, new.count)
    on conflict ("linkId", dimension, name, slot) do update set count = part.count + excluded.count;
    return new;
  end $$`,
  `create trigger "clickCount_insert" instead of insert on "clickCount" for each row execute function "addClickCount"()`,

  // What the folder has not added to the links yet. Rows come and go each second, so that they are
  // cleared away early.
  `create table "pendingClicks" ("linkId" bigint not null, slot smallint not null, clicks bigint not null,
    "uniqueClicks" bigint not null, "newReferrers" boolean not null, primary key ("linkId", slot))
    with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000)`,

  `create function "forgetLinks"() returns trigger language plpgsql as $$ begin
    delete from "pendingClicks" where "linkId" in (select id from gone);
    delete from "clickCountPart" where "linkId" in (select id from gone);
    delete from visitor where "linkId" in (select id from gone);
    return null;
  end $$`,
  `create trigger "link_forget" after delete on link referencing old table as gone
    for each statement execute function "forgetLinks"()`,
];
