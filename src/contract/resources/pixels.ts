/** Tracking pixels: their schemas, then their endpoints. */
import * as z from 'zod';
import { pixelTypes } from '#contract/pixel-types.ts';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { page, pageQuery } from '#contract/protocol/envelope.ts';
import { freeText, nameOf } from '#contract/protocol/inputs.ts';
import { creationTime, id, text } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const pixel = z
  .object({
    id,
    /** One of `pixelTypes`; an unknown one is left as it came. */
    type: text,
    name: text,
    tag: text,
    date: creationTime,
  })
  .meta({ id: 'Pixel' });

export type Pixel = Readable<z.output<typeof pixel>>;

export const newPixel = z
  .object({
    type: z.enum(pixelTypes, checkMessage('pixelType')).meta({ title: 'Type' }),
    name: nameOf('pixel'),
    tag: freeText(200).min(1, 'Enter the tag that the network gave you').meta({
      title: 'Tag',
      description: 'The tracking tag or id that the network shows for this pixel',
    }),
  })
  .meta({ id: 'NewPixel' });

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
    reply: z.object({ id: id.optional() }),
    successCode: 0,
  },
} as const satisfies Record<string, Endpoint>;
