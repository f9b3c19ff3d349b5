/** What a new link names of its account: domain, splash page, overlay, pixels, channel and campaign. All must be there. */

import type { Kysely } from 'kysely';
import type { NewLink } from '#contract/resources/links.ts';
import type { Domain, ShortUrls } from '#service/addresses/short-url.ts';
import type { Tables } from '#service/store/tables.ts';

interface References {
  /** Where the link will lie; the service's own host where no domain is named, or none that could be used. */
  domain: Domain;
  /** What is named and not there, each with its field. */
  problems: string[];
}

const ownDomain: Domain = { host: '', domain: '' };

/** Looks up everything that a link names. What belongs to another account is not there. */
export async function resolveReferences(
  db: Kysely<Tables>,
  shortUrls: ShortUrls,
  accountId: number,
  link: NewLink,
): Promise<References> {
  const has = (table: Named, id: number): Promise<boolean> => exists(db, table, accountId, id);
  const { domain, problem } = await resolveDomain(db, shortUrls, accountId, link.domain);
  const problems = problem === undefined ? [] : [problem];

  const [, overlay, splash] = /^(?:overlay-(\d+)|(\d+))$/.exec(link.type ?? '') ?? [];
  if (overlay !== undefined && !(await has('overlay', Number(overlay)))) {
    problems.push(`type: There is no overlay ${overlay} in this account`);
  }
  if (splash !== undefined && !(await has('splash', Number(splash)))) {
    problems.push(`type: There is no splash page ${splash} in this account`);
  }

  const pixels = await missingPixels(db, accountId, link.pixels ?? []);
  if (pixels.length > 0) problems.push(`pixels: There is no pixel ${pixels.join(' or ')} in this account`);
  if (link.channel !== undefined && !(await has('channel', link.channel))) {
    problems.push(`channel: There is no channel ${link.channel} in this account`);
  }
  if (link.campaign !== undefined && !(await has('campaign', link.campaign))) {
    problems.push(`campaign: There is no campaign ${link.campaign} in this account`);
  }
  return { domain, problems };
}

async function resolveDomain(
  db: Kysely<Tables>,
  shortUrls: ShortUrls,
  accountId: number,
  written: string | undefined,
): Promise<{ domain: Domain; problem?: string }> {
  if (written === undefined) return { domain: ownDomain };
  const place = shortUrls.readDomain(written);
  if (place === undefined) {
    const problem = 'domain: Must be a host name such as go.example.com, with or without https://';
    return { domain: ownDomain, problem };
  }
  if (place.host === '') return { domain: ownDomain };
  const { host } = place;
  // As it was added, not as it is written here: the domain knows whether it has https.
  const added = await db
    .selectFrom('domain')
    .select(['host', 'domain'])
    .where('host', '=', host)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return added === undefined
    ? { domain: ownDomain, problem: `domain: There is no domain ${host} in this account. Add it first` }
    : { domain: added };
}

type Named = 'overlay' | 'splash' | 'channel' | 'campaign';

async function exists(db: Kysely<Tables>, table: Named, accountId: number, id: number): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

async function missingPixels(db: Kysely<Tables>, accountId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('pixel')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !found.has(id));
}
