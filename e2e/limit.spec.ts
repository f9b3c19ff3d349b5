import { expect, test } from './fixtures.ts';

test('A hurried person is held back, not refused: the service never has to say 429', async ({ direct, signedIn: page, traffic }) => {
  test.setTimeout(120_000);
  await direct.post('/api/url/add', { url: 'https://shop.example/limit' });
  const refresh = page.getByRole('button', { name: /refresh/i });
  for (let press = 0; press < 45; press += 1) {
    // Each press is a request of its own; once the budget is used up, the last one waits and the screen says so.
    await refresh.click();
    await page.waitForTimeout(40);
  }
  await expect(page.getByRole('button', { name: /requests? left|request budget|of 30/i }).first()).toBeVisible();
  const statuses = traffic.all().map(({ status }) => status);
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.length).toBeLessThanOrEqual(29);
  expect(statuses.filter((status) => status === 429)).toEqual([]);
});
