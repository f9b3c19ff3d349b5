/** Tests of the page inside of frames: who may frame it, and what the loader is allowed. */

import { describe, expect, test } from 'vitest';
import { raw, testDashboard } from '#testing/service/test-dashboard.ts';

const serve = testDashboard();

describe('The page inside of frames', () => {
  const frame = { embedOrigins: ['https://portal.example', 'http://localhost:9000'] };

  test('It may be framed by the listed origins alone, and gets their list', async () => {
    const origin = await serve(frame);
    for (const path of [
      '/embed/v1/',
      '/embed/v1',
      '/embed/v1/index.html',
      '/embed/v1/?from=mail',
    ]) {
      const reply = await fetch(origin + path);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain('; frame-ancestors https://portal.example http://localhost:9000; ');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(reply.headers.has('x-frame-options')).toBe(false);
      expect(reply.headers.get('cross-origin-embedder-policy')).toBe('credentialless');
      expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await reply.text()).toContain(
        '<base href="/"><meta name="linkdeck-embed-origins" content="https://portal.example http://localhost:9000">',
      );
    }
  });

  test('Its workers and pictures may run in the frame of an isolated page, and no page of the dashboard is isolated itself', async () => {
    const origin = await serve(frame);
    const policyOf = async (path: string) =>
      (await fetch(origin + path)).headers.get('cross-origin-embedder-policy');
    expect(await policyOf('/assets/index-AbCd1234.js')).toBe('credentialless');
    expect(await policyOf('/card-image.html')).toBe('credentialless');
    expect(await policyOf('/links')).toBeNull();
  });

  test('Every other page stays unframed, and is no frame', async () => {
    const reply = await fetch(`${await serve(frame)}/links`);
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await reply.text()).not.toContain('linkdeck-embed-origins');
  });

  test('Without a list there is none, and the reply says how to get one', async () => {
    const reply = await fetch(`${await serve()}/embed/v1/`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('--embed-origins');
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('The loader may be imported by pages of other origins, and the rest of the dashboard may not', async () => {
    const origin = await serve(frame);
    const loader = await raw(origin, '/embed/v1/linkdeck.js');
    expect(loader).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      },
    });
    for (const path of ['/assets/index-AbCd1234.js', '/embed/elsewhere']) {
      expect((await raw(origin, path)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('Behind a proxy it is below the base', async () => {
    const origin = await serve({ ...frame, publicUrl: 'https://tools.example/deck' });
    expect(await (await fetch(`${origin}/deck/embed/v1/`)).text()).toContain(
      '<base href="/deck/"><meta',
    );
  });
});
