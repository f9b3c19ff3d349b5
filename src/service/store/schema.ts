/** Database schema: the tables that SQLite and PostgreSQL share, in the words of SQLite, and their version. */

/**
 * Of the tables of both databases. A change of them after a release raises it, and then comes with
 * the statements that lead from the version before to the next one.
 */
export const schemaVersion = 2;

/** The tables are of another version of the service. They were left alone. */
export class OtherTablesError extends Error {
  override readonly name = 'OtherTablesError';
}

/**
 * Whether a database is still without tables.
 *
 * @param version that the database has noted for its tables; 0 where it has noted none
 * @param hasLinks whether it has a table of links
 * @throws OtherTablesError with a message that completes "The database … cannot be used: "
 */
export function lacksTables({ version, hasLinks }: { version: number; hasLinks: boolean }) {
  if (version === schemaVersion) return false;
  if (version > schemaVersion)
    throw new OtherTablesError(
      'a newer version has made it, with tables that this one does not know. Start that version again',
    );
  if (hasLinks)
    throw new OtherTablesError(
      'its tables are of version 0.2 or earlier, so start with an empty folder or database, and take the links over with Export in that version and Import in this one',
    );
  return true;
}

const numbered = 'id integer primary key autoincrement';
/** A record with its own number, of one account. */
const owned = `${numbered},
  "accountId" integer not null references account (id) on delete cascade`;

/** A table comes before those that refer to it. Each database adds what only it has, in its own `schema.ts`. */
export const sharedTables = `
create table account (
  ${numbered},
  email text not null unique,
  username text not null,
  avatar text not null,
  plan text not null,
  "planExpires" text,
  registered text not null,
  password text,
  links integer not null default 0,
  stored integer not null default 0
);

create table "apiKey" (
  ${owned},
  hash text not null unique,
  hint text not null,
  created text not null,
  expires text,
  revoked text
);
create index "apiKey_account" on "apiKey" ("accountId");

-- What a visit reads comes first, and what only searches read comes late, as it is long: a row is
-- read from its front.
create table link (
  ${owned},
  host text not null,
  alias text not null,
  created text not null,
  type text not null,
  password text,
  expiry text,
  url text not null,
  geotarget text not null,
  devicetarget text not null,
  languagetarget text not null,
  parameters text not null,
  domain text not null,
  title text not null,
  metatitle text,
  metadescription text,
  metaimage text,
  description text not null,
  status text not null,
  pixels text not null,
  deeplink text not null,
  campaign integer,
  searched text not null,
  ordinal integer not null default 0
);
create unique index link_address on link (host, alias);

-- Beside the links, because a visit changes it: PostgreSQL writes a changed row as a new one, with an
-- entry in each index of its table. It and the next two have no foreign key, which PostgreSQL would
-- check for each row of each batch: a trigger of each database removes the rows of links that are
-- deleted.
create table "linkClicks" (
  "linkId" integer primary key,
  "accountId" integer not null,
  ordinal integer not null default 0,
  clicks integer not null default 0,
  "uniqueClicks" integer not null default 0
);
create index "linkClicks_most" on "linkClicks" ("accountId", clicks, ordinal);

-- Each instance counts in rows of its slot, so that several count one hot link without waiting for
-- each other.
create table "clickCountPart" (
  "linkId" integer not null,
  dimension text not null,
  name text not null,
  slot integer not null default 0,
  count integer not null,
  primary key ("linkId", dimension, name, slot)
) without rowid;
create view "clickCount" as
  select "linkId", dimension, name, cast(sum(count) as bigint) as count
  from "clickCountPart" group by "linkId", dimension, name;

create table visitor (
  "linkId" integer not null,
  hash integer not null,
  day integer not null,
  primary key ("linkId", hash)
) without rowid;

create table domain (
  ${owned},
  host text not null unique,
  domain text not null,
  redirectroot text not null,
  redirect404 text not null
);
create index domain_account on domain ("accountId", id);

create table campaign (
  ${owned},
  name text not null,
  folded text not null,
  slug text unique,
  public integer not null
);
create unique index campaign_name on campaign ("accountId", folded);
create index campaign_account on campaign ("accountId", id);

create table channel (
  ${owned},
  name text not null,
  folded text not null,
  description text not null,
  color text not null,
  starred integer not null
);
create unique index channel_name on channel ("accountId", folded);
create index channel_account on channel ("accountId", id);

create table "channelItem" (
  "channelId" integer not null references channel (id) on delete cascade,
  type text not null,
  "itemId" integer not null,
  created text not null default '',
  constraint "channelItem_key" primary key ("channelId", type, "itemId")
) without rowid;
-- In the order of a channel, so that its pages are not sorted.
create index "channelItem_newest" on "channelItem" ("channelId", created, type, "itemId");

create table overlay (
  ${owned},
  name text not null,
  type text not null,
  created text not null,
  message text not null default '',
  button text not null default '',
  link text not null default '',
  position text not null default 'bottom',
  color text not null default '#0b6e6e'
);
create index overlay_account on overlay ("accountId", id);

create table splash (
  ${owned},
  name text not null,
  created text not null,
  title text not null default '',
  message text not null default '',
  button text not null default '',
  link text not null default '',
  seconds integer not null default 0
);
create index splash_account on splash ("accountId", id);

create table pixel (
  ${owned},
  name text not null,
  type text not null,
  tag text not null,
  created text not null
);
create index pixel_account on pixel ("accountId", id);

create table bio (
  ${owned},
  name text not null,
  alias text not null unique,
  links text not null,
  created text not null
);
create index bio_account on bio ("accountId", id);

create table qr (
  ${owned},
  name text not null,
  alias text not null unique,
  url text not null,
  created text not null
);
create index qr_account on qr ("accountId", id);
`;
