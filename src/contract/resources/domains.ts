/** Branded domains: their schemas, then their endpoints. */
import * as z from 'zod';
import { type Endpoint, none } from '#contract/protocol/endpoint.ts';
import { done, page, pageQuery } from '#contract/protocol/envelope.ts';
import { whichRecord } from '#contract/protocol/inputs.ts';
import { address, hostAddress, id, webAddressOrNone } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const domain = z
  .object({
    id,
    /** Full address, with its scheme. */
    domain: address,
    redirectroot: address,
    redirect404: address,
  })
  .meta({ id: 'Domain' });

export type Domain = Readable<z.output<typeof domain>>;

const redirects = {
  redirectroot: webAddressOrNone
    .optional()
    .meta({ title: 'Root redirect', description: 'Where a visit to the bare domain goes' }),
  redirect404: webAddressOrNone
    .optional()
    .meta({ title: 'Not-found redirect', description: 'Where a visit to an unknown link goes' }),
};

export const newDomain = z
  .object({
    domain: hostAddress.meta({ title: 'Domain', description: 'With its scheme, such as https://go.example.com' }),
    ...redirects,
  })
  .meta({ id: 'NewDomain' });

export const domainChange = z.object(redirects).meta({ id: 'DomainChange' });

export const domainsEndpoints = {
  list: {
    method: 'GET',
    path: '/api/domains',
    summary: 'A page of branded domains',
    params: none,
    query: z.object(pageQuery),
    body: none,
    reply: page('domains', domain),
    zero: '0',
  },
  create: {
    method: 'POST',
    path: '/api/domain/add',
    summary: 'Add a domain that already points to the service',
    params: none,
    query: none,
    body: newDomain,
    reply: z.object({ id }),
    zero: 0,
  },
  update: {
    method: 'PUT',
    path: '/api/domain/:id/update',
    summary: 'Change where a domain redirects',
    params: whichRecord,
    query: none,
    body: domainChange,
    reply: done,
    zero: 0,
  },
  delete: {
    method: 'DELETE',
    path: '/api/domain/:id/delete',
    summary: 'Delete a domain',
    params: whichRecord,
    query: none,
    body: none,
    reply: done,
    zero: 0,
  },
} as const satisfies Record<string, Endpoint>;
