/** CTA overlays, which the interface only lists: their schema, then their endpoint. */
import * as z from 'zod/mini';
import { namedObject } from '#contract/protocol/described.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { page, pageQuery } from '#contract/protocol/envelope.ts';
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
  list: {
    method: 'GET',
    path: '/api/overlay',
    summary: 'A page of CTA overlays',
    description: 'Read only: the interface cannot make or change overlays.',
    embed: true,
    params: noInput,
    query: z.object(pageQuery),
    body: noInput,
    reply: page('cta', overlay),
    successCode: '0',
  },
} as const satisfies Record<string, Endpoint>;
