/** Smoke step of the focus of a frame: keys stay with the page around it until a user clicks inside. */
import { expect, test } from '#e2e/engines/support/fixtures.ts';

/** Loads of each screen in each way: `ROUNDS=20 npm run engines` for a long look. */
const rounds = Number(process.env['ROUNDS'] ?? 1);

const screens = [
  ['/links', 'Links'],
  ['/links/new', 'New link'],
  ['/overview', 'Overview'],
  ['/channels', 'Channels'],
] as const;

/** Letters that are shortcuts of the dashboard, many times over: 234 characters. */
const typed = 'cakes / pies? coffee & tea, c/o '.repeat(8).slice(0, 234);

/** What has the focus in the page, what its field holds, and how far it has scrolled. */
const pageState = '[document.activeElement.id, document.getElementById("field").value, scrollY]';

test('Embedded in a portal: keys stay with the page until the user clicks in the frame', async ({
  tab,
  engine,
  service: { portal },
}) => {
  test.setTimeout(120_000 + rounds * 300_000);
  for (let round = 0; round < rounds; round += 1)
    for (const way of ['typed', 'handed', 'kept'])
      for (const [route, heading] of screens) {
        await tab.goto(`${portal.url}/field?way=${way}&route=${route}`);
        // By a click: the browser does its own part of `autofocus` with the first picture only.
        await tab.click({ label: 'Your search' });
        await tab.type(typed.slice(0, 100));
        await expect
          .poll(() => tab.evaluate('document.getElementById("state-one").textContent'))
          .toBe(way === 'typed' ? 'auth' : 'ready');
        for (const letter of typed.slice(100, 200)) await tab.type(letter);
        expect(await tab.evaluate(pageState)).toEqual(['field', typed.slice(0, 200), 0]);
        await tab.enterFrame();
        await tab.shows(
          way === 'typed' ? { label: 'API key' } : { role: 'heading', name: heading, level: 1 },
        );
        await tab.leaveFrame();
        // The driver of WebKitGTK gives the keyboard to each frame that it enters.
        if (engine === 'WebKitGTK') continue;
        await tab.type(typed.slice(200));
        expect(await tab.evaluate(pageState)).toEqual(['field', typed, 0]);
      }
  await tab.evaluate('document.getElementById("one").scrollIntoView()');
  await tab.enterFrame();
  await tab.click({ role: 'heading', name: 'Channels', level: 1 });
  await tab.press('c');
  await tab.shows({ role: 'dialog', name: 'New link' });
  await tab.focuses({ label: 'Destination' });
});
