/** Smoke steps of the session: signing in, a reload, and a lock. */
import { expect, linksHeading, signIn, test } from '#e2e/engines/support/fixtures.ts';

test('Sign in with the printed key', async ({ tab, service: { server } }) => {
  await signIn(tab, server);
  await tab.shows({ role: 'row', pattern: '127\\.0\\.0\\.1' });
  const stored = await tab.evaluate(
    '[...Object.entries(localStorage), ...Object.entries(sessionStorage), document.body.outerHTML]',
  );
  expect(JSON.stringify(stored)).not.toContain(server.key);
});

test('A reload keeps the user signed in', async ({ tab, service: { server } }) => {
  await signIn(tab, server);
  await tab.reload();
  await tab.shows(linksHeading);
  await tab.shows({ role: 'row', pattern: '127\\.0\\.0\\.1' });
});

test('A lock empties the screen, and a reload opens nothing', async ({
  tab,
  service: { server },
}) => {
  await signIn(tab, server);
  await tab.press('Control', 'Shift', 'L');
  await tab.reads({ role: 'status' }, /Locked, in all tabs/);
  await tab.hides(linksHeading);
  await tab.reload();
  await tab.shows({ role: 'button', name: 'Sign in' });
  expect(await tab.evaluate('sessionStorage.length')).toBe(0);
});
