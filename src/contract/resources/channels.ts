/** Channels and their items: schemas, then endpoints. */
import * as z from 'zod/mini';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { described, namedObject } from '#contract/protocol/described.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { done, page, pageQuery } from '#contract/protocol/envelope.ts';
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
  list: {
    method: 'GET',
    path: '/api/channels',
    summary: 'A page of channels',
    description: 'Newest first.',
    embed: true,
    params: noInput,
    query: z.object(pageQuery),
    body: noInput,
    reply: page('channels', channel),
    successCode: '0',
  },
  get: {
    method: 'GET',
    path: '/api/channel/:id',
    summary: 'A page of the items of a channel',
    description: 'Newest first. The id of an item is unique only together with its type.',
    embed: true,
    params: recordParams,
    query: z.object(pageQuery),
    body: noInput,
    reply: page('items', channelItem),
    successCode: '0',
  },
  create: {
    method: 'POST',
    path: '/api/channel/add',
    summary: 'Create a channel',
    description: 'Names are unique in an account, without regard to case.',
    embed: true,
    params: noInput,
    query: noInput,
    body: newChannel,
    reply: channel,
    successCode: 0,
  },
  assign: {
    method: 'POST',
    path: '/api/channel/:channelid/assign/:type/:itemid',
    summary: 'Put a link, bio page or QR item into a channel',
    description: 'Assigning an item again changes nothing. There is no request that takes it out.',
    embed: true,
    params: z.object({
      channelid: idInPath('channel'),
      type: described(z.enum(itemTypes), { description: 'The type of the item' }),
      itemid: integerInUrl(1, 'The id of the item, of the type that the path names'),
    }),
    query: noInput,
    body: noInput,
    reply: done,
    successCode: 0,
  },
  update: {
    method: 'PUT',
    path: '/api/channel/:id/update',
    summary: 'Change a channel',
    description: 'Fields that are left out stay as they are.',
    embed: true,
    params: recordParams,
    query: noInput,
    body: channelChange,
    reply: done,
    successCode: 0,
  },
  delete: {
    method: 'DELETE',
    path: '/api/channel/:id/delete',
    summary: 'Delete a channel; all its items are unassigned',
    description: 'The items are kept; only their assignment ends.',
    embed: true,
    params: recordParams,
    query: noInput,
    body: noInput,
    reply: done,
    successCode: 0,
  },
} as const satisfies Record<string, Endpoint>;
