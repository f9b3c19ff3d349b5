/** Tests of the replies to strangers: they are those of the service, byte for byte. */
import { expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { createService } from '#service/service.ts';
import { beginning } from '#testing/service/api-caller.ts';
import { openTestStore } from '#testing/service/test-store.ts';
import { answerStrangers } from './strangers.ts';

test.each([0, 30])(
  'Whatever is asked without a key is answered as the service answers it, with a limit of %i',
  async (rateLimit) => {
    const options = { now: () => beginning, rateLimit, corsOrigins: ['https://portal.example'] };
    const store = await openTestStore();
    const service = createService({ ...options, store, linksUrl: 'http://go.test' });
    const answer = answerStrangers(options);
    const paths = new Set(endpoints.map(({ endpoint }) => endpoint.path.replace(/:\w+/g, '1')));
    const given = [...paths, '/api', '/api/', '/api/nothing', '/api/urls?short=a'].flatMap((path) =>
      ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
        ['X-Other', 'Origin', 'Access-Control-Request-Method'].map((name) => {
          const headers = { Authorization: 'Bearer abc', [name]: 'https://portal.example' };
          return { path, method, headers };
        }),
      ),
    );
    for (const { path, method, headers } of given) {
      const [own, theirs] = await Promise.all(
        [answer, service.fetch].map(async (fetch) => {
          const request = new Request(`http://localhost${path}`, { method, headers });
          const reply = await fetch(request);
          return [path, method, reply.status, [...reply.headers], await reply.text()];
        }),
      );
      expect(own).toEqual(theirs);
    }
    await store.close();
  },
);
