/** Naming rules of a page that embeds Linkdeck: the frame says of forty links what the rules say. */
import { checkNaming } from '#contract/new-link/check-naming.ts';
import { csvText } from '#features/files/csv.ts';
import { namedLinks, namingRules } from '#testing/naming-cases.ts';
import { expect, mount, test } from './embedding.ts';

/** Every sixth, each with a destination and an alias of its own: nothing but its name is a problem. */
const everySixth = namedLinks().filter((_, index) => index % 6 === 0);
const links = everySixth.map(({ url, custom, channel }, index) => ({
  url: url.replace('/?', `/${index}?`),
  custom: custom === '' ? '' : `${custom.slice(0, 1)}${index}${custom.slice(1)}`,
  channel,
}));

function stateOf({ url, custom, channel }: (typeof links)[number]): string {
  const body = { url, custom: custom === '' ? undefined : custom, channel };
  const levels = checkNaming(namingRules, { body }).map(({ level }) => level);
  if (levels.includes('refuse')) return 'error';
  return levels.includes('warn') ? 'warning' : 'ready';
}

test('Rules that the page hands over judge the rows of an import in the frame as everywhere', async ({
  bare,
}) => {
  const frame = await mount(bare, {
    credentials: 'callback',
    route: '/links/import',
    naming: namingRules,
  });
  const rows = links.map(({ url, custom, channel }) => [url, custom, channel ?? '']);
  await frame
    .getByRole('textbox', { name: /Web addresses/ })
    .fill(csvText(['url', 'alias', 'channel'], rows));
  await frame.getByRole('button', { name: 'Check these lines' }).click();
  const states = links.map(stateOf);
  const ready = states.filter((state) => state !== 'error').length;
  await expect(frame.getByText(`${ready} of ${links.length} links ready`)).toBeVisible();

  await frame.getByText('All rows', { exact: true }).click();
  const items = frame.getByRole('list', { name: 'Rows' }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  // Those with an error are first.
  const shown = new Map<number, string>();
  for (;;) {
    const first = (await items.first().textContent()) ?? '';
    const rowsHere = await items.evaluateAll((all) =>
      all.map((item) => ({ text: item.textContent, state: item.dataset['state'] ?? '' })),
    );
    for (const { text, state } of rowsHere)
      shown.set(Number(/Row (\d+)/.exec(text)?.[1]) - 2, state);
    if (shown.size === states.length) break;
    await frame.getByRole('button', { name: 'Next' }).click();
    await expect(items.first()).not.toHaveText(first);
  }
  expect(new Set(states).size).toBe(3);
  expect(states.map((_, index) => shown.get(index))).toEqual(states);
});
