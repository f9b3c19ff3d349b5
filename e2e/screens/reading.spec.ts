/** What is drawn beside words: labels in the middle of what is tapped, and bars that grow the way that is read. */
import { connect, expect, test } from '#e2e/support/fixtures.ts';

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('A link that looks like a button has its label in its middle', async ({
    signedIn: page,
    server,
  }) => {
    await page.goto(`${server.dashboard}/nowhere`);
    const link = page.locator('main a.mantine-Button-root');
    await expect(link).toBeVisible();
    const offset = await link.evaluate((button) => {
      const label = button.querySelector('.mantine-Button-label');
      const middle = (element: Element) => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      };
      return label === null ? Infinity : middle(label) - middle(button);
    });
    expect(Math.abs(offset)).toBeLessThanOrEqual(1);
  });
});

test('In Arabic the bars of a link grow from the right', async ({ page, server, key, direct }) => {
  await direct.postAll('/api/url/add', [{ url: 'https://shop.example/one', custom: 'bars' }]);
  for (const browser of [chrome, chrome, chrome, firefox])
    await fetch(`${server.links}/bars`, { redirect: 'manual', headers: { 'User-Agent': browser } });
  await connect(page, server.dashboard, key);
  await page.evaluate(() => localStorage.setItem('linkdeck.preferences', '{"locale":"ar"}'));
  const { data } = (await direct.get('/api/urls')) as { data: { urls: { id: number }[] } };
  await page.goto(`${server.dashboard}/links/${data.urls[0]?.id}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const bars = page.getByRole('listitem').locator('span[aria-hidden][style*="width"]');
  await expect(bars.first()).toBeAttached();
  await expect(async () => {
    const places = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const track = (bar.closest('li') ?? bar).getBoundingClientRect();
        const { right, width } = bar.getBoundingClientRect();
        return { toRightEnd: track.right - right, share: width / track.width };
      }),
    );
    // A full bar tells nothing about its direction.
    const parts = places.filter(({ share }) => share > 0 && share < 0.9);
    expect(parts).not.toHaveLength(0);
    for (const { toRightEnd } of parts) expect(Math.abs(toRightEnd)).toBeLessThan(1);
  }).toPass();
});

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
