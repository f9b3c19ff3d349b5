/**
 * Find created link: looks up a new link whose reply was lost, because sending it again could make
 * it twice.
 */

import type { Clock } from '#base/clock.ts';
import type { CallOptions, Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import type { OutputOf } from '#contract/api.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { pages } from '#contract/reading/pages.ts';
import type { NamedLink, NewLink } from '#contract/resources/links.ts';

/**
 * `created`: it exists. `absent`: two searches have not found it. `taken`: its alias belongs to
 * another link, so that it cannot have been made. `several`: links that could each be it, for the
 * user to choose from.
 */
type LookupOutcome =
  | { readonly kind: 'created'; readonly link: NamedLink }
  | { readonly kind: 'absent' }
  | { readonly kind: 'taken'; readonly link: NamedLink }
  | { readonly kind: 'several'; readonly links: readonly NamedLink[] };

/** A request that may have made a link. */
interface SentLink {
  readonly body: NewLink;
  /** When it left, in milliseconds since 1970. */
  readonly sentAt: number;
  /**
   * The ids of links that were there before, or that other requests have made: it is none of these.
   */
  readonly known: ReadonlySet<number>;
}

interface LookupOptions extends Pick<CallOptions, 'lane' | 'signal'> {
  readonly clock: Clock;
}

type Row = OutputOf<'links.list'>['data']['rows'][number];

/** A row that can prove something. */
type WholeRow = Row & NamedLink & { readonly longurl: string };

function isWhole(row: Row): row is WholeRow {
  return row.id !== null && row.shorturl !== null && row.longurl !== null;
}

/** The two ways to search. */
interface Ask {
  list(page: number): Promise<OutputOf<'links.list'>>;
  find(short: string): Promise<OutputOf<'links.find'>>;
}

/** Services may be slow with more than this on a page. */
const pageSize = 50;
/**
 * A link that was made before this much before sending is another one; clocks differ by some
 * minutes. In milliseconds.
 */
const maxClockSkew = 5 * 60_000;
/**
 * Milliseconds between two searches: at the first one the service may still be working on the
 * request.
 */
const retryDelay = 5000;
/** No account makes more links than are on so many pages within the time that is searched. */
const maxPages = 10;
/** Of how many domains an alias is looked up, where none was asked for. */
const maxOrigins = 2;

/**
 * What became of a link whose request had no readable reply. Costs one or two requests a search,
 * and a second search after five seconds where the first finds nothing.
 *
 * @throws ApiError where looking itself fails: then nothing is known, and it can be asked again
 */
export async function findCreatedLink(
  call: Client['call'],
  sent: SentLink,
  options: LookupOptions,
): Promise<LookupOutcome> {
  const { clock, ...how } = options;
  const ask: Ask = {
    list: (page) => call('links.list', { page, limit: pageSize, order: 'date' }, how),
    find: (short) => call('links.find', { short }, how),
  };
  const first = await find(ask, sent);
  if (first.kind !== 'absent') return first;
  await clock.wait(retryDelay, how.signal ?? new AbortController().signal);
  return find(ask, sent);
}

async function find(ask: Ask, sent: SentLink): Promise<LookupOutcome> {
  const { custom, domain } = sent.body;
  if (custom === undefined) return findByDestination(await newestRows(ask, sent), sent);
  if (domain !== undefined)
    return (await findByAlias(ask, originOf(domain), custom, sent)) ?? absent;
  return findOnOwnDomain(ask, custom, sent);
}

const absent: LookupOutcome = { kind: 'absent' };

/** Among links that are new: one with this destination is it. */
function findByDestination(rows: readonly Row[], sent: SentLink): LookupOutcome {
  const links = rows
    .filter(isWhole)
    .filter((row) => !sent.known.has(row.id) && sameDestination(row.longurl, sent.body.url))
    .map(({ id, shorturl }) => ({ id, shorturl }));
  const [link] = links;
  if (link === undefined) return absent;
  return links.length === 1 ? { kind: 'created', link } : { kind: 'several', links };
}

/**
 * A link with a short URL: the one that was asked for, or another that was there before. Undefined
 * where there is none.
 */
async function findByAlias(
  ask: Ask,
  origin: string,
  alias: string,
  sent: SentLink,
): Promise<LookupOutcome | undefined> {
  try {
    const { id, details } = await ask.find(`${origin}/${encodeURIComponent(alias)}`);
    const { shorturl, longurl } = details;
    // A service that ignores the query answers with some link, which proves nothing, as one that cannot
    // be read does.
    if (
      id === null ||
      shorturl === null ||
      longurl === null ||
      !sameAlias(aliasIn(shorturl), alias)
    )
      return undefined;
    const link = { id, shorturl };
    const isIt = !sent.known.has(id) && sameDestination(longurl, sent.body.url);
    return isIt ? { kind: 'created', link } : { kind: 'taken', link };
  } catch (error) {
    if (error instanceof ApiError && notFoundKinds.includes(error.kind)) return undefined;
    throw error;
  }
}

/** Some services say with `refused` or `invalid` that no link has a short URL. */
const notFoundKinds: readonly string[] = ['missing', 'refused', 'invalid'];

/**
 * The address of the service's own short links is not known, only those of links that were made.
 */
async function findOnOwnDomain(ask: Ask, alias: string, sent: SentLink): Promise<LookupOutcome> {
  const rows = (await newestRows(ask, sent, true)).filter(isWhole);
  const row = rows.find((each) => {
    return (
      each.alias !== null &&
      sameAlias(each.alias, alias) &&
      sameDestination(each.longurl, sent.body.url)
    );
  });
  if (row !== undefined && !sent.known.has(row.id)) {
    return { kind: 'created', link: { id: row.id, shorturl: row.shorturl } };
  }
  const origins = [
    ...new Set(
      rows.flatMap(({ shorturl }) => (canParseUrl(shorturl) ? [new URL(shorturl).origin] : [])),
    ),
  ];
  for (const origin of origins.slice(0, maxOrigins)) {
    const found = await findByAlias(ask, origin, alias, sent);
    // On one of several domains the alias may be had by another link and still be free on the service's
    // own.
    if (found?.kind === 'created' || (found !== undefined && origins.length === 1)) return found;
  }
  return absent;
}

/**
 * The links that may be new, the newest first. `whole` keeps the older ones that came with them.
 */
async function newestRows(ask: Ask, sent: SentLink, whole = false): Promise<readonly Row[]> {
  let found: readonly Row[] = [];
  const read = async (page: number) => (await ask.list(page)).data;
  for await (const { rows, next } of pages<Row>(read)) {
    found = rows;
    const oldest = rows.at(-1);
    if (oldest === undefined || !isNew(oldest, sent) || (next ?? 0) > maxPages) break;
  }
  return whole ? found : found.filter((row) => isNew(row, sent));
}

/**
 * Whether a link may be younger than the request. A service need not tell the time in UTC: a link
 * with an id beyond all that are known is new whatever its date.
 */
function isNew({ id, date }: Row, { sentAt, known }: SentLink): boolean {
  const at = date === null ? Number.NaN : Date.parse(`${date.replace(' ', 'T')}Z`);
  if (Number.isNaN(at) || at >= sentAt - maxClockSkew) return true;
  return id !== null && known.size > 0 && [...known].every((each) => each < id);
}

function originOf(domain: string): string {
  const bare = domain.trim().replace(/\/+$/, '');
  return /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
}

function aliasIn(shorturl: string): string {
  const last = shorturl.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return decoded(last);
}

/** Some services fold the case of aliases. */
function sameAlias(one: string, other: string): boolean {
  const plain = (alias: string) => decoded(alias).normalize('NFC').toLowerCase();
  return plain(one) === plain(other);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether two addresses lead to the same place, however a service respells them. */
function sameDestination(one: string, other: string): boolean {
  return normalised(one) === normalised(other);
}

function normalised(url: string): string {
  const text = url.trim().replaceAll('&amp;', '&');
  if (!canParseUrl(text)) return text;
  const { protocol, host, pathname, search, hash } = new URL(text);
  return `${protocol}//${host}${decoded(pathname).replace(/\/$/, '')}${decoded(search)}${decoded(hash)}`;
}
