/** The tables of the store, as the query builder sees them. Moments are text, `YYYY-MM-DD HH:MM:SS` in UTC. */
import type { Generated } from 'kysely';

interface AccountTable {
  id: Generated<number>;
  email: string;
  username: string;
  avatar: string;
  plan: string;
  planExpires: string | null;
  registered: string;
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
  /** The host of a branded domain in lower case, or '' for the service's own. */
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
  channel: number | null;
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

export interface Tables {
  account: AccountTable;
  apiKey: ApiKeyTable;
  link: LinkTable;
  clickCount: ClickCountTable;
  visitor: VisitorTable;
}
