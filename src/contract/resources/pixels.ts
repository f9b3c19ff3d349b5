/** Tracking pixels: their schemas, then their endpoints. */
import * as z from 'zod/mini';
import { pixelTypes } from '#contract/pixel-types.ts';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { described, namedObject } from '#contract/protocol/described.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { page, pageQuery } from '#contract/protocol/envelope.ts';
import { freeText, nameOf } from '#contract/protocol/inputs.ts';
import { creationTime, id, text } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const pixel = namedObject('Pixel', {
  id,
  /** One of `pixelTypes`; an unknown one is left as it came. */
  type: text,
  name: text,
  tag: text,
  date: creationTime,
});

export type Pixel = Readable<z.output<typeof pixel>>;

const tag = freeText(200).check(z.minLength(1, 'Enter the tag that the network gave you'));

export const newPixel = namedObject('NewPixel', {
  type: described(z.enum(pixelTypes, checkMessage('pixelType')), { title: 'Type' }),
  name: nameOf('pixel'),
  tag: described(tag, {
    title: 'Tag',
    description: 'The tracking tag or id that the network shows for this pixel',
  }),
});

export const pixelsEndpoints = {
  list: {
    method: 'GET',
    path: '/api/pixels',
    summary: 'A page of pixels',
    description: 'Newest first.',
    embed: true,
    params: noInput,
    query: z.object(pageQuery),
    body: noInput,
    reply: page('pixels', pixel),
    successCode: '0',
  },
  create: {
    method: 'POST',
    path: '/api/pixel/add',
    summary: 'Add a pixel',
    description: 'The service checks the type, not the tag.',
    embed: true,
    params: noInput,
    query: noInput,
    body: newPixel,
    // The document shows no reply. Services of this family send the id, and nothing may depend on it.
    reply: z.object({ id: z.optional(id) }),
    successCode: 0,
  },
} as const satisfies Record<string, Endpoint>;
