/** Short links: their schemas, then their endpoints. */
import * as z from 'zod/mini';
import { described, namedObject } from '#contract/protocol/described.ts';
import { endpoint, list } from '#contract/protocol/endpoint.ts';
import {
  aliasText,
  freeText,
  listOf,
  oneOf,
  recordParams,
  reference,
  requiredText,
  yesOrNo,
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
const link = namedObject('Link', {
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
});

export type Link = Readable<z.output<typeof link>>;

/** One link with its statistics. */
const linkDetail = namedObject('LinkReply', {
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
});

/** As the service sends it. */
export type SentLinkDetail = z.output<typeof linkDetail>;

/** As a client reads it. */
export type LinkDetail = Readable<z.output<typeof linkDetail>>;

/** The redirect types with a name; a splash page or an overlay is named by its id instead. */
export const redirectTypes = ['direct', 'frame', 'splash'] as const;
const linkStatuses = ['public', 'private'] as const;

const locationTarget = z.object({ location: requiredText(100), link: httpUrl });
const deviceTarget = z.object({ device: requiredText(100), link: httpUrl });
const languageTarget = z.object({ language: requiredText(35), link: httpUrl });

const appLinks = z.object({
  auto: z.optional(yesOrNo),
  appstore_a: z.optional(httpUrl),
  appstore_b: z.optional(httpUrl),
});

const parameter = z.object({
  name: requiredText(200),
  value: freeText(2000),
});

/** The body of `POST /api/url/add`. Only the destination is required. */
export const newLink = namedObject('NewLink', {
  url: described(httpUrl, { title: 'Destination URL', description: 'Long URL to shorten' }),
  custom: described(z.optional(aliasText), {
    title: 'Custom alias',
    description: 'Custom alias instead of a random one',
  }),
  type: described(z.optional(requiredText(50)), {
    title: 'How it opens',
    description: 'direct, frame or splash; or a custom splash page or CTA overlay',
  }),
  password: described(z.optional(requiredText(200)), {
    title: 'Password',
    description: 'Password protection',
  }),
  domain: described(z.optional(requiredText(300)), {
    title: 'Domain',
    description: 'Custom (branded) domain',
  }),
  expiry: described(z.optional(timestampInput), {
    title: 'Expiry',
    description: 'When the link stops working',
  }),
  geotarget: described(z.optional(listOf(locationTarget, 300)), {
    title: 'Countries',
    description: 'Other destinations by country',
  }),
  devicetarget: described(z.optional(listOf(deviceTarget, 100)), {
    title: 'Devices',
    description: 'Other destinations by device',
  }),
  languagetarget: described(z.optional(listOf(languageTarget, 300)), {
    title: 'Languages',
    description: 'Other destinations by language code',
  }),
  metatitle: described(z.optional(freeText(500)), { title: 'Card title' }),
  metadescription: described(z.optional(freeText(2000)), { title: 'Card description' }),
  metaimage: described(z.optional(httpUrl), {
    title: 'Card image',
    description: 'Link to a jpg or png image',
  }),
  description: described(z.optional(freeText(2000)), {
    title: 'Description',
    description: 'Note or description',
  }),
  pixels: described(z.optional(listOf(reference, 100)), {
    title: 'Pixels',
    description: 'Pixel ids',
  }),
  channel: described(z.optional(reference), { title: 'Channel', description: 'Channel id' }),
  campaign: described(z.optional(reference), { title: 'Campaign', description: 'Campaign id' }),
  deeplink: described(z.optional(appLinks), {
    title: 'Apps',
    description: 'Deep links; device targeting should be set as well',
  }),
  status: described(z.optional(oneOf(linkStatuses)), {
    title: 'Visibility',
    description: 'Default private',
  }),
  parameters: described(z.optional(listOf(parameter, 100)), { title: 'Parameters' }),
});

export type NewLink = z.output<typeof newLink>;

/** The document shows no reply to a new link. Services of this family send this one. */
const namedLink = z.object({ id, shorturl: urlText });

/** A link by its id and its short URL. */
export type NamedLink = Readonly<z.output<typeof namedLink>>;

/** The orders of `GET /api/urls`; a service ignores others. */
const linkOrders = ['date', 'click'] as const;

export const linksEndpoints = {
  list: list(
    '/api/urls',
    'urls',
    link,
    [
      'A page of links, newest first, or by order, or those that hold a keyword',
      'Newest first, or by `order`. A keyword is looked for in title, alias, destination and description.',
    ],
    {
      query: {
        order: described(z.optional(z.enum(linkOrders)), {
          description: 'Sort by date or by clicks',
        }),
        q: described(z.optional(z.string()), { description: 'Keyword search' }),
      },
    },
  ),
  find: endpoint(
    'GET /api/urls',
    'The link with a short URL; every other parameter is ignored',
    'Answers with one link, as `GET /api/url/{id}` does, and with 404 where no link has this short URL.',
    {
      query: z.object({
        short: described(z.string().check(z.minLength(1)), { description: 'Look up by short URL' }),
      }),
      reply: linkDetail,
      whenQueryHas: 'short',
    },
  ),
  get: endpoint(
    'GET /api/url/:id',
    'One link with its statistics',
    'Counts are those of human visitors. A visit is counted within two seconds.',
    { params: recordParams, reply: linkDetail },
  ),
  create: endpoint(
    'POST /api/url/add',
    'Shorten a link',
    'The same request sent twice makes two links, unless it names an alias: that is refused the second time.',
    { body: newLink, reply: namedLink },
  ),
};
