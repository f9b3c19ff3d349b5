import { chromium } from '@playwright/test';
import { startPortal } from '#e2e/portal/portal.ts';
import { startServer, type RunningServer } from '#e2e/support/server.ts';
import { findChromium } from '#e2e/setup/browser.ts';
const running: { server?: RunningServer } = {};
const portal = await startPortal({ linkdeck: () => running.server?.dashboard ?? '', key: () => running.server?.key ?? '' });
running.server = await startServer(['--demo', '--rate-limit', '600', '--embed-origins', portal.url]);
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const mode of (process.env.MODES ?? 'parts').split(',')) {
    const page = await browser.newPage({ viewport: { width: Number(process.env.WIDTH ?? 1000), height: 1000 }, colorScheme: (process.env.SCHEME ?? 'light') as 'light' });
    page.on('console', (m) => console.log('console', m.type(), m.text()));
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
    const scripts: string[] = [];
    page.on('response', async (r) => { if (/\.js$/.test(r.url())) scripts.push(r.url().split('/').at(-1)!); });
    if (mode === 'parts') {
      portal.asked.length = 0;
      const started = Date.now();
      await page.goto(`${portal.url}/parts?${process.env.QUERY ?? 'way=kept&parts=list,figures:1,create,picker'}`);
      await page.waitForTimeout(Number(process.env.WAIT ?? 6000));
      console.log(Date.now() - started, portal.asked);
      console.log(JSON.stringify(await page.evaluate(() => (window as any).page.events)));
      console.log('workers', page.workers().length, 'frames', page.frames().length, scripts.length, JSON.stringify([...new Set(scripts)].length));
      await page.screenshot({ path: `/tmp/parts-try/${process.env.NAME ?? 'parts'}.png`, fullPage: true });
    } else {
      await page.goto(`${portal.url}/mail?${process.env.QUERY ?? 'way=kept'}`);
      await page.locator('#mail a').dblclick();
      await page.keyboard.press('Control+k');
      await page.waitForTimeout(Number(process.env.WAIT ?? 5000));
      await page.screenshot({ path: `/tmp/parts-try/${process.env.NAME ?? 'mail'}.png` });
      for (const key of (process.env.KEYS ?? '').split(',').filter(Boolean)) {
        if (key.startsWith('=')) await page.keyboard.type(key.slice(1)); else await page.keyboard.press(key);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/parts-try/${process.env.NAME ?? 'mail'}-${key.replace(/\W/g, '')}.png` });
      }
      console.log(await page.locator('#mail').innerHTML(), await page.locator('#last').textContent());
    }
    await page.close();
  }
} finally {
  await browser.close();
  await portal.stop();
  await running.server.stop();
}
