/** Public records: queries what visits need beside links: domains, rotators, campaign lists, bio pages and QR items. */
import { type Kysely, sql } from 'kysely';
import { anyParkedHost } from '#service/addresses/parked-hosts.ts';
import type { ShortUrls } from '#service/addresses/short-url.ts';
import type { QrSubject } from '#service/addresses/special-paths.ts';
import { type VisitedLink, visitedColumns } from '#service/store/store.ts';
import { hasCard, type Tables } from '#service/store/tables.ts';
import { linkContent } from './link-content.ts';

/** The most links on the list page of a campaign. */
const longestList = 200;

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
export function createPublicRecords(db: Kysely<Tables>, shortUrls: ShortUrls, random: () => number) {
  return {
    /** @param host as in the store */
    domain: (host: string) =>
      db.selectFrom('domain').select(['redirectroot', 'redirect404']).where('host', '=', host).executeTakeFirst(),

    /** One of the rotator's public links without a password, each with the same probability; 'empty' where there is none. */
    rotated: async (slug: string, timestamp: string): Promise<VisitedLink | 'empty' | undefined> => {
      const campaign = await db.selectFrom('campaign').select('id').where('slug', '=', slug).executeTakeFirst();
      if (campaign === undefined) return undefined;
      const links = publicLinks(db, campaign.id, timestamp).where('password', 'is', null);
      const number = await countOf(links);
      if (number === 0) return 'empty';
      const link = await links
        .select([...visitedColumns, sql<0 | 1>`${sql.raw(hasCard)}`.as('card')])
        .orderBy('id')
        .limit(1)
        .offset(Math.floor(random() * number))
        .executeTakeFirst();
      // The last one may have gone between the two queries.
      return link ?? 'empty';
    },

    /** The list page of a campaign: its public links, newest first, and how many older ones it leaves out. */
    campaign: async (id: number, timestamp: string) => {
      const campaigns = db.selectFrom('campaign').select('name').where('id', '=', id);
      const campaign = await campaigns.where('public', '=', 1).executeTakeFirst();
      if (campaign === undefined) return undefined;
      const links = publicLinks(db, id, timestamp);
      const number = await countOf(links);
      const rows = await links
        .select(['title', 'host', 'domain', 'alias', 'password'])
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(longestList)
        .execute();
      // The title of a link can be the host of its destination, which only the password opens.
      const titleOf = ({ title, password }: { title: string; password: string | null }) =>
        password === null ? title : 'A link with a password';
      const shown: PageLink[] = rows.map((row) => ({ title: titleOf(row), url: shortUrls.of(row) }));
      return { name: campaign.name, links: shown, more: Math.max(0, number - longestList) };
    },

    bio: async (alias: string) => {
      const row = await db.selectFrom('bio').select(['name', 'links']).where('alias', '=', alias).executeTakeFirst();
      // The links were checked when the page was created.
      return row && { name: row.name, links: JSON.parse(row.links) as PageLink[] };
    },

    linkContent: (linkId: number) => linkContent(db, linkId),

    qr: (alias: string) => db.selectFrom('qr').select(['name', 'url']).where('alias', '=', alias).executeTakeFirst(),

    /** The URL in a QR code. The host counts for links alone. */
    qrContent: async (host: string, { kind, alias }: QrSubject): Promise<string | undefined> => {
      if (kind === 'link') {
        const links = db.selectFrom('link').select(['host', 'domain', 'alias']).where('host', '=', host);
        const link = await links.where('alias', '=', alias).executeTakeFirst();
        return link && shortUrls.of(link);
      }
      if (kind === 'qr') {
        const row = await db.selectFrom('qr').select('url').where('alias', '=', alias).executeTakeFirst();
        return row?.url;
      }
      const row = await db.selectFrom('bio').select('id').where('alias', '=', alias).executeTakeFirst();
      return row && shortUrls.special({ kind: 'bio', alias });
    },
  };
}

/** The public links of a campaign that can be opened: not expired, and not of a deleted domain. */
function publicLinks(db: Kysely<Tables>, campaign: number, timestamp: string) {
  return db
    .selectFrom('link')
    .where('campaign', '=', campaign)
    .where('status', '=', 'public')
    .where((build) => build.or([build('expiry', 'is', null), build('expiry', '>', timestamp)]))
    .where('host', 'not like', anyParkedHost);
}

async function countOf(links: ReturnType<typeof publicLinks>): Promise<number> {
  const { count } = await links.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(count); // some drivers count in text
}
