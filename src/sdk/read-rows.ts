/** Read rows: the records of a list one by one, read page after page to its end. */
import type { CallOptions, Client } from '#client/client.ts';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import { pages } from '#contract/reading/pages.ts';

/** A record of a list; what of it could not be read is null. Never where an endpoint answers with no list. */
export type RowOf<Name extends EndpointName> =
  OutputOf<Name> extends { readonly data: Page<infer Row> } ? Row : never;

/** The endpoints that answer with a page of records. */
export type ListName = {
  [Name in EndpointName]: [RowOf<Name>] extends [never] ? never : Name;
}[EndpointName];

/** What a list is asked for, except for the page. */
export type PageQuery<Name extends ListName> = Omit<InputOf<Name>, 'page'>;

/** Records on a page: as many as services give without becoming slow. */
const pageSize = 50;

/**
 * Each record once, although records that are created meanwhile move others to a later page.
 *
 * @throws ApiError
 */
export async function* readRows<Name extends ListName>(
  call: Client['call'],
  name: Name,
  query: PageQuery<Name> | undefined,
  options: Pick<CallOptions, 'signal'> = {},
): AsyncGenerator<RowOf<Name>, void> {
  const read = async (page: number) => {
    // A sound cast: the query of a list and its page are its input.
    const input = { limit: pageSize, ...query, page } as InputOf<ListName>;
    const { data } = await call<ListName>(name, input, {
      lane: 'bulk',
      ...options,
    });
    return data;
  };
  let given = 0;
  for await (const { rows } of pages<RowOf<ListName>>(read)) {
    // A sound cast: the list answers with its own records.
    for (const row of rows.slice(given)) yield row as RowOf<Name>;
    given = rows.length;
  }
}
