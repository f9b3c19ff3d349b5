/** Tests of the dashboard's server: its page, its settings, and where it lies behind a proxy. */

import { describe, expect, test } from 'vitest';
import { vocabularies } from '#contract/service-names.ts';
import { raw, testDashboard } from '#testing/service/test-dashboard.ts';

const serve = testDashboard();

describe('The page', () => {
  test('Any path that is not a file gets the page, with the base that makes its addresses right', async () => {
    const origin = await serve();
    for (const path of ['/', '/links', '/links/7?q=a', '/index.html']) {
      const reply = await fetch(origin + path, { headers: { Accept: 'text/html' } });
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await reply.text()).toContain('<head><base href="/">');
    }
  });

  test('Each reply has a new nonce, the same in the page and in its policy', async () => {
    const origin = await serve();
    const [first, second] = await Promise.all(
      ['/', '/'].map(async (path) => {
        const reply = await fetch(origin + path);
        const text = await reply.text();
        const nonces = [...text.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
        expect(nonces).toHaveLength(2);
        expect(nonces[1]).toBe(nonces[0]);
        expect(reply.headers.get('content-security-policy')).toContain(
          `style-src 'self' 'nonce-${nonces[0] ?? ''}'`,
        );
        return nonces[0];
      }),
    );
    expect(first).not.toBe(second);
  });

  test('The policy is exactly the agreed one, and the page is not kept', async () => {
    const reply = await fetch(
      await serve({ apiOrigins: ['https://a.example', 'http://b.example:81'] }),
    );
    const policy = reply.headers
      .get('content-security-policy')
      ?.replace(/'nonce-[\w-]{22}'/, "'nonce-…'");
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "connect-src 'self' https://a.example http://b.example:81",
      "style-src 'self' 'nonce-…'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "manifest-src 'self'",
      "form-action 'none'",
      "base-uri 'self'",
      "object-src 'none'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    expect(reply.headers.get('permissions-policy')).toContain('clipboard-write=(self)');
    expect(reply.headers.has('strict-transport-security')).toBe(false);
  });

  test('The frame for card images has a separate policy: pictures of any host, one script, no origin', async () => {
    const origin = await serve();
    const reply = await fetch(`${origin}/card-image.html`);
    expect(reply.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      'img-src https:',
      "base-uri 'none'",
      "form-action 'none'",
      'sandbox allow-scripts',
    ]);
    const other = await fetch(`${origin}/favicon.svg`);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('A client that accepts no HTML gets no page', async () => {
    expect((await raw(await serve(), '/links', { Accept: 'application/json' })).status).toBe(404);
  });
});

describe('Settings and the path to the API', () => {
  test('config.json holds the addresses of this start and everything else of the build', async () => {
    const reply = await fetch(`${await serve({ apiOrigins: ['https://a.example'] })}/config.json`);
    expect(await reply.json()).toEqual({
      labels: { network1: 'One' },
      serviceAddresses: ['', 'https://a.example'],
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('config.json holds the names of the service where they were set', async () => {
    const reply = await fetch(`${await serve({ names: vocabularies.common })}/config.json`);
    expect(await reply.json()).toMatchObject({
      names: { network1: 'facebook', appstore_a: 'apple' },
    });
  });

  test('Everything under /api goes to the API with its query, and nothing else does', async () => {
    const origin = await serve();
    expect(await (await fetch(`${origin}/api/urls?q=a`)).text()).toBe('api /api/urls?q=a');
    expect(await (await fetch(`${origin}/api`)).text()).toBe('api /api');
    expect(await (await fetch(`${origin}/apis`)).text()).toContain('<base');
  });
});

describe('Behind a proxy', () => {
  test('A path in the public address becomes the base, whether the proxy leaves it in requests or not', async () => {
    const origin = await serve({ publicUrl: 'https://tools.example/deck' });
    for (const prefix of ['', '/deck']) {
      expect(await (await fetch(`${origin}${prefix}/links`)).text()).toContain(
        '<base href="/deck/">',
      );
      expect((await fetch(`${origin}${prefix}/assets/index-AbCd1234.js`)).status).toBe(200);
      expect(await (await fetch(`${origin}${prefix}/api/account`)).text()).toBe('api /api/account');
    }
    expect(await (await fetch(`${origin}/decks/api/account`)).text()).toContain('<base');
  });

  test('The base without the slash at its end leads to the one with it', async () => {
    const origin = await serve({ publicUrl: 'https://tools.example/deck' });
    const reply = await fetch(`${origin}/deck?from=mail`, { redirect: 'manual' });
    expect(reply.status).toBe(308);
    expect(reply.headers.get('location')).toBe('/deck/');
  });

  test('The OpenAPI document names the path of the public address as its server', async () => {
    const servers = async (options?: { publicUrl: string }) => {
      const reply = await fetch(`${await serve(options)}/openapi.json`);
      expect(reply.headers.get('content-type')).toBe('application/json');
      return ((await reply.json()) as { servers: unknown }).servers; // looked at below
    };
    expect(await servers()).toMatchObject([{ url: '/' }]);
    expect(await servers({ publicUrl: 'https://deck.example' })).toMatchObject([{ url: '/' }]);
    expect(await servers({ publicUrl: 'https://tools.example/deck' })).toMatchObject([
      { url: '/deck' },
    ]);
  });

  test('Only over https browsers are asked to stay there', async () => {
    const secure = await fetch(await serve({ publicUrl: 'https://deck.example' }));
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const api = await fetch(`${await serve({ publicUrl: 'https://deck.example' })}/api/account`);
    expect(api.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await fetch(await serve({ publicUrl: 'http://deck.example' }));
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  });
});
