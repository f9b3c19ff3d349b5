/** Screens of a frame: those that page and backend agree on are shown, and the page hears where they do not. */
import { eventsOf, expect, mount, test } from './embedding.ts';

const navigation = { navigation: true, bar: true };

test('A backend that only reads leaves no screen that it would refuse, and no way to a new link', async ({
  bare,
  embedding: { portal },
}) => {
  const frame = await mount(bare, {
    credentials: 'reading',
    features: navigation,
    route: '/pixels',
  });
  const entries = frame.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(frame.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(entries).toHaveText(['Overview', 'Links', 'Channels', 'Activity', 'Account']);
  await expect(frame.getByRole('button', { name: 'New link' })).toHaveCount(0);
  expect(portal.asked.filter((line) => line.endsWith('pixels.list'))).toEqual([]);
  expect(await eventsOf(bare, 'error')).toEqual([]);
});

test('A screen that the page names and its backend refuses is not shown, and an error says what to change', {
  tag: '@core',
}, async ({ bare }) => {
  const said: string[] = [];
  bare.on('console', (message) => said.push(message.text()));
  const frame = await mount(bare, {
    credentials: 'reading',
    features: { ...navigation, screens: ['links', 'pixels'] },
  });
  const entries = frame.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(frame.getByRole('heading', { name: /^Links/, level: 1 })).toBeVisible();
  await expect(entries).toHaveText(['Links']);
  const message =
    'screens: "pixels" is not shown, because the backend of this page does not allow pixels.list. ' +
    'Add pixels.list to "allow" of createBackend, or leave "pixels" out of "screens".';
  await expect
    .poll(() => eventsOf(bare, 'error'))
    .toEqual([{ event: 'error', code: 'screens', message, recoverable: true }]);
  expect(said).toContain(`Linkdeck: ${message}`);
});

test('A page changes its screens live, and a user on one that goes is led to the first', async ({
  bare,
}) => {
  const frame = await mount(bare, {
    credentials: 'transport',
    features: { ...navigation, screens: ['domains', 'overlays'] },
    route: '/overlays',
  });
  await expect(frame.getByRole('heading', { name: /^Overlays/, level: 1 })).toBeVisible();
  await bare.evaluate(() => {
    const { handle } = Reflect.get(window, 'one') as { handle: { update(options: object): void } };
    handle.update({ features: { navigation: true, screens: ['domains'] } });
  });
  await expect(frame.getByRole('heading', { name: /^Domains/, level: 1 })).toBeVisible();
});
