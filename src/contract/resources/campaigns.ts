/** Campaigns: their schemas, then their endpoints. */
import * as z from 'zod/mini';
import { described, namedObject } from '#contract/protocol/described.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { done, page, pageQuery } from '#contract/protocol/envelope.ts';
import { aliasOrNone, idInPath, nameOf, recordParams, yesOrNo } from '#contract/protocol/inputs.ts';
import { canonicalForms, flag, id, text, urlText } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

/** The rotator's address, or null where the campaign has none (`false`, null or "" in replies). */
const rotator = z.codec(
  z.union([z.string(), z.literal(false), z.null()]),
  z.union([z.string(), z.null()]),
  {
    decode: (wire) => (wire === false || wire === '' ? null : wire),
    encode: (value) => value ?? (false as const),
  },
);
canonicalForms.set(rotator, z.union([described(z.string(), { format: 'uri' }), z.literal(false)]));

const rest = { public: flag, rotator, list: urlText };

const campaign = namedObject('Campaign', { id, name: text, ...rest });

export type Campaign = Readable<z.output<typeof campaign>>;

/**
 * The reply to creating and changing: the record, with its name under the key `domain`, as
 * documented.
 */
const campaignReply = namedObject('CampaignReply', { id, domain: text, ...rest });

const parts = {
  name: nameOf('campaign'),
  slug: described(z.optional(aliasOrNone), {
    title: 'Rotator slug',
    description: 'The last part of the rotator address',
  }),
  public: described(z.optional(yesOrNo), {
    title: 'Public',
    description: 'Whether anybody can see the list page',
  }),
};

export const newCampaign = namedObject('NewCampaign', { ...parts, name: z.optional(parts.name) });
export const campaignChange = namedObject('CampaignChange', parts);

export const campaignsEndpoints = {
  list: {
    method: 'GET',
    path: '/api/campaigns',
    summary: 'A page of campaigns',
    description: 'Newest first.',
    embed: true,
    params: noInput,
    query: z.object(pageQuery),
    body: noInput,
    reply: page('campaigns', campaign),
    successCode: '0',
  },
  create: {
    method: 'POST',
    path: '/api/campaign/add',
    summary: 'Create a campaign',
    description: 'The reply carries the name under the key `domain`.',
    embed: true,
    params: noInput,
    query: noInput,
    body: newCampaign,
    reply: campaignReply,
    successCode: 0,
  },
  assign: {
    method: 'POST',
    path: '/api/campaign/:campaignid/assign/:linkid',
    summary: 'Put a link into a campaign',
    description:
      'A link is in one campaign at most: assigning it moves it. There is no request that takes it out.',
    embed: true,
    params: z.object({ campaignid: idInPath('campaign'), linkid: idInPath('link') }),
    query: noInput,
    body: noInput,
    reply: done,
    successCode: 0,
  },
  update: {
    method: 'PUT',
    path: '/api/campaign/:id/update',
    summary: 'Change a campaign',
    description: 'The reply carries the name under the key `domain`.',
    embed: true,
    params: recordParams,
    query: noInput,
    body: campaignChange,
    reply: campaignReply,
    successCode: 0,
  },
  delete: {
    method: 'DELETE',
    path: '/api/campaign/:id/delete',
    summary: 'Delete a campaign',
    description: 'The links of the campaign are kept.',
    embed: true,
    params: recordParams,
    query: noInput,
    body: noInput,
    reply: done,
    successCode: 0,
  },
} as const satisfies Record<string, Endpoint>;
