import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from './build-dashboard.ts';
import { embedding } from './embed-plugin.ts';

let server: ViteDevServer;
let origin = '';
beforeAll(async () => {
  server = await createServer({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [embedding()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

test('While developing, listed pages may frame it, and their origins are in the page', async () => {
  vi.stubEnv('EMBED_ORIGINS', 'http://localhost:9000,https://portal.example');
  for (const path of ['embed/v1/', 'embed/v1', 'embed/v1/?from=mail']) {
    const reply = await fetch(origin + path);
    expect(reply.headers.get('content-security-policy')).toBe(
      'frame-ancestors http://localhost:9000 https://portal.example',
    );
    const page = await reply.text();
    expect(page).toContain(
      '<base href="/"><meta name="linkdeck-embed-origins" content="http://localhost:9000 https://portal.example">',
    );
    expect(page).toContain('src="/src/main.tsx"');
  }
});

test('While developing, no page may where none is listed, and a wrong list is an error', async () => {
  const none = await fetch(`${origin}embed/v1/`);
  expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('EMBED_ORIGINS')]);
  vi.stubEnv('EMBED_ORIGINS', 'https://portal.example/links');
  const wrong = await fetch(`${origin}embed/v1/`);
  expect([wrong.status, await wrong.text()]).toEqual([
    500,
    expect.stringContaining('EMBED_ORIGINS must be an exact origin: write https://portal.example'),
  ]);
});

test('While developing, pages of any origin import the loader as it is now', async () => {
  const reply = await fetch(`${origin}embed/v1/linkdeck.js`);
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('content-type')).toContain('text/javascript');
  expect(await reply.text()).toMatch(/export\{.* as mountLinkdeck.*\}/);
});
