/** Smoke step of embedding: the user types the key inside the frame of a portal of another origin. */
import { linksHeading, test } from '#e2e/engines/support/fixtures.ts';

test('Embedded in a portal: the user types the key in the frame', async ({
  tab,
  service: { server, portal },
}) => {
  await tab.goto(portal.url);
  await tab.enterFrame();
  await tab.shows({ pattern: 'Your key isn’t remembered here' });
  await tab.fill({ label: 'API key' }, server.key);
  await tab.click({ role: 'button', name: 'Sign in' });
  await tab.shows(linksHeading);
  await tab.shows({ role: 'checkbox', pattern: '^Select (?!all)' });
});
