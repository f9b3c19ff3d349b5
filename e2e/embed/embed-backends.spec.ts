/** Backends in other languages: the examples of the docs answer for a whole dashboard in a page. */
import {
  type ExampleBackend,
  isInstalled,
  otherBackends,
  startBackend,
} from '#e2e/support/example-backend.ts';
import { eventsOf, expect, mount, test } from './embedding.ts';

let backend: ExampleBackend | undefined;

test.afterEach(async ({ bare }) => {
  await bare.unrouteAll({ behavior: 'wait' });
  await backend?.stop();
  backend = undefined;
});

for (const [name, command] of Object.entries(otherBackends))
  test(`A backend in ${name} lists, finds, shows and creates links, and leaves out what it refuses`, async ({
    bare,
    embedding: { server },
  }) => {
    test.skip(!isInstalled(command[0]), `${command[0]} is not on this machine`);
    const running = await startBackend(name, command, server);
    backend = running;
    const asked: string[] = [];
    const statuses: number[] = [];
    await bare.route('**/linkdeck/request', async (route) => {
      asked.push((route.request().postDataJSON() as { path: string }).path);
      const reply = await route.fetch({ url: `${running.url}/linkdeck/request` });
      statuses.push(((await reply.json()) as { status: number }).status);
      await route.fulfill({ response: reply });
    });
    const frame = await mount(bare, {
      credentials: 'transport',
      features: { navigation: true, bar: true },
    });
    const entries = frame.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(frame.getByRole('heading', { name: /^Links/, level: 1 })).toBeVisible();
    await expect(entries).toHaveText(['Overview', 'Links', 'Activity', 'Account']);
    await frame.getByRole('searchbox').fill('käse & "brot" +1');
    await frame.getByRole('searchbox').press('Enter');
    await expect(frame.getByText(/^Nothing matches/)).toBeVisible();
    expect(asked.filter((path) => path.includes('q='))).toHaveLength(1);
    await frame.getByRole('searchbox').fill('');
    await frame.locator('[data-row] a[data-opens]').first().click();
    await expect(frame.getByRole('button', { name: 'QR code…', exact: true })).toBeVisible();
    await frame.getByRole('button', { name: 'New link', exact: true }).click();
    await frame
      .getByLabel('Destination', { exact: true })
      .fill(`https://shop.example/ünïcode/${name}`);
    await frame.getByRole('button', { name: /^Create link/ }).click();
    // At the end of its hold.
    await expect.poll(() => eventsOf(bare, 'linkCreated')).toMatchObject([{ source: 'form' }]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
