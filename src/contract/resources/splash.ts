/** Custom splash pages, which the interface only lists: their schema, then their endpoint. */
import { namedObject } from '#contract/protocol/described.ts';
import { list } from '#contract/protocol/endpoint.ts';
import { creationTime, id, text } from '#contract/protocol/values.ts';

const splashPage = namedObject('SplashPage', { id, name: text, date: creationTime });

export const splashEndpoints = {
  list: list('/api/splash', 'splash', splashPage, [
    'A page of custom splash pages',
    'Read only: the interface cannot make or change splash pages.',
  ]),
};
