/** Branded domains: their schemas, then their endpoints. */
import * as z from 'zod/mini';
import { described, namedObject } from '#contract/protocol/described.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { done, page, pageQuery } from '#contract/protocol/envelope.ts';
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
  list: {
    method: 'GET',
    path: '/api/domains',
    summary: 'A page of branded domains',
    description: 'Newest first.',
    embed: true,
    params: noInput,
    query: z.object(pageQuery),
    body: noInput,
    reply: page('domains', domain),
    successCode: '0',
  },
  create: {
    method: 'POST',
    path: '/api/domain/add',
    summary: 'Add a domain that already points to the service',
    description:
      'The domain must already point to the servers of the service. A service may refuse one that another account has.',
    embed: true,
    params: noInput,
    query: noInput,
    body: newDomain,
    reply: z.object({ id }),
    successCode: 0,
  },
  update: {
    method: 'PUT',
    path: '/api/domain/:id/update',
    summary: 'Change where a domain redirects',
    description: 'Any of the two redirects; one that is left out stays as it is.',
    embed: true,
    params: recordParams,
    query: noInput,
    body: domainChange,
    reply: done,
    successCode: 0,
  },
  delete: {
    method: 'DELETE',
    path: '/api/domain/:id/delete',
    summary: 'Delete a domain',
    description:
      'Links of the domain are kept, but nobody can open them until the domain is added again.',
    embed: true,
    params: recordParams,
    query: noInput,
    body: noInput,
    reply: done,
    successCode: 0,
  },
} as const satisfies Record<string, Endpoint>;
