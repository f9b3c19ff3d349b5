/** Tracking pixels: their schemas, then their endpoints. */
import * as z from 'zod/mini';
import { pixelTypes } from '#contract/pixel-types.ts';
import { checkMessage } from '#contract/protocol/check-messages.ts';
import { described, namedObject } from '#contract/protocol/described.ts';
import { endpoint, list } from '#contract/protocol/endpoint.ts';
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
  list: list('/api/pixels', 'pixels', pixel, ['A page of pixels', 'Newest first.']),
  create: endpoint(
    'POST /api/pixel/add',
    'Add a pixel',
    'The service checks the type, not the tag.',
    {
      body: newPixel,
      // The document shows no reply. Services of this family send the id, and nothing may depend on it.
      reply: z.object({ id: z.optional(id) }),
    },
  ),
};
