/**
 * Variations: named ways of other services in which replies differ that a tolerant client reads as
 * they come.
 */
import { type EndpointName, endpoints } from '#contract/api.ts';
import { everywhere, isObject, type Json, type Quirk, succeeding } from './reply-parts.ts';

type Fetch = (request: Request) => Promise<Response>;

interface Variation {
  /** What is seen, in one sentence. */
  readonly seen: string;
  /** The endpoints whose replies it can touch. */
  readonly concerns: readonly EndpointName[];
  readonly quirk?: Quirk;
  /** Answers in place of the service, which it may ask. */
  readonly answer?: (request: Request, service: Fetch) => Promise<Response>;
}

const every: readonly EndpointName[] = endpoints.map(({ name }) => name);
const lists = endpoints
  .filter(({ endpoint }) => endpoint.successCode === '0')
  .map(({ name }) => name);
const creations = every.filter((name) => name.endsWith('.create'));

export const variations = {
  listErrorNumber: {
    seen: '`error` of a list is the number 0',
    concerns: lists,
    quirk: succeeding((body) => ({ ...body, error: 0 })),
  },
  idsAsText: {
    seen: 'Ids are text',
    concerns: every,
    quirk: everywhere((value, key) =>
      key === 'id' && typeof value === 'number' ? String(value) : value,
    ),
  },
  nextpageNull: {
    seen: '`nextpage` of the last page is null',
    concerns: every,
    quirk: succeeding((body) => {
      const { data } = body;
      if (!isObject(data) || !('nextpage' in data) || !isLastPage(data)) return body;
      return { ...body, data: { ...data, nextpage: null } };
    }),
  },
  createdStatus201: {
    seen: 'A record that was created has the HTTP status 201',
    concerns: creations,
    quirk: (reply) => (reply.status === 200 ? { ...reply, status: 201 } : reply),
  },
  channelUpdateAsRecord: {
    seen: 'The update of a channel is answered with the whole channel',
    concerns: ['channels.update'],
    answer: updatedChannel,
  },
  destinationReused: {
    seen: 'A new link to a destination that has one is that link; the alias asked for is ignored',
    concerns: ['links.create'],
    answer: existingLink,
  },
} as const satisfies Record<string, Variation>;

export type VariationName = keyof typeof variations;

function isLastPage({ currentpage, maxpage }: Json): boolean {
  return Number(currentpage) >= Number(maxpage);
}

async function updatedChannel(request: Request, service: Fetch): Promise<Response> {
  const id = Number(new URL(request.url).pathname.split('/').at(-2));
  const headers = lookUpHeaders(request);
  const reply = await service(request);
  if (!reply.ok) return reply;
  const channels = rowsOf('channels', new URL('/api/channels', request.url), headers, service);
  for await (const channel of channels) {
    if (channel['id'] === id) return Response.json({ error: 0, ...channel }, reply);
  }
  return reply;
}

async function existingLink(request: Request, service: Fetch): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const destination = isObject(body) ? body['url'] : undefined;
  if (typeof destination !== 'string') return service(request);
  const url = new URL('/api/urls', request.url);
  for await (const link of rowsOf('urls', url, lookUpHeaders(request), service)) {
    const { id, shorturl, longurl } = link;
    if (longurl === destination) return Response.json({ error: 0, id, shorturl });
  }
  return service(request);
}

/** The key of a request, for a look-up that counts as a request of its own. */
function lookUpHeaders(request: Request): Record<string, string> {
  return { Authorization: request.headers.get('Authorization') ?? '' };
}

/** The rows of a list, newest first; none from a page on that is refused. */
async function* rowsOf(
  key: string,
  list: URL,
  headers: Record<string, string>,
  service: Fetch,
): AsyncGenerator<Json> {
  for (let page = 1; ; page += 1) {
    list.search = `?limit=100&page=${page}`;
    const reply = await service(new Request(list, { headers }));
    const { data }: { data?: unknown } = (await reply.json()) as Json;
    const rows: unknown = isObject(data) ? data[key] : undefined;
    if (!isObject(data) || !Array.isArray(rows)) return;
    yield* rows.filter(isObject);
    if (isLastPage(data)) return;
  }
}
