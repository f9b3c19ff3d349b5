/** Custom splash pages, which the interface only lists: their schema, then their endpoint. */
import * as z from 'zod/mini';
import { namedObject } from '#contract/protocol/described.ts';
import { type Endpoint, noInput } from '#contract/protocol/endpoint.ts';
import { page, pageQuery } from '#contract/protocol/envelope.ts';
import { creationTime, id, text } from '#contract/protocol/values.ts';

const splashPage = namedObject('SplashPage', { id, name: text, date: creationTime });

export const splashEndpoints = {
  list: {
    method: 'GET',
    path: '/api/splash',
    summary: 'A page of custom splash pages',
    description: 'Read only: the interface cannot make or change splash pages.',
    embed: true,
    params: noInput,
    query: z.object(pageQuery),
    body: noInput,
    reply: page('splash', splashPage),
    successCode: '0',
  },
} as const satisfies Record<string, Endpoint>;
