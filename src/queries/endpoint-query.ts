/** An endpoint and its input as a query: where it lies in the cache and how it is asked for. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';
import type { Engine } from '#engine/engine.ts';

/** Where a reply lies in the cache. Accounts never share anything. */
type EndpointKey = readonly [accountId: string, resource: string, verb: string, input: unknown];

interface EndpointQueryOptions {
  /** Show the previous reply until the next is there, as from one page of a list to the next. */
  keepPrevious?: boolean;
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
  { keepPrevious = false }: EndpointQueryOptions = {},
) {
  const [resource = '', verb = ''] = name.split('.');
  const queryKey: EndpointKey = [engine.accountId, resource, verb, input];
  return queryOptions<OutputOf<Name>, Error, OutputOf<Name>, EndpointKey>({
    queryKey,
    queryFn: ({ signal }) => engine.call(name, input, { lane: 'read', signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
