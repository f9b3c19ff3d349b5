/** Short links: their schemas, then their endpoints. */
import * as z from 'zod';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { page, pageQuery } from '#contract/protocol/envelope.ts';
import {
  aliasText,
  freeText,
  listOf,
  oneOf,
  recordParams,
  reference,
  requiredText,
} from '#contract/protocol/inputs.ts';
import {
  count,
  creationTime,
  httpUrl,
  id,
  moment,
  text,
  timestampInput,
  undocumented,
  urlText,
} from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';
import { figures, socialCount, targets } from './link-figures.ts';

/** A link as lists show it. */
const link = z
  .object({
    id,
    alias: text,
    shorturl: urlText,
    longurl: urlText,
    clicks: count,
    /** Clicks of different visitors. */
    uniqueclicks: undocumented(count),
    title: text,
    description: text,
    date: creationTime,
  })
  .meta({ id: 'Link' });

export type Link = Readable<z.output<typeof link>>;

/** One link with its statistics. */
const linkDetail = z
  .object({
    id,
    details: z.object({
      id,
      shorturl: urlText,
      longurl: urlText,
      title: text,
      description: text,
      location: targets,
      device: targets,
      expiry: moment,
      date: creationTime,
    }),
    data: z.object({
      clicks: count,
      uniqueClicks: count,
      topCountries: figures,
      topReferrers: figures,
      topBrowsers: figures,
      topOs: figures,
      socialCount,
    }),
  })
  .meta({ id: 'LinkReply' });

/** As the service sends it. */
export type SentLinkDetail = z.output<typeof linkDetail>;

/** As a client reads it. */
export type LinkDetail = Readable<z.output<typeof linkDetail>>;

/** The redirect types with a name; a splash page or an overlay is named by its id instead. */
export const redirectTypes = ['direct', 'frame', 'splash'] as const;
const linkStatuses = ['public', 'private'] as const;

const parameter = z.object({
  name: requiredText(200),
  value: freeText(2000),
});

/** The body of `POST /api/url/add`. Only the destination is required. */
export const newLink = z
  .object({
    url: httpUrl.meta({ title: 'Destination URL', description: 'Long URL to shorten' }),
    custom: aliasText
      .optional()
      .meta({ title: 'Custom alias', description: 'Custom alias instead of a random one' }),
    type: requiredText(50).optional().meta({
      title: 'How it opens',
      description: 'direct, frame or splash; or a custom splash page or CTA overlay',
    }),
    password: requiredText(200)
      .optional()
      .meta({ title: 'Password', description: 'Password protection' }),
    domain: requiredText(300)
      .optional()
      .meta({ title: 'Domain', description: 'Custom (branded) domain' }),
    expiry: timestampInput
      .optional()
      .meta({ title: 'Expiry', description: 'When the link stops working' }),
    geotarget: listOf(z.object({ location: requiredText(100), link: httpUrl }), 300)
      .optional()
      .meta({ title: 'Countries', description: 'Other destinations by country' }),
    devicetarget: listOf(z.object({ device: requiredText(100), link: httpUrl }), 100)
      .optional()
      .meta({ title: 'Devices', description: 'Other destinations by device' }),
    languagetarget: listOf(z.object({ language: requiredText(35), link: httpUrl }), 300)
      .optional()
      .meta({ title: 'Languages', description: 'Other destinations by language code' }),
    metatitle: freeText(500).optional().meta({ title: 'Card title' }),
    metadescription: freeText(2000).optional().meta({ title: 'Card description' }),
    metaimage: httpUrl
      .optional()
      .meta({ title: 'Card image', description: 'Link to a jpg or png image' }),
    description: freeText(2000)
      .optional()
      .meta({ title: 'Description', description: 'Note or description' }),
    pixels: listOf(reference, 100).optional().meta({ title: 'Pixels', description: 'Pixel ids' }),
    channel: reference.optional().meta({ title: 'Channel', description: 'Channel id' }),
    campaign: reference.optional().meta({ title: 'Campaign', description: 'Campaign id' }),
    deeplink: z
      .object({
        auto: z.boolean(checkMessage('yesNo')).optional(),
        appstore_a: httpUrl.optional(),
        appstore_b: httpUrl.optional(),
      })
      .optional()
      .meta({ title: 'Apps', description: 'Deep links; device targeting should be set as well' }),
    status: oneOf(linkStatuses)
      .optional()
      .meta({ title: 'Visibility', description: 'Default private' }),
    parameters: listOf(parameter, 100).optional().meta({ title: 'Parameters' }),
  })
  .meta({ id: 'NewLink' });

export type NewLink = z.output<typeof newLink>;

/** The orders of `GET /api/urls`; a service ignores others. */
const linkOrders = ['date', 'click'] as const;

export const linksEndpoints = {
  list: {
    method: 'GET',
    path: '/api/urls',
    summary: 'A page of links, newest first, or by order, or those that hold a keyword',
    description:
      'Newest first, or by `order`. A keyword is looked for in title, alias, destination and description.',
    embed: true,
    params: noInput,
    query: z.object({
      ...pageQuery,
      order: z.enum(linkOrders).optional().meta({ description: 'Sort by date or by clicks' }),
      q: z.string().optional().meta({ description: 'Keyword search' }),
    }),
    body: noInput,
    reply: page('urls', link),
    successCode: '0',
  },
  find: {
    method: 'GET',
    path: '/api/urls',
    summary: 'The link with a short URL; every other parameter is ignored',
    description:
      'Answers with one link, as `GET /api/url/{id}` does, and with 404 where no link has this short URL.',
    embed: true,
    params: noInput,
    query: z.object({ short: z.string().min(1).meta({ description: 'Look up by short URL' }) }),
    body: noInput,
    reply: linkDetail,
    successCode: 0,
    whenQueryHas: 'short',
  },
  get: {
    method: 'GET',
    path: '/api/url/:id',
    summary: 'One link with its statistics',
    description: 'Counts are those of human visitors. A visit is counted within two seconds.',
    embed: true,
    params: recordParams,
    query: noInput,
    body: noInput,
    reply: linkDetail,
    successCode: 0,
  },
  create: {
    method: 'POST',
    path: '/api/url/add',
    summary: 'Shorten a link',
    description:
      'The same request sent twice makes two links, unless it names an alias: that is refused the second time.',
    embed: true,
    params: noInput,
    query: noInput,
    body: newLink,
    // The document shows no reply. Services of this family send this one.
    reply: z.object({ id, shorturl: urlText }),
    successCode: 0,
  },
} as const satisfies Record<string, Endpoint>;
