/** Campaigns: their schemas, then their endpoints. */
import * as z from 'zod/mini';
import { described, namedObject } from '#contract/protocol/described.ts';
import { endpoint, list } from '#contract/protocol/endpoint.ts';
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

const inDomain = 'The reply carries the name under the key `domain`.';

export const campaignsEndpoints = {
  list: list('/api/campaigns', 'campaigns', campaign, ['A page of campaigns', 'Newest first.']),
  create: endpoint('POST /api/campaign/add', 'Create a campaign', inDomain, {
    body: newCampaign,
    reply: campaignReply,
  }),
  assign: endpoint(
    'POST /api/campaign/:campaignid/assign/:linkid',
    'Put a link into a campaign',
    'A link is in one campaign at most: assigning it moves it. There is no request that takes it out.',
    { params: z.object({ campaignid: idInPath('campaign'), linkid: idInPath('link') }) },
  ),
  update: endpoint('PUT /api/campaign/:id/update', 'Change a campaign', inDomain, {
    params: recordParams,
    body: campaignChange,
    reply: campaignReply,
  }),
  delete: endpoint(
    'DELETE /api/campaign/:id/delete',
    'Delete a campaign',
    'The links of the campaign are kept.',
    { params: recordParams },
  ),
};
