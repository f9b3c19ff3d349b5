/** Custom splash pages, which the interface only lists: their schema, then their endpoint. */
import * as z from 'zod';
import { type Endpoint, none } from '#contract/protocol/endpoint.ts';
import { page, pageQuery } from '#contract/protocol/envelope.ts';
import { creationTime, id, text } from '#contract/protocol/values.ts';

const splashPage = z.object({ id, name: text, date: creationTime }).meta({ id: 'SplashPage' });

export const splashEndpoints = {
  list: {
    method: 'GET',
    path: '/api/splash',
    summary: 'A page of custom splash pages',
    params: none,
    query: z.object(pageQuery),
    body: none,
    reply: page('splash', splashPage),
    zero: '0',
  },
} as const satisfies Record<string, Endpoint>;
