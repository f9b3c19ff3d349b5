/** Behind nginx: TLS, a dashboard below a path, and short links, with the proxy's headers and without them. */
import type { Page } from '@playwright/test';
import { expect, mount } from '#e2e/embed/embedding.ts';
import { startPortal } from '#e2e/portal/portal.ts';
import { findChromium } from '#e2e/setup/browser.ts';
import { findNginx, nginxPackages } from '#e2e/setup/nginx.ts';
import { test } from '#e2e/support/fixtures.ts';
import {
  deckPath,
  freePorts,
  type ProxyUrls,
  proxyUrls,
  type RunningNginx,
  startNginx,
} from '#e2e/support/nginx.ts';
import type { RunningServer, startServer } from '#e2e/support/server.ts';
import { ownFiles } from '#service/node/doctor/check-machine.ts';
import { runDoctor } from '#service/node/doctor/doctor.ts';

test.use({
  serviceWorkers: 'allow',
  // The one certificate is the test's own. A context that ignores errors would still load no service worker.
  launchOptions: { executablePath: findChromium(), args: ['--ignore-certificate-errors'] },
});

/** TLS, and a new connection for each file where nginx has its presets, take their time on a busy machine. */
async function signIn(page: Page, url: string, key: string): Promise<void> {
  await page.goto(`${url}/links`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
}

const stops: (() => Promise<void>)[] = [];
test.afterEach(async ({ page }) => {
  await page.close();
  for (const stop of stops.splice(0)) await stop();
});

test('Behind nginx with TLS and a path: sign-in, list, short link, embedding and service worker', async ({
  page,
  ownServer,
}) => {
  test.skip(findNginx() === undefined, `Needs ${nginxPackages.join(' and ')}`);
  const { full, bare, portal, server, ask } = await startBehindNginx(ownServer);
  const headers = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' };
  const created = await ask(`${full.dashboard}/api/url/add`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ url: `${full.dashboard}/overview`, custom: 'sale' }),
  });
  expect(JSON.parse(created.text)).toMatchObject({ error: 0, shorturl: `${full.links}/sale` });

  await test.step('Without headers of the proxy the dashboard works, and the log says why links do not', async () => {
    await signIn(page, bare.dashboard, server.key);
    await expect(page.getByText('Sale', { exact: true }).first()).toBeVisible();
    for (let visit = 0; visit < 3; visit += 1)
      expect((await ask(`${bare.links}/sale`)).status).toBe(404);
    const reports = server.output().match(/proxy_set_header Host/g);
    expect(reports).toHaveLength(1);
    expect(server.output()).toContain(`for the host ${new URL(server.links).host},`);
  });

  await test.step('The doctor finds the proxy in order with them, and says what to add without', async () => {
    const inOrder = await askDoctor(server, full, ask);
    expect(inOrder.text).toContain('Nothing has to be changed.');
    expect(inOrder.exitCode).toBe(0);
    const without = await askDoctor(server, bare, ask);
    expect(without.text).toMatch(/WRONG {2}Proxy .*the host 127\.0\.0\.1:\d+ arrives/);
    expect(without.text).toContain('proxy_set_header Host $host;');
    expect(without.exitCode).toBe(1);
  });

  await test.step('With them a visitor counts once, whatever IPs the visitor invents', async () => {
    for (let visit = 0; visit < 5; visit += 1) {
      const reply = await ask(`${full.links}/sale`, {
        headers: {
          'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          'X-Forwarded-For': `198.51.100.${visit}`,
          'X-Forwarded-Host': 'brand.example',
        },
      });
      expect(reply.status).toBe(302);
      expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
    }
    const { id } = JSON.parse(created.text) as { id: number }; // asserted above
    await expect
      .poll(async () => {
        const { text } = await ask(`${full.dashboard}/api/url/${id}`, { headers });
        return (JSON.parse(text) as { data: unknown }).data; // compared below
      })
      .toMatchObject({ clicks: 5, uniqueClicks: 1 });
    const document = await ask(`${full.dashboard}/openapi.json`);
    expect(JSON.parse(document.text)).toMatchObject({ servers: [{ url: deckPath }] });
  });

  await test.step('Sign-in, list and short link in the browser', async () => {
    await page.goto(full.dashboard);
    await expect(
      page.getByText(full.dashboard.replace('https://', ''), { exact: true }),
    ).toBeVisible();
    await signIn(page, full.dashboard, server.key);
    await expect(page.getByText('Sale', { exact: true }).first()).toBeVisible();
    await page.goto(`${full.links}/sale`);
    await expect(page).toHaveURL(`${full.dashboard}/overview`);
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  });

  await test.step('The service worker has the path for its scope, and opens the dashboard without a network', async () => {
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${full.dashboard}/`);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('A portal embeds it with a key of its own', async () => {
    await page.goto(`${portal.url}/bare`);
    const frame = await mount(page, { credentials: 'callback', deckUrl: full.dashboard });
    await expect(frame.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
    await expect(frame.getByText('Sale', { exact: true }).first()).toBeVisible();
  });
});

/** Runs `linkdeck doctor` as if the service had been started with these URLs. */
function askDoctor(server: RunningServer, urls: ProxyUrls, ask: RunningNginx['ask']) {
  const portOf = (url: string) => new URL(url).port;
  const ports = ['--port', portOf(server.dashboard), '--links-port', portOf(server.links)];
  const names = ['--public-url', urls.dashboard, '--links-url', urls.links];
  const args = [...ports, ...names, '--data', server.data, '--trust-proxy'];
  return runDoctor(args, '0', 'linkdeck doctor', {
    now: Date.now,
    files: ownFiles,
    fetch: async (url, init) => {
      if (!url.startsWith('https:')) return fetch(url, init);
      // Only the test's own client finds the names and knows the certificate.
      const headers = Object.fromEntries(new Headers(init.headers));
      const { status, text, headers: replied } = await ask(url, { headers });
      return new Response(text, { status, headers: replied as Record<string, string> }); // one of each here
    },
  });
}

/** A service whose public URLs are those of nginx, and a portal that embeds it from there. */
async function startBehindNginx(ownServer: typeof startServer) {
  const ports = await freePorts();
  const full = proxyUrls(ports.full);
  const portal = await startPortal({
    linkdeck: () => full.dashboard,
    key: () => server.key,
    policy: {
      'script-src': `'self' ${new URL(full.dashboard).origin}`,
      'frame-src': new URL(full.dashboard).origin,
    },
  });
  stops.push(portal.stop);
  const urls = ['--public-url', `${full.dashboard}/`, '--links-url', full.links];
  const server = await ownServer([...urls, '--trust-proxy', '--embed-origins', portal.url]);
  const nginx = await startNginx(ports, server);
  stops.push(nginx.stop);
  return { full, bare: proxyUrls(ports.bare), portal, server, ask: nginx.ask };
}
