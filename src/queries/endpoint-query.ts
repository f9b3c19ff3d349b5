/** Endpoint query: the cache key and the call of an endpoint with its input. */
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Notes } from '#contract/reading/notes.ts';
import type { Engine } from '#engine/engine.ts';

/** Where something lies in the cache. Accounts never share anything. */
type ReplyKey = readonly [accountId: string, resource: string, verb: string, input?: unknown];

/** Tells queries that send a request from those that the engine answers by itself. */
const request = { isRequest: true };

/** Which page of a list, as every list is asked. */
export interface PageInput {
  /** From 1. */
  page: number;
  /** Rows on a page. */
  limit: number;
}

interface PageReply<Row> {
  data: Page<Row>;
  notes?: Notes;
}

/** A page with notes where values of it could not be read. */
export interface ReadPage<Row> extends Page<Row> {
  readonly notes?: Notes;
}

/**
 * The number of all rows of a list; undefined where it is unknown: the service does not count,
 * and more may follow.
 */
export function knownTotal(page: Page<unknown> | undefined): number | undefined {
  return page !== undefined && (page.counted || page.more === 'no') ? page.result : undefined;
}

/**
 * The key of a reply, or without an input of all replies of that name.
 *
 * @param name `resource.verb`
 */
export function replyKey(engine: Engine, name: string, input?: unknown): ReplyKey {
  const [resource = '', verb = ''] = name.split('.');
  const key = [engine.accountId, resource, verb] as const;
  return input === undefined ? key : [...key, input];
}

/**
 * The query for one endpoint.
 *
 * @param input path parameters, query and body in one flat object, as the endpoint takes them
 */
export function endpointQuery<Name extends EndpointName>(
  engine: Engine,
  name: Name,
  input: InputOf<Name>,
) {
  return queryOptions<OutputOf<Name>, Error, OutputOf<Name>, ReplyKey>({
    queryKey: replyKey(engine, name, input),
    queryFn: ({ signal }) => engine.call(name, input, { lane: 'read', signal }),
    meta: request,
  });
}

/** Whether replies of the service are waited for, and not only what the engine answers by itself. */
export function isAskingService(client: QueryClient): boolean {
  return client.isFetching({ predicate: ({ meta }) => meta === request }) > 0;
}

/**
 * A query of an endpoint that answers with a page, as that page; the one before stays on the screen
 * until it is there.
 */
export function pageOf<Row>(
  query: UndefinedInitialDataOptions<PageReply<Row>, Error, PageReply<Row>, ReplyKey>,
) {
  return queryOptions<PageReply<Row>, Error, ReadPage<Row>, ReplyKey>({
    ...query,
    placeholderData: keepPreviousData,
    select: ({ data, notes }) => (notes === undefined ? data : { ...data, notes }),
  });
}

/** How a list is asked for a page: the query of `channelsQuery` and its like. */
export type ListQuery<Row> = (engine: Engine, asked: PageInput) => ReturnType<typeof pageOf<Row>>;
