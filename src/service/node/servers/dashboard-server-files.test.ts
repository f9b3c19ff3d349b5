/**
 * Tests of the files that the dashboard's server sends: compressed, kept, and none from outside.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dashboardScript, raw, testDashboard } from '#testing/service/test-dashboard.ts';

const serve = testDashboard();

describe('Files', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('A script is sent compressed by %s and may be kept for good', async (encoding, decompress) => {
    const reply = await raw(await serve(), '/assets/index-AbCd1234.js', {
      'Accept-Encoding': encoding,
    });
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(reply.body.length),
      vary: 'Accept-Encoding',
    });
    expect(reply.body.length).toBeLessThan(dashboardScript.length / 2);
    expect(decompress(reply.body).toString()).toBe(dashboardScript);
  });

  test('The best encoding that the browser accepts is taken, and none that it refuses', async () => {
    const origin = await serve();
    const path = '/assets/index-AbCd1234.js';
    expect(
      (await raw(origin, path, { 'Accept-Encoding': 'gzip, deflate, br' })).headers[
        'content-encoding'
      ],
    ).toBe('br');
    expect(
      (await raw(origin, path, { 'Accept-Encoding': 'br;q=0, GZIP;q=0.5' })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
    expect((await raw(origin, path)).headers['content-encoding']).toBeUndefined();
    expect(
      (await raw(origin, '/assets/inter-AbCd1234.woff2', { 'Accept-Encoding': 'br' })).headers,
    ).toMatchObject({
      'content-type': 'font/woff2',
      'content-length': '4',
    });
  });

  test('A file whose name says nothing of its content is asked for again, and not sent again', async () => {
    const origin = await serve();
    const first = await raw(origin, '/favicon.svg');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml; charset=utf-8',
    });
    const { etag } = first.headers;
    const second = await raw(origin, '/favicon.svg', {
      'If-None-Match': `"other", ${etag ?? ''}`,
    });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    expect((await raw(origin, '/favicon.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('A file that is missing is missing, and not the page', async () => {
    const origin = await serve();
    for (const path of ['/assets/gone-AbCd1234.js', '/assets/', '/robots.txt', '/favicon.ico']) {
      const reply = await raw(origin, path, { Accept: 'text/html,*/*' });
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.body.toString()).not.toContain('<');
    }
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//../secret.txt',
    '/..\\secret.txt',
  ])('The path %s leads to nothing outside', async (path) => {
    const reply = await raw(await serve(), path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).not.toContain('outside');
  });

  test('HEAD tells what GET would send, and other methods are refused', async () => {
    const origin = await serve();
    const head = await raw(origin, '/assets/index-AbCd1234.js', {}, 'HEAD');
    expect(head).toMatchObject({
      status: 200,
      headers: { 'content-length': String(dashboardScript.length) },
    });
    expect(head.body.length).toBe(0);
    const post = await raw(origin, '/links', {}, 'POST');
    expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
