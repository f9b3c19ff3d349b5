/** What visits ask of the store beyond the link of an address, read through the query builder. */
import { type Kysely, sql } from 'kysely';
import { anyParkedHost } from '#service/addresses/parked-hosts.ts';
import type { ShortUrls } from '#service/addresses/short-url.ts';
import { hasCard } from '#service/store/link-card.ts';
import type { Tables } from '#service/store/tables.ts';
import { openedLink } from './link-content.ts';
import type { PageLink, PublicRecords } from './public-records-types.ts';

/** The most links that a campaign's page lists. */
const longestList = 200;

/** @param chance a number from 0 up to, not including, 1 */
export function createPublicRecords(db: Kysely<Tables>, shortUrls: ShortUrls, chance: () => number): PublicRecords {
  return {
    domain: (host) => db.selectFrom('domain').select(['redirectroot', 'redirect404']).where('host', '=', host).executeTakeFirst(),

    rotated: async (slug, moment) => {
      const campaign = await db.selectFrom('campaign').select('id').where('slug', '=', slug).executeTakeFirst();
      if (campaign === undefined) return undefined;
      const links = openLinks(db, campaign.id, moment);
      const number = await countOf(links);
      if (number === 0) return 'empty';
      const link = await links
        .select(['id', 'url', 'type', 'password', 'expiry', 'geotarget', 'devicetarget', 'languagetarget', 'parameters'])
        .select(['pixels', 'deeplink', sql<0 | 1>`${sql.raw(hasCard)}`.as('card'), 'host', 'domain', 'alias'])
        .orderBy('id')
        .limit(1)
        .offset(Math.floor(chance() * number))
        .executeTakeFirst();
      // The last one may have gone between the two questions.
      return link === undefined ? 'empty' : { ...link, shorturl: shortUrls.of(link) };
    },

    campaign: async (id, moment) => {
      const campaign = await db
        .selectFrom('campaign')
        .select('name')
        .where('id', '=', id)
        .where('public', '=', 1)
        .executeTakeFirst();
      if (campaign === undefined) return undefined;
      const links = openLinks(db, id, moment).where('status', '=', 'public');
      const number = await countOf(links);
      const rows = await links
        .select(['title', 'host', 'domain', 'alias'])
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(longestList)
        .execute();
      return {
        name: campaign.name,
        links: rows.map((row) => ({ title: row.title, address: shortUrls.of(row) })),
        more: Math.max(0, number - longestList),
      };
    },

    bio: async (alias) => {
      const row = await db.selectFrom('bio').select(['name', 'links']).where('alias', '=', alias).executeTakeFirst();
      return row && { name: row.name, links: bioLinks(row.links) };
    },

    opened: (id) => openedLink(db, id),

    qr: (alias) => db.selectFrom('qr').select(['name', 'url']).where('alias', '=', alias).executeTakeFirst(),

    pictured: async (host, { kind, alias }) => {
      if (kind === 'link') {
        const link = await db
          .selectFrom('link')
          .select(['host', 'domain', 'alias'])
          .where('host', '=', host)
          .where('alias', '=', alias)
          .executeTakeFirst();
        return link && shortUrls.of(link);
      }
      if (kind === 'qr') {
        const row = await db.selectFrom('qr').select('url').where('alias', '=', alias).executeTakeFirst();
        return row?.url;
      }
      const row = await db.selectFrom('bio').select('id').where('alias', '=', alias).executeTakeFirst();
      return row && shortUrls.at({ kind: 'bio', alias });
    },
  };
}

/** The links of a campaign that can be opened: not expired, and not waiting for a domain that was deleted. */
function openLinks(db: Kysely<Tables>, campaign: number, moment: string) {
  return db
    .selectFrom('link')
    .where('campaign', '=', campaign)
    .where((build) => build.or([build('expiry', 'is', null), build('expiry', '>', moment)]))
    .where('host', 'not like', anyParkedHost);
}

type OpenLinks = ReturnType<typeof openLinks>;

async function countOf(links: OpenLinks): Promise<number> {
  const { count } = await links.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(count); // some drivers count in text
}

function bioLinks(stored: string): PageLink[] {
  // Only what was checked when the page was made is stored.
  const links = JSON.parse(stored) as { title: string; url: string }[];
  return links.map(({ title, url }) => ({ title, address: url }));
}
