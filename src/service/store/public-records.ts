/**
 * Public records: queries what visits need beside links: domains, rotators, campaign lists, bio
 * pages and QR items.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import { isParked } from '#service/addresses/parked-hosts.ts';
import type { ShortUrls } from '#service/addresses/short-url.ts';
import type { QrSubject } from '#service/addresses/special-paths.ts';
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

export type PublicRecords = ReturnType<typeof createPublicRecords>;

/**
 * Links that have expired by `timestamp` (`YYYY-MM-DD HH:MM:SS` in UTC) are left out.
 *
 * @param random a number from 0 up to, not including, 1
 */
export function createPublicRecords(
  db: Kysely<Tables>,
  shortUrls: ShortUrls,
  random: () => number,
  options: PublicLinksOptions = atOnce,
) {
  const publicLinks = new PublicLinks(db, options);

  return {
    /** @param host as in the store */
    domain: (host: string) =>
      db
        .selectFrom('domain')
        .select(['redirectroot', 'redirect404'])
        .where('host', '=', host)
        .executeTakeFirst(),

    /**
     * One of the rotator's public links without a password, each with the same probability; 'empty'
     * where there is none.
     */
    rotated: async (
      slug: string,
      timestamp: string,
    ): Promise<VisitedLink | 'empty' | undefined> => {
      const campaign = await db
        .selectFrom('campaign')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirst();
      if (campaign === undefined) return undefined;
      const { open } = await publicLinks.of(campaign.id, timestamp);
      for (let choice = 1; choice <= maxChoices; choice += 1) {
        const id = open.at(-1 - Math.floor(random() * open.length));
        if (id === undefined) return 'empty';
        const link = await db
          .selectFrom('link')
          .select([...checkedColumns, ...visitedColumns])
          .select(sql<0 | 1>`${sql.raw(hasCard)}`.as('card'))
          .where('id', '=', id)
          .executeTakeFirst();
        if (link?.password === null && isVisible(link, campaign.id, timestamp)) return link;
      }
      return 'empty';
    },

    /**
     * The list page of a campaign: its public links, newest first, and how many older ones it
     * leaves out.
     */
    campaign: async (id: number, timestamp: string) => {
      const campaigns = db.selectFrom('campaign').select('name').where('id', '=', id);
      const campaign = await campaigns.where('public', '=', 1).executeTakeFirst();
      if (campaign === undefined) return undefined;
      const { newest, count } = await publicLinks.of(id, timestamp);
      // The title of a link can be the host of its destination, which only the password opens.
      const titleOf = ({ title, password }: { title: string; password: string | null }) =>
        password === null ? title : 'A link with a password';
      const shown: PageLink[] = newest.map((link) => ({
        title: titleOf(link),
        url: shortUrls.of(link),
      }));
      return { name: campaign.name, links: shown, more: count - newest.length };
    },

    bio: async (alias: string) => {
      const row = await db
        .selectFrom('bio')
        .select(['name', 'links'])
        .where('alias', '=', alias)
        .executeTakeFirst();
      // The links were checked when the page was created.
      return row && { name: row.name, links: JSON.parse(row.links) as PageLink[] };
    },

    linkContent: (linkId: number) => linkContent(db, linkId),

    qr: (alias: string) =>
      db.selectFrom('qr').select(['name', 'url']).where('alias', '=', alias).executeTakeFirst(),

    /** The URL in a QR code. The host counts for links alone. */
    qrContent: async (host: string, { kind, alias }: QrSubject): Promise<string | undefined> => {
      if (kind === 'link') {
        const links = db
          .selectFrom('link')
          .select(['host', 'domain', 'alias'])
          .where('host', '=', host);
        const link = await links.where('alias', '=', alias).executeTakeFirst();
        return link && shortUrls.of(link);
      }
      if (kind === 'qr') {
        const row = await db
          .selectFrom('qr')
          .select('url')
          .where('alias', '=', alias)
          .executeTakeFirst();
        return row?.url;
      }
      const row = await db
        .selectFrom('bio')
        .select('id')
        .where('alias', '=', alias)
        .executeTakeFirst();
      return row && shortUrls.special({ kind: 'bio', alias });
    },
  };
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
