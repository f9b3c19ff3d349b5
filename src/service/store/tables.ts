/**
 * Database tables: the row types for the query builder. Timestamps are text, `YYYY-MM-DD HH:MM:SS`
 * in UTC.
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

/** A record with its own number, of one account. */
interface OwnedRow {
  id: Generated<number>;
  accountId: number;
}

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

interface ApiKeyTable extends OwnedRow {
  /** SHA-256 of the key, in hex. Keys are random and long, so a fast hash is enough. */
  hash: string;
  /** The last four characters of the key. */
  hint: string;
  created: string;
  expires: string | null;
  revoked: string | null;
}

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

/** The same as one instance has counted it. `clickCount` is a view of the sums. */
interface ClickCountPartTable extends ClickCountTable {
  /** Of the instance; 0 where there is one alone. */
  slot: Generated<number>;
}

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

interface DomainTable extends OwnedRow {
  /** In lower case; it belongs to the account that adds it first. */
  host: string;
  /** As it was written, with its scheme. */
  domain: string;
  /** These two are URLs, or ''. */
  redirectroot: string;
  redirect404: string;
}

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

export interface CampaignTable extends NamedRow {
  /** The end of the rotator's URL, or null where there is no rotator. */
  slug: string | null;
  public: 0 | 1;
}

interface ChannelTable extends NamedRow {
  description: string;
  color: string;
  starred: 0 | 1;
}

/** The items in a channel. An item's id is unique only together with its type. */
interface ChannelItemTable {
  channelId: number;
  type: ItemType;
  itemId: number;
  /** When the item was made, which is the order of a channel. */
  created: string;
}

interface PixelTable extends OwnedRow {
  type: string;
  name: string;
  tag: string;
  created: string;
}

interface BioTable extends OwnedRow {
  name: string;
  alias: string;
  /** JSON: `[{title, url}]`. */
  links: string;
  created: string;
}

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

/** Each once, as the compiler sees to. A row of a later table may refer to rows of an earlier one. */
const numbered: Readonly<Record<NumberedTable, true>> = {
  account: true,
  apiKey: true,
  domain: true,
  overlay: true,
  splash: true,
  campaign: true,
  channel: true,
  pixel: true,
  bio: true,
  qr: true,
  link: true,
};

/** In the order in which rows can be copied to another database. */
export const numberedTables = Object.keys(numbered) as NumberedTable[];
