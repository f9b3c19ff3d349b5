/** Channels and their items: schemas, then endpoints. */
import * as z from 'zod/mini';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { described, namedObject } from '#contract/protocol/described.ts';
import { endpoint, list } from '#contract/protocol/endpoint.ts';
import { freeText, idInPath, nameOf, recordParams, yesOrNo } from '#contract/protocol/inputs.ts';
import { day, flag, id, integerInUrl, text, urlText } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const channel = namedObject('Channel', {
  id,
  name: text,
  description: text,
  /** `#RRGGBB`; anything else is left as it came, and shown as no colour. */
  color: text,
  starred: flag,
});

export type Channel = Readable<z.output<typeof channel>>;

/** The types of a channel's items. An id is unique only together with its type. */
export const itemTypes = ['links', 'bio', 'qr'] as const;

export type ItemType = (typeof itemTypes)[number];

const channelItem = namedObject('ChannelItem', {
  type: text,
  id,
  title: text,
  preview: urlText,
  link: urlText,
  date: day,
});

/** As the service sends it. */
export type SentChannelItem = z.output<typeof channelItem>;

/** As a client reads it. */
export type ChannelItem = Readable<z.output<typeof channelItem>>;

const notAColor = checkMessage('color');
const color = z.string(notAColor).check(z.regex(/^#[0-9A-Fa-f]{6}$/, notAColor));

const parts = {
  name: nameOf('channel'),
  description: described(z.optional(freeText(500)), { title: 'Description' }),
  color: described(z.optional(color), {
    title: 'Colour',
    description: 'Badge colour as #RRGGBB',
  }),
  starred: described(z.optional(yesOrNo), { title: 'Starred' }),
};

export const newChannel = namedObject('NewChannel', parts);
export const channelChange = namedObject('ChannelChange', {
  ...parts,
  name: z.optional(parts.name),
});

export const channelsEndpoints = {
  list: list('/api/channels', 'channels', channel, ['A page of channels', 'Newest first.']),
  get: list(
    '/api/channel/:id',
    'items',
    channelItem,
    [
      'A page of the items of a channel',
      'Newest first. The id of an item is unique only together with its type.',
    ],
    { params: recordParams },
  ),
  create: endpoint(
    'POST /api/channel/add',
    'Create a channel',
    'Names are unique in an account, without regard to case.',
    { body: newChannel, reply: channel },
  ),
  assign: endpoint(
    'POST /api/channel/:channelid/assign/:type/:itemid',
    'Put a link, bio page or QR item into a channel',
    'Assigning an item again changes nothing. There is no request that takes it out.',
    {
      params: z.object({
        channelid: idInPath('channel'),
        type: described(z.enum(itemTypes), { description: 'The type of the item' }),
        itemid: integerInUrl(1, 'The id of the item, of the type that the path names'),
      }),
    },
  ),
  update: endpoint(
    'PUT /api/channel/:id/update',
    'Change a channel',
    'Fields that are left out stay as they are.',
    { params: recordParams, body: channelChange },
  ),
  delete: endpoint(
    'DELETE /api/channel/:id/delete',
    'Delete a channel; all its items are unassigned',
    'The items are kept; only their assignment ends.',
    { params: recordParams },
  ),
};
