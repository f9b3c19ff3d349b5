/**
 * Database tables: the statements that make each one, in the words of SQLite, and the type of its
 * rows for the query builder. Timestamps are text, `YYYY-MM-DD HH:MM:SS` in UTC.
 */
import type { ColumnType, Generated } from 'kysely';
import type { ItemType } from '#contract/resources/channels.ts';

/** The name under which visits without a referring page are counted. */
export const noReferrer = 'Direct';

/**
 * The name under which a link's rarest referrers are counted together; no host contains a capital
 * letter.
 */
export const otherReferrers = 'Other';

/**
 * The most referrers that a link has. With one more, those with the fewest clicks are merged until
 * `remainingReferrers` are left.
 */
export const maxReferrers = 500;
export const remainingReferrers = 250;

/**
 * SQL over columns of `link`: 1 where the link has any part of a card for link previews, else 0.
 */
export const hasCard =
  "case when coalesce(metatitle, '') <> '' or coalesce(metadescription, '') <> '' or coalesce(metaimage, '') <> '' then 1 else 0 end";

const numbered = 'id integer primary key autoincrement';
/** A record with its own number, of one account. */
const owned = `${numbered},
  "accountId" integer not null references account (id) on delete cascade`;

interface OwnedRow {
  id: Generated<number>;
  accountId: number;
}

const account = `
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
`;

interface AccountTable {
  id: Generated<number>;
  email: string;
  username: string;
  avatar: string;
  plan: string;
  planExpires: string | null;
  registered: string;
  /** How many links it has. */
  links: Generated<number>;
  /** How much they take, in bytes; see `link-size.ts`. */
  stored: Generated<number>;
  /** The hash by `password.ts`, or null where no password was set. */
  password: string | null;
}

const apiKey = `
create table "apiKey" (
  ${owned},
  hash text not null unique,
  hint text not null,
  created text not null,
  expires text,
  revoked text
);
create index "apiKey_account" on "apiKey" ("accountId");
`;

interface ApiKeyTable extends OwnedRow {
  /** SHA-256 of the key, in hex. Keys are random and long, so a fast hash is enough. */
  hash: string;
  /** The last four characters of the key. */
  hint: string;
  created: string;
  expires: string | null;
  revoked: string | null;
}

const link = `
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
`;

export interface LinkTable extends OwnedRow {
  /**
   * The host of a branded domain in lower case, '' for the service's own, or as in
   * `parked-hosts.ts`.
   */
  host: string;
  /** The branded domain as it was written, with its scheme, or ''. */
  domain: string;
  alias: string;
  url: string;
  type: string;
  /** The hash by `password.ts`, or null. */
  password: string | null;
  expiry: string | null;
  title: string;
  metatitle: string | null;
  metadescription: string | null;
  metaimage: string | null;
  description: string;
  status: 'public' | 'private';
  /** JSON, as in the request: `[{location, link}]` and so on. */
  geotarget: string;
  devicetarget: string;
  languagetarget: string;
  pixels: string;
  parameters: string;
  deeplink: string;
  campaign: number | null;
  created: string;
  /**
   * Alias, URL, title and description, folded by `contract/search.ts`: databases differ in which
   * letters they compare as equal.
   */
  searched: string;
  /**
   * Its number among the links of its account, from 1 for the oldest; by `created`, then by `id`.
   */
  ordinal: Generated<number>;
}

const linkClicks = `
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
`;

/** The clicks on each link, with what orders links by them. */
interface LinkClicksTable {
  linkId: number;
  accountId: number;
  /** As in the link. */
  ordinal: Generated<number>;
  clicks: Generated<number>;
  uniqueClicks: Generated<number>;
}

/** The clicks on a link from one country, referrer, browser, system or network. */
export interface ClickCountTable {
  linkId: number;
  dimension: 'country' | 'referrer' | 'browser' | 'os' | 'network';
  name: string;
  count: number;
}

const clickCountPart = `
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
`;

/** The same as one instance has counted it. `clickCount` is a view of the sums. */
interface ClickCountPartTable extends ClickCountTable {
  /** Of the instance; 0 where there is one alone. */
  slot: Generated<number>;
}

const visitor = `
create table visitor (
  "linkId" integer not null,
  hash integer not null,
  day integer not null,
  primary key ("linkId", hash)
) without rowid;
`;

/** Visitors who followed a link already: keyed hashes, never IP addresses. */
interface VisitorTable {
  linkId: number;
  /** A number of 64 bits, which is read as text, because it may have more digits than a number. */
  hash: number;
  /** When the visitor was counted: whole days since 1970, in UTC. */
  day: number;
}

/** On PostgreSQL alone: the last batch of visits that each instance has written. */
interface VisitWriterTable {
  writer: string;
  seq: number;
  /** Whole days since 1970, in UTC. */
  day: number;
}

const domain = `
create table domain (
  ${owned},
  host text not null unique,
  domain text not null,
  redirectroot text not null,
  redirect404 text not null
);
create index domain_account on domain ("accountId", id);
`;

interface DomainTable extends OwnedRow {
  /** In lower case; it belongs to the account that adds it first. */
  host: string;
  /** As it was written, with its scheme. */
  domain: string;
  /** These two are URLs, or ''. */
  redirectroot: string;
  redirect404: string;
}

const overlay = `
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
`;

interface OverlayTable extends OwnedRow {
  type: string;
  name: string;
  created: string;
  /** '' for its name. */
  message: Generated<string>;
  /** The text of its button and the URL of that; '' for no button. */
  button: Generated<string>;
  link: Generated<string>;
  /** One of `overlayPositions`. */
  position: Generated<string>;
  /** The background: `#RRGGBB`. */
  color: Generated<string>;
}

const splash = `
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
`;

interface SplashTable extends OwnedRow {
  name: string;
  created: string;
  /** The heading; '' for its name. */
  title: Generated<string>;
  message: Generated<string>;
  /** The text and the URL of a button beside the destination; '' for no button. */
  button: Generated<string>;
  link: Generated<string>;
  /** The countdown to the destination; 0 for none. */
  seconds: Generated<number>;
}

interface NamedRow extends OwnedRow {
  name: string;
  /** The name, folded by `contract/search.ts`. */
  folded: string;
}

const campaign = `
create table campaign (
  ${owned},
  name text not null,
  folded text not null,
  slug text unique,
  public integer not null
);
create unique index campaign_name on campaign ("accountId", folded);
create index campaign_account on campaign ("accountId", id);
`;

export interface CampaignTable extends NamedRow {
  /** The end of the rotator's URL, or null where there is no rotator. */
  slug: string | null;
  public: 0 | 1;
}

const channel = `
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
`;

interface ChannelTable extends NamedRow {
  description: string;
  color: string;
  starred: 0 | 1;
}

const channelItem = `
create table "channelItem" (
  "channelId" integer not null references channel (id) on delete cascade,
  type text not null,
  "itemId" integer not null,
  created text not null default '',
  constraint "channelItem_key" primary key ("channelId", type, "itemId")
) without rowid;
-- In the order of a channel, so that its pages are not sorted.
create index "channelItem_newest" on "channelItem" ("channelId", created, type, "itemId");
`;

/** The items in a channel. An item's id is unique only together with its type. */
interface ChannelItemTable {
  channelId: number;
  type: ItemType;
  itemId: number;
  /** When the item was made, which is the order of a channel. */
  created: string;
}

const pixel = `
create table pixel (
  ${owned},
  name text not null,
  type text not null,
  tag text not null,
  created text not null
);
create index pixel_account on pixel ("accountId", id);
`;

interface PixelTable extends OwnedRow {
  type: string;
  name: string;
  tag: string;
  created: string;
}

const bio = `
create table bio (
  ${owned},
  name text not null,
  alias text not null unique,
  links text not null,
  created text not null
);
create index bio_account on bio ("accountId", id);
`;

interface BioTable extends OwnedRow {
  name: string;
  alias: string;
  /** JSON: `[{title, url}]`. */
  links: string;
  created: string;
}

const qr = `
create table qr (
  ${owned},
  name text not null,
  alias text not null unique,
  url text not null,
  created text not null
);
create index qr_account on qr ("accountId", id);
`;

interface QrTable extends OwnedRow {
  name: string;
  alias: string;
  /** The destination of the code. */
  url: string;
  created: string;
}

export interface Tables {
  account: AccountTable;
  apiKey: ApiKeyTable;
  link: LinkTable;
  linkClicks: LinkClicksTable;
  clickCount: {
    [Column in keyof ClickCountTable]: ColumnType<ClickCountTable[Column], never, never>;
  };
  clickCountPart: ClickCountPartTable;
  visitor: VisitorTable;
  visitWriter: VisitWriterTable;
  domain: DomainTable;
  overlay: OverlayTable;
  splash: SplashTable;
  campaign: CampaignTable;
  channel: ChannelTable;
  channelItem: ChannelItemTable;
  pixel: PixelTable;
  bio: BioTable;
  qr: QrTable;
}

/** The tables whose rows have a number. */
export type NumberedTable = {
  [T in keyof Tables]: Tables[T] extends { id: unknown } ? T : never;
}[keyof Tables];

/** The statements of each table, which comes before those that refer to its rows. */
const statements: Readonly<Record<Exclude<keyof Tables, 'clickCount' | 'visitWriter'>, string>> = {
  account,
  apiKey,
  domain,
  overlay,
  splash,
  campaign,
  channel,
  channelItem,
  pixel,
  bio,
  qr,
  link,
  linkClicks,
  clickCountPart,
  visitor,
};

/** Each database adds what only it has, in its own `schema.ts`. */
export const sharedTables = Object.values(statements).join('');

/** In the order in which rows can be copied to another database. */
export const numberedTables = Object.entries(statements)
  .filter(([, statement]) => statement.includes(numbered))
  // A sound cast: these are the tables whose rows have an id.
  .map(([name]) => name as NumberedTable);
