/** Screens of a frame: those that page and backend agree on are shown, and the page hears where they do not. */
import { expect, mount, test } from './embedding.ts';

const navigation = { navigation: true, bar: true };

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
