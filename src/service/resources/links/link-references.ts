/**
 * References of a new link: looks up the domain, splash page, overlay, pixels, channel and campaign
 * that it names.
 */
import type { Kysely } from 'kysely';
import type { NewLink } from '#contract/resources/links.ts';
import { isOwned } from '#service/resources/owned-records.ts';
import { parseRedirectType } from '#service/store/stored-values.ts';
import type { Tables } from '#service/store/tables.ts';
import type { Domain, ShortUrls } from '#service/urls/short-url.ts';

const ownDomain: Domain = { host: '', domain: '' };

/**
 * Looks up every reference of a link. Records of another account do not exist.
 *
 * @returns the domain, the service's own where the link names none that can be used; and a problem
 * for each missing record
 */
export async function resolveReferences(
  db: Kysely<Tables>,
  shortUrls: ShortUrls,
  accountId: number,
  link: NewLink,
) {
  const { domain, problem } = await resolveDomain(db, shortUrls, accountId, link.domain);
  const problems = problem === undefined ? [] : [problem];
  const check = async (
    field: string,
    table: 'overlay' | 'splash' | 'channel' | 'campaign',
    id: number | undefined,
  ) => {
    // What is no number of a record is refused for its form; PostgreSQL would fail at a number that is
    // too long.
    if (id === undefined || !Number.isSafeInteger(id)) return;
    if (await isOwned(db, accountId, table, id)) return;
    const label = table === 'splash' ? 'splash page' : table;
    problems.push(`${field}: There is no ${label} ${id} in this account`);
  };
  const { kind, id } = parseRedirectType(link.type ?? 'direct');
  await check('type', kind === 'overlay' ? 'overlay' : 'splash', id);
  const pixels = await missingPixels(db, accountId, link.pixels ?? []);
  if (pixels.length > 0)
    problems.push(`pixels: There is no pixel ${pixels.join(' or ')} in this account`);
  await check('channel', 'channel', link.channel);
  await check('campaign', 'campaign', link.campaign);
  return { domain, problems };
}

async function resolveDomain(
  db: Kysely<Tables>,
  shortUrls: ShortUrls,
  accountId: number,
  written: string | undefined,
): Promise<{ domain: Domain; problem?: string }> {
  if (written === undefined) return { domain: ownDomain };
  const parsed = shortUrls.parseDomain(written);
  if (parsed === undefined) {
    const problem = 'domain: Must be a host name such as go.example.com, with or without https://';
    return { domain: ownDomain, problem };
  }
  const { host } = parsed;
  if (host === '') return { domain: ownDomain };
  // As it was added, not as it is written here: the domain record knows whether the domain has https.
  const added = await db
    .selectFrom('domain')
    .select(['host', 'domain'])
    .where('host', '=', host)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (added !== undefined) return { domain: added };
  return {
    domain: ownDomain,
    problem: `domain: There is no domain ${host} in this account. Add it first`,
  };
}

async function missingPixels(
  db: Kysely<Tables>,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const own = db.selectFrom('pixel').select('id').where('accountId', '=', accountId);
  const rows = await own.where('id', 'in', ids).execute();
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !found.has(id));
}
