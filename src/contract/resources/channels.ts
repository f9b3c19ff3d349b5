/** Channels and their items: schemas, then endpoints. */
import * as z from 'zod';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { type Endpoint, none } from '#contract/protocol/endpoint.ts';
import { done, page, pageQuery } from '#contract/protocol/envelope.ts';
import { choice, freeText, nameOf, whichRecord } from '#contract/protocol/inputs.ts';
import { address, day, flag, id, integerInUrl, text } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const channel = z
  .object({
    id,
    name: text,
    description: text,
    /** `#RRGGBB`; anything else is kept as it came, and shown as no colour. */
    color: text,
    starred: flag,
  })
  .meta({ id: 'Channel' });

export type Channel = Readable<z.output<typeof channel>>;

/** The types of a channel's items. An id is unique only together with its type. */
export const itemTypes = ['links', 'bio', 'qr'] as const;

export type ItemType = (typeof itemTypes)[number];

const channelItem = z
  .object({
    type: text,
    id,
    title: text,
    preview: address,
    link: address,
    date: day,
  })
  .meta({ id: 'ChannelItem' });

/** As the service sends it. */
export type SentChannelItem = z.output<typeof channelItem>;

/** As a client reads it. */
export type ChannelItem = Readable<z.output<typeof channelItem>>;

const parts = {
  name: nameOf('channel'),
  description: freeText(500).optional().meta({ title: 'Description' }),
  color: z
    .string(checkMessage('color'))
    .regex(/^#[0-9A-Fa-f]{6}$/, checkMessage('color'))
    .optional()
    .meta({ title: 'Colour', description: 'Badge colour as #RRGGBB' }),
  starred: choice.optional().meta({ title: 'Starred' }),
};

export const newChannel = z.object(parts).meta({ id: 'NewChannel' });
export const channelChange = z.object({ ...parts, name: parts.name.optional() }).meta({ id: 'ChannelChange' });

export const channelsEndpoints = {
  list: {
    method: 'GET',
    path: '/api/channels',
    summary: 'A page of channels',
    params: none,
    query: z.object(pageQuery),
    body: none,
    reply: page('channels', channel),
    zero: '0',
  },
  get: {
    method: 'GET',
    path: '/api/channel/:id',
    summary: 'A page of the items of a channel',
    params: whichRecord,
    query: z.object(pageQuery),
    body: none,
    reply: page('items', channelItem),
    zero: '0',
  },
  create: {
    method: 'POST',
    path: '/api/channel/add',
    summary: 'Create a channel',
    params: none,
    query: none,
    body: newChannel,
    reply: channel,
    zero: 0,
  },
  assign: {
    method: 'POST',
    path: '/api/channel/:channelid/assign/:type/:itemid',
    summary: 'Put a link, bio page or QR item into a channel',
    params: z.object({ channelid: integerInUrl(1), type: z.enum(itemTypes), itemid: integerInUrl(1) }),
    query: none,
    body: none,
    reply: done,
    zero: 0,
  },
  update: {
    method: 'PUT',
    path: '/api/channel/:id/update',
    summary: 'Change a channel',
    params: whichRecord,
    query: none,
    body: channelChange,
    reply: done,
    zero: 0,
  },
  delete: {
    method: 'DELETE',
    path: '/api/channel/:id/delete',
    summary: 'Delete a channel; all its items are unassigned',
    params: whichRecord,
    query: none,
    body: none,
    reply: done,
    zero: 0,
  },
} as const satisfies Record<string, Endpoint>;
