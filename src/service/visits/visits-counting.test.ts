/** Tests of counting: only visits of people who were sent on, once each. */
import { describe, expect, it } from 'vitest';
import { safariOnIphone, testVisits } from '#testing/service/test-visits.ts';

describe('counting', () => {
  it('counts each redirect with what the visitor told', async () => {
    const { visit, counted, tick } = testVisits(
      { a: {} },
      { countryHeader: 'X-Country', countryOf: () => 'FR' },
    );
    await visit('/a', { headers: { 'x-country': 'DE', referer: 'https://t.co/abc' } });
    await visit('/a', { headers: { 'user-agent': safariOnIphone } });
    tick();
    expect(counted).toMatchObject([
      {
        linkId: 1,
        country: 'Germany',
        referrer: 't.co',
        browser: 'Chrome',
        os: 'Windows',
        network: 'network2',
      },
      {
        linkId: 1,
        country: 'France',
        referrer: 'Direct',
        browser: 'Safari',
        os: 'iOS',
        network: null,
      },
    ]);
    expect(counted[0]?.visitor).not.toBe(counted[1]?.visitor);
  });

  it('knows no country where nobody tells one', async () => {
    const { visit, counted, flush } = testVisits({ a: {} });
    await visit('/a', { headers: { 'cf-ipcountry': 'DE' } });
    await flush();
    expect(counted).toMatchObject([{ country: null }]);
  });

  it('leaves an office program on the short link, so that the browser asks for it, and counts that alone', async () => {
    const { visit, counted, flush } = testVisits({ a: {} });
    const office = { 'user-agent': 'Mozilla/4.0 (compatible; ms-office; MSOffice rmj)' };
    for (const method of ['HEAD', 'GET']) {
      const { status, headers } = await visit('/a', { method, headers: office });
      expect([status, headers['Location']]).toEqual([200, undefined]);
    }
    expect((await visit('/a')).status).toBe(302);
    await flush();
    expect(counted).toHaveLength(1);
  });

  it('opens a link with the full stop of a sentence behind it, unless another link has that', async () => {
    const { visit } = testVisits({
      'Promo-24': { url: 'https://one.example/' },
      'v1.': { url: 'https://two.example/' },
      v1: { url: 'https://three.example/' },
    });
    const openedBy = async (path: string) => (await visit(path)).headers['Location'];
    for (const end of ['.', '...', ').', '.)', '%E2%80%8B.'])
      expect(await openedBy(`/Promo-24${end}`)).toBe('https://one.example/');
    expect(await openedBy('/v1.')).toBe('https://two.example/');
    expect((await visit('/Promo.')).status).toBe(404);
  });

  it.each([
    ['a HEAD request', { method: 'HEAD' }],
    [
      'a bot',
      {
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
        },
      },
    ],
    ['no user agent', { headers: { 'user-agent': '' } }],
  ])('redirects %s, but does not count it', async (_, request) => {
    const { visit, counted, flush } = testVisits({ a: {} });
    expect((await visit('/a', request)).status).toBe(302);
    await flush();
    expect(counted).toEqual([]);
  });

  // Browsers follow the redirect ahead of the click, and then ask for nothing when the link is
  // followed.
  it.each([
    ['ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['ahead by an older browser', { purpose: 'prefetch' }],
    ['for a picture of it', { 'x-purpose': 'preview' }],
  ])(
    'refuses what is fetched %s, so that it is asked for again, and counted, when the link is followed',
    async (_, headers) => {
      for (const link of [{}, { card: 1 as const }, { deeplink: '{"auto":true}' }]) {
        const { visit, counted, flush } = testVisits({ a: link });
        expect(await visit('/a', { headers })).toMatchObject({
          status: 503,
          headers: { 'Cache-Control': 'no-store' },
        });
        await flush();
        expect(counted).toEqual([]);
        expect((await visit('/a')).status).toBe(302);
        await flush();
        expect(counted).toHaveLength(1);
      }
    },
  );

  it('does not count pages: unknown, expired, asking for a password, or the host itself', async () => {
    const { visit, counted, flush } = testVisits({
      old: { expiry: '2020-01-01 00:00:00' },
      locked: { password: 'x' },
    });
    for (const path of ['/nothing', '/old', '/locked', '/', '/robots.txt']) await visit(path);
    await flush();
    expect(counted).toEqual([]);
  });

  it('redirects on while the store cannot write, and counts later', async () => {
    const { visit, counted, tick, close, faults, errors } = testVisits({ a: {} });
    faults.count = () => {
      throw new Error('database or disk is full');
    };
    for (let count = 0; count < 5; count += 1) {
      expect((await visit('/a')).status).toBe(302);
      tick();
    }
    expect(errors).toHaveLength(1);
    delete faults.count;
    await close();
    expect(counted).toHaveLength(5);
  });
});
