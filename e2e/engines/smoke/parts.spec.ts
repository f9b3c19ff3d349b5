/** Smoke step of parts: five of them share an engine, and keys stay with the page around them. */
import { expect, test } from '#e2e/engines/support/fixtures.ts';

/** Letters that are shortcuts of the dashboard, many times over. */
const typed = 'cakes / pies? coffee & tea, c/o '.repeat(7).slice(0, 200);

const pageState = '[document.activeElement.id, document.getElementById("field").value, scrollY]';
const lastState = 'window.page?.events.filter(({ event }) => event === "state").at(-1)?.state';

test('Five parts in a portal: keys stay with the page, and one key opens all of them', async ({
  tab,
  service: { portal },
}) => {
  test.setTimeout(240_000);
  for (const way of ['typed', 'handed', 'kept']) {
    portal.asked.length = 0;
    await tab.goto(
      `${portal.url}/parts?way=${way}&rpm=600&parts=list,picker,create,figures:1,list`,
    );
    // By a click: the browser does its own part of `autofocus` with the first picture only.
    await tab.click({ label: 'Your search' });
    await tab.type(typed.slice(0, 100));
    await expect.poll(() => tab.evaluate(lastState)).toBe(way === 'typed' ? 'auth' : 'ready');
    await tab.type(typed.slice(100));
    expect(await tab.evaluate(pageState)).toEqual(['field', typed, 0]);
    const keys = portal.asked.filter((line) => line.startsWith('POST /linkdeck/key'));
    expect(keys).toHaveLength(way === 'handed' ? 1 : 0);
  }
});
