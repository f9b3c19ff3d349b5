/** Tests of special pages: which host has which, and failures of the store. */
import { describe, expect, it } from 'vitest';
import type { PublicRecords } from '#service/store/public-records.ts';
import { linkContent } from '#testing/service/redirect-type-links.ts';
import { noRecords, testVisits, visitedLink } from '#testing/service/test-visits.ts';

const brand = 'go.brand.example';

function visits(records: Partial<PublicRecords>, links: Parameters<typeof testVisits>[0] = {}) {
  return testVisits(links, { records: { ...noRecords, ...records } });
}

describe('a branded domain', () => {
  const domain = (redirectroot: string, redirect404: string): Partial<PublicRecords> => ({
    domain: async (host) => (host === brand ? { redirectroot, redirect404 } : undefined),
  });

  it('sends who asks for it alone to its root redirect, and who asks for an unknown link to the other', async () => {
    const { visit } = visits(domain('https://a.example', 'https://b.example/lost'), {
      [`${brand}/sale`]: {},
    });
    const locationAt = async (path: string, host = brand) =>
      (await visit(path, { host })).headers['Location'];
    expect(await locationAt('/')).toBe('https://a.example/');
    expect(await locationAt('/?x=1')).toBe('https://a.example/');
    expect(await locationAt('/unknown')).toBe('https://b.example/lost');
    expect(await locationAt('/r/slug')).toBe('https://b.example/lost');
    expect(await locationAt('/sale')).toBe('https://example.com/');
    expect(await locationAt('/', 'GO.brand.example:443')).toBe('https://a.example/');
  });

  it.each(['/%', '/%E0%A4', `/${'x'.repeat(1300)}`])(
    'sends who asks for what can be no link (%.20s) to the other too',
    async (path) => {
      const { visit } = visits(domain('https://a.example', 'https://b.example/lost'));
      expect((await visit(path, { host: brand })).headers['Location']).toBe(
        'https://b.example/lost',
      );
      expect((await visit(path)).status).toBe(404);
      expect((await visit(path, { host: brand, method: 'POST' })).status).toBe(404);
    },
  );

  it('shows the ordinary page where it has no redirect, where no account added it, and where the stored redirect is no URL', async () => {
    for (const records of [domain('', ''), domain('nonsense', 'nonsense'), noRecords]) {
      for (const path of ['/', '/unknown']) {
        const { status, body } = await visits(records).visit(path, { host: brand });
        expect([status, body.includes('No link at this address')]).toEqual([404, true]);
      }
    }
  });

  it('never lets a control character of a stored address reach a header', async () => {
    const { visit } = visits(domain('https://a.example/\r\nSet-Cookie: a=b', ''));
    expect((await visit('/', { host: brand })).headers['Location']).toMatch(/^[\x21-\x7e]*$/);
  });

  it('takes nothing but GET and HEAD', async () => {
    const { visit } = visits(domain('https://a.example', 'https://b.example'));
    expect((await visit('/', { host: brand, method: 'POST' })).status).toBe(405);
    expect((await visit('/unknown', { host: brand, method: 'POST' })).status).toBe(404);
    expect((await visit('/', { host: brand, method: 'HEAD' })).status).toBe(302);
  });
});

describe('the picture of an account', () => {
  it('is its letter, whatever that is, and nothing that a page could run', async () => {
    const { visit } = visits({});
    const { status, headers, body } = await visit('/a/%C3%89.svg');
    expect([status, headers['Content-Type'], body.includes('>É</text>')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      true,
    ]);
    expect((await visit('/a/%3C.svg')).body).toContain('>?</text>');
    for (const path of ['/a/', '/a/AB.svg', '/a/A.png'])
      expect((await visit(path)).status).toBe(404);
  });
});

describe('a rotator', () => {
  const rotating = (parts: object): Partial<PublicRecords> => ({
    rotated: async (slug) => (slug === 'spring' ? visitedLink(parts) : undefined),
  });

  it('opens the link that was chosen as the link itself would, and the visit counts for it', async () => {
    const { visit, counted, flush } = visits(
      rotating({ id: 7, parameters: '[{"name":"via","value":"r"}]' }),
    );
    const { status, headers } = await visit('/r/spring', { headers: { referer: 'https://t.co/' } });
    expect([status, headers['Location'], headers['Cache-Control']]).toEqual([
      302,
      'https://example.com/?via=r',
      'no-store',
    ]);
    await flush();
    expect(counted).toMatchObject([{ linkId: 7, referrer: 't.co', network: 'network2' }]);
  });

  it('shows the page of a link that opens in a frame, and the visit counts for it', async () => {
    const content = () => Promise.resolve(linkContent({ title: 'The map' }));
    const { visit, counted, flush } = visits({
      ...rotating({ id: 7, type: 'frame' }),
      linkContent: content,
    });
    const { status, body } = await visit('/r/spring');
    expect([status, body.includes('<iframe src="https://example.com/" title="The map"')]).toEqual([
      200,
      true,
    ]);
    await flush();
    expect(counted).toMatchObject([{ linkId: 7 }]);
  });

  it('says so where it has no links, is unknown, or is asked for anything but reading', async () => {
    const { visit } = visits({ rotated: async (slug) => (slug === 'empty' ? 'empty' : undefined) });
    expect(await visit('/r/empty')).toMatchObject({
      status: 404,
      body: expect.stringContaining('No links here yet'),
    });
    expect(await visit('/r/unknown')).toMatchObject({
      status: 404,
      body: expect.stringContaining('Nothing at this address'),
    });
    expect((await visit('/r/empty', { method: 'POST' })).status).toBe(405);
  });
});

it('asks the store for the second of the visit', async () => {
  const moments: string[] = [];
  const { visit } = visits({
    rotated: async (_, moment) => {
      moments.push(moment);
      return undefined;
    },
  });
  await visit('/r/spring');
  expect(moments).toEqual(['2026-03-01 12:00:00']);
});

it('asks nobody about an unknown alias of the own host, and answers at once', () => {
  const { answer } = visits({
    domain: () => {
      throw new Error('asked');
    },
  });
  const request = {
    method: 'GET',
    host: 'links.example',
    path: '/unknown',
    ip: '',
    header: () => undefined,
  };
  expect(answer(request)).toMatchObject({ status: 404 });
});

it('tells visitors to come back where the store does not answer, and the service once until it does again', async () => {
  let fails = true;
  const { visit, errors } = visits({
    bio: () => (fails ? Promise.reject(new Error('/secret')) : Promise.resolve(undefined)),
  });
  const first = await visit('/b/ada');
  expect([first.status, first.headers['Retry-After'], first.body.includes('secret')]).toEqual([
    503,
    '60',
    false,
  ]);
  await visit('/b/ada');
  expect(errors).toHaveLength(1);
  fails = false;
  expect((await visit('/b/ada')).status).toBe(404);
  fails = true;
  await visit('/b/ada');
  expect(errors).toHaveLength(2);
});
