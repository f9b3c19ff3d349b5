/**
 * Public records: queries what visits need beside links: domains, rotators, campaign lists, bio
 * pages and QR items.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import { isParked } from '#service/urls/parked-hosts.ts';
import type { ShortUrls } from '#service/urls/short-url.ts';
import type { QrSubject } from '#service/urls/special-paths.ts';
import { linkContent } from './link-content.ts';
import { PublicLinks, type PublicLinksOptions } from './public-links.ts';
import { type VisitedLink, visitedColumns } from './store.ts';
import { hasCard, type LinkTable, type Tables } from './tables.ts';

/**
 * How often a rotator chooses again where the link that it chose is gone since the ids were read.
 */
const maxChoices = 5;

export interface PageLink {
  title: string;
  url: string;
}

export interface CampaignPage {
  readonly name: string;
  readonly links: readonly PageLink[];
  /** How many older links are left out. */
  readonly more: number;
}

/** Where a branded domain leads without an alias, and with one that no link has. */
type Redirects = Pick<Selectable<Tables['domain']>, 'redirectroot' | 'redirect404'>;

/** What visits need beside links; tests put something else in its place. */
export type PublicRecords = Pick<StoredRecords, keyof StoredRecords>;

/** The records of a store that visitors may see. */
export class StoredRecords {
  readonly #db: Kysely<Tables>;
  readonly #shortUrls: ShortUrls;
  readonly #random: () => number;
  readonly #publicLinks: PublicLinks;

  /** @param random a number from 0 up to, not including, 1 */
  constructor(
    db: Kysely<Tables>,
    shortUrls: ShortUrls,
    random: () => number,
    options: PublicLinksOptions = atOnce,
  ) {
    this.#db = db;
    this.#shortUrls = shortUrls;
    this.#random = random;
    this.#publicLinks = new PublicLinks(db, options);
  }

  /** @param host as in the store */
  domain(host: string): Promise<Redirects | undefined> {
    return this.#db
      .selectFrom('domain')
      .select(['redirectroot', 'redirect404'])
      .where('host', '=', host)
      .executeTakeFirst();
  }

  /**
   * One of the rotator's public links without a password, each with the same probability; 'empty'
   * where there is none.
   *
   * @param timestamp `YYYY-MM-DD HH:MM:SS` in UTC; links that have expired by then are left out
   */
  async rotated(slug: string, timestamp: string): Promise<VisitedLink | 'empty' | undefined> {
    const campaign = await this.#db
      .selectFrom('campaign')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (campaign === undefined) return undefined;
    const { open } = await this.#publicLinks.of(campaign.id, timestamp);
    for (let choice = 1; choice <= maxChoices; choice += 1) {
      const id = open.at(-1 - Math.floor(this.#random() * open.length));
      if (id === undefined) return 'empty';
      const link = await this.#checkedLink(id);
      if (link?.password === null && isVisible(link, campaign.id, timestamp)) return link;
    }
    return 'empty';
  }

  /**
   * The list page of a campaign: its public links, newest first, and how many older ones it leaves
   * out.
   *
   * @param timestamp as for `rotated`
   */
  async campaign(id: number, timestamp: string): Promise<CampaignPage | undefined> {
    const campaign = await this.#db
      .selectFrom('campaign')
      .select('name')
      .where('id', '=', id)
      .where('public', '=', 1)
      .executeTakeFirst();
    if (campaign === undefined) return undefined;
    const { newest, count } = await this.#publicLinks.of(id, timestamp);
    const links = newest.map((link) => ({ title: titleOf(link), url: this.#shortUrls.of(link) }));
    return { name: campaign.name, links, more: count - newest.length };
  }

  async bio(alias: string): Promise<{ name: string; links: PageLink[] } | undefined> {
    const row = await this.#db
      .selectFrom('bio')
      .select(['name', 'links'])
      .where('alias', '=', alias)
      .executeTakeFirst();
    // The links were checked when the page was created.
    return row && { name: row.name, links: JSON.parse(row.links) as PageLink[] };
  }

  linkContent(linkId: number): ReturnType<typeof linkContent> {
    return linkContent(this.#db, linkId);
  }

  qr(alias: string): Promise<{ name: string; url: string } | undefined> {
    return this.#db
      .selectFrom('qr')
      .select(['name', 'url'])
      .where('alias', '=', alias)
      .executeTakeFirst();
  }

  /** The URL in a QR code. The host counts for links alone. */
  async qrContent(host: string, { kind, alias }: QrSubject): Promise<string | undefined> {
    if (kind === 'link') return this.#shortUrl(host, alias);
    if (kind === 'qr') return (await this.qr(alias))?.url;
    const bio = await this.bio(alias);
    return bio && this.#shortUrls.special({ kind: 'bio', alias });
  }

  async #shortUrl(host: string, alias: string): Promise<string | undefined> {
    const link = await this.#db
      .selectFrom('link')
      .select(['host', 'domain', 'alias'])
      .where('host', '=', host)
      .where('alias', '=', alias)
      .executeTakeFirst();
    return link && this.#shortUrls.of(link);
  }

  /** A link with what may have changed since its id was read. */
  #checkedLink(id: number) {
    return this.#db
      .selectFrom('link')
      .select([...checkedColumns, ...visitedColumns])
      .select(sql<0 | 1>`${sql.raw(hasCard)}`.as('card'))
      .where('id', '=', id)
      .executeTakeFirst();
  }
}

/** The title of a link can be the host of its destination, which only the password opens. */
function titleOf({ title, password }: { title: string; password: string | null }): string {
  return password === null ? title : 'A link with a password';
}

/** What may have changed since the ids were read. */
const checkedColumns = ['host', 'expiry', 'status', 'campaign'] as const;

function isVisible(
  { host, expiry, status, campaign }: Pick<Selectable<LinkTable>, (typeof checkedColumns)[number]>,
  wanted: number,
  timestamp: string,
): boolean {
  const isOpen = status === 'public' && (expiry === null || expiry > timestamp);
  return isOpen && campaign === wanted && !isParked(host);
}

/** For programs that do nothing beside. */
const atOnce: PublicLinksOptions = { now: Date.now, giveWay: () => Promise.resolve() };
