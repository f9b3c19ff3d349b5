/** The tables of the store, as the query builder sees them. Moments are text, `YYYY-MM-DD HH:MM:SS` in UTC. */

import type { Generated } from 'kysely';
import type { ItemType } from '#contract/resources/channels.ts';

/** The name under which visits without a referring page are counted. */
export const noReferrer = 'Direct';

/** The name under which a link's rarest referrers are counted together; no host contains a capital letter. */
export const otherReferrers = 'Other';

interface AccountTable {
  id: Generated<number>;
  email: string;
  username: string;
  avatar: string;
  plan: string;
  planExpires: string | null;
  registered: string;
  /** What `password.ts` made of the password, or null where none was set. */
  password: string | null;
}

interface ApiKeyTable {
  id: Generated<number>;
  accountId: number;
  /** SHA-256 of the key, in hex. Keys are random and long, so a fast hash is enough. */
  hash: string;
  /** The key's last four characters, by which people tell their keys apart. */
  hint: string;
  created: string;
  expires: string | null;
  revoked: string | null;
}

export interface LinkTable {
  id: Generated<number>;
  accountId: number;
  /** The host of a branded domain in lower case, '' for the service's own, or as in `parked-hosts.ts`. */
  host: string;
  /** How a branded domain was written, with its scheme, or ''. */
  domain: string;
  alias: string;
  url: string;
  type: string;
  /** What `password.ts` made of the password, or null where there is none. */
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
  clicks: Generated<number>;
  uniqueClicks: Generated<number>;
  /** Alias, address, title and description as `search.ts` folds them: databases differ in what "same letter" means. */
  searched: string;
}

/** How often a link was followed from one country, referrer, browser, system or network. */
export interface ClickCountTable {
  linkId: number;
  dimension: 'country' | 'referrer' | 'browser' | 'os' | 'network';
  name: string;
  count: number;
}

/** Who followed a link already: a keyed hash, never an address. */
interface VisitorTable {
  linkId: number;
  hash: string;
}

interface DomainTable {
  id: Generated<number>;
  accountId: number;
  /** In lower case; whose it is, is decided by who adds it first. */
  host: string;
  /** As it was written, with its scheme. */
  domain: string;
  /** These two are addresses, or ''. */
  redirectroot: string;
  redirect404: string;
}

interface OverlayTable {
  id: Generated<number>;
  accountId: number;
  type: string;
  name: string;
  created: string;
  /** What it says; '' for its name. */
  message: Generated<string>;
  /** What its button says and where that leads; '' for no button. */
  button: Generated<string>;
  link: Generated<string>;
  /** One of `overlayPositions`. */
  position: Generated<string>;
  /** Its ground: `#RRGGBB`. */
  color: Generated<string>;
}

interface SplashTable {
  id: Generated<number>;
  accountId: number;
  name: string;
  created: string;
  /** Its heading; '' for its name. */
  title: Generated<string>;
  message: Generated<string>;
  /** What is offered beside the destination: the words of its button, and where that leads; '' for nothing. */
  button: Generated<string>;
  link: Generated<string>;
  /** Until it leads on by itself; 0 for never. */
  seconds: Generated<number>;
}

export interface CampaignTable {
  id: Generated<number>;
  accountId: number;
  name: string;
  /** The name as it is compared: see `search.ts`. */
  folded: string;
  /** The end of the rotator's address, or null where there is no rotator. */
  slug: string | null;
  public: 0 | 1;
}

interface ChannelTable {
  id: Generated<number>;
  accountId: number;
  name: string;
  /** The name as it is compared: see `search.ts`. */
  folded: string;
  description: string;
  color: string;
  starred: 0 | 1;
}

/** What is in a channel. An item's id is unique only together with its type. */
interface ChannelItemTable {
  channelId: number;
  type: ItemType;
  itemId: number;
}

interface PixelTable {
  id: Generated<number>;
  accountId: number;
  type: string;
  name: string;
  tag: string;
  created: string;
}

interface BioTable {
  id: Generated<number>;
  accountId: number;
  name: string;
  alias: string;
  /** JSON: `[{title, url}]`. */
  links: string;
  created: string;
}

interface QrTable {
  id: Generated<number>;
  accountId: number;
  name: string;
  alias: string;
  /** Where the code leads. */
  url: string;
  created: string;
}

export interface Tables {
  account: AccountTable;
  apiKey: ApiKeyTable;
  link: LinkTable;
  clickCount: ClickCountTable;
  visitor: VisitorTable;
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
