/** CTA overlays, which the interface only lists: their schema, then their endpoint. */
import type * as z from 'zod/mini';
import { namedObject } from '#contract/protocol/described.ts';
import { list } from '#contract/protocol/endpoint.ts';
import { creationTime, id, text } from '#contract/protocol/values.ts';
import type { Readable } from '#contract/reading/readable.ts';

const overlay = namedObject('Overlay', {
  id,
  /** The document shows `message` and `contact`; other values are left as they came. */
  type: text,
  name: text,
  date: creationTime,
});

export type Overlay = Readable<z.output<typeof overlay>>;

export const overlaysEndpoints = {
  list: list('/api/overlay', 'cta', overlay, [
    'A page of CTA overlays',
    'Read only: the interface cannot make or change overlays.',
  ]),
};
