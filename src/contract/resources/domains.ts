/** Branded domains: their schemas, then their endpoints. */
import * as z from 'zod/mini';
import { described, namedObject } from '#contract/protocol/described.ts';
import { endpoint, list } from '#contract/protocol/endpoint.ts';
import { recordParams } from '#contract/protocol/inputs.ts';
import { httpUrlOrEmpty, id, originUrl, urlText } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const domain = namedObject('Domain', {
  id,
  /** Full address, with its scheme. */
  domain: urlText,
  redirectroot: urlText,
  redirect404: urlText,
});

export type Domain = Readable<z.output<typeof domain>>;

const redirects = {
  redirectroot: described(z.optional(httpUrlOrEmpty), {
    title: 'Root redirect',
    description: 'Where a visit to the bare domain goes',
  }),
  redirect404: described(z.optional(httpUrlOrEmpty), {
    title: 'Not-found redirect',
    description: 'Where a visit to an unknown link goes',
  }),
};

export const newDomain = namedObject('NewDomain', {
  domain: described(originUrl, {
    title: 'Domain',
    description: 'With its scheme, such as https://go.example.com',
  }),
  ...redirects,
});

export const domainChange = namedObject('DomainChange', redirects);

export const domainsEndpoints = {
  list: list('/api/domains', 'domains', domain, ['A page of branded domains', 'Newest first.']),
  create: endpoint(
    'POST /api/domain/add',
    'Add a domain that already points to the service',
    'The domain must already point to the servers of the service. A service may refuse one that another account has.',
    { body: newDomain, reply: z.object({ id }) },
  ),
  update: endpoint(
    'PUT /api/domain/:id/update',
    'Change where a domain redirects',
    'Any of the two redirects; one that is left out stays as it is.',
    { params: recordParams, body: domainChange },
  ),
  delete: endpoint(
    'DELETE /api/domain/:id/delete',
    'Delete a domain',
    'Links of the domain are kept, but nobody can open them until the domain is added again.',
    { params: recordParams },
  ),
};
