/** Campaigns: their schemas, then their endpoints. */
import * as z from 'zod';
import { type Endpoint, none } from '#contract/protocol/endpoint.ts';
import { done, page, pageQuery } from '#contract/protocol/envelope.ts';
import { aliasOrNone, choice, nameOf, whichRecord } from '#contract/protocol/inputs.ts';
import { address, canonicalForms, flag, id, integerInUrl, text } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

/** The rotator's address, or null where the campaign has none (`false`, null or "" in replies). */
const rotator = z.codec(z.union([z.string(), z.literal(false), z.null()]), z.union([z.string(), z.null()]), {
  decode: (wire) => (wire === false || wire === '' ? null : wire),
  encode: (value) => value ?? (false as const),
});
canonicalForms.set(rotator, z.union([z.string().meta({ format: 'uri' }), z.literal(false)]));

const rest = { public: flag, rotator, list: address };

const campaign = z.object({ id, name: text, ...rest }).meta({ id: 'Campaign' });

export type Campaign = Readable<z.output<typeof campaign>>;

/** The reply to creating and changing: the record, with its name under the key `domain`, as documented. */
const campaignReply = z.object({ id, domain: text, ...rest }).meta({ id: 'CampaignReply' });

const parts = {
  name: nameOf('campaign'),
  slug: aliasOrNone.optional().meta({ title: 'Rotator slug', description: 'The last part of the rotator address' }),
  public: choice.optional().meta({ title: 'Public', description: 'Whether anybody can see the list page' }),
};

export const newCampaign = z.object({ ...parts, name: parts.name.optional() }).meta({ id: 'NewCampaign' });
export const campaignChange = z.object(parts).meta({ id: 'CampaignChange' });

export const campaignsEndpoints = {
  list: {
    method: 'GET',
    path: '/api/campaigns',
    summary: 'A page of campaigns',
    params: none,
    query: z.object(pageQuery),
    body: none,
    reply: page('campaigns', campaign),
    zero: '0',
  },
  create: {
    method: 'POST',
    path: '/api/campaign/add',
    summary: 'Create a campaign',
    params: none,
    query: none,
    body: newCampaign,
    reply: campaignReply,
    zero: 0,
  },
  assign: {
    method: 'POST',
    path: '/api/campaign/:campaignid/assign/:linkid',
    summary: 'Put a link into a campaign',
    params: z.object({ campaignid: integerInUrl(1), linkid: integerInUrl(1) }),
    query: none,
    body: none,
    reply: done,
    zero: 0,
  },
  update: {
    method: 'PUT',
    path: '/api/campaign/:id/update',
    summary: 'Change a campaign',
    params: whichRecord,
    query: none,
    body: campaignChange,
    reply: campaignReply,
    zero: 0,
  },
  delete: {
    method: 'DELETE',
    path: '/api/campaign/:id/delete',
    summary: 'Delete a campaign',
    params: whichRecord,
    query: none,
    body: none,
    reply: done,
    zero: 0,
  },
} as const satisfies Record<string, Endpoint>;
