/** Tests of the expiring links: from details that were read and links that were sent, soonest first, without a request. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { renderPart } from '#testing/setups/render-part.tsx';
import { ExpiringLinks } from './ExpiringLinks.tsx';

const begin = Date.now();
const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(begin + days * day).toISOString().slice(0, 19).replace('T', ' ');

const find = () => screen.findByRole('region', { name: 'Expiring soon' });
const rows = async () =>
  within(await find())
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

test('Links whose details were read are listed, the soonest first, within thirty days, and no request is sent for it', async () => {
  const { service, engine, show } = await renderPart(begin);
  for (const [alias, expiry] of [
    ['later', inDays(20)],
    ['soon', inDays(2)],
    ['far', inDays(31)],
    ['never', undefined],
  ] as const) {
    await service.addLink({ url: 'https://shop.example', custom: alias, ...(expiry === undefined ? {} : { expiry }) });
  }
  service.asked.length = 0;
  show(<ExpiringLinks />);
  expect((await find()).textContent).toContain('No link loaded so far expires in the next 30 days.');
  await expectAccessible();
  expect(service.asked).toEqual([]);

  for (const id of [1, 2, 3, 4]) await act(() => engine.call('links.get', { id }));
  await waitFor(async () => expect(await rows()).toEqual(['go.test/soonin 2 days', 'go.test/laterin 20 days']));
  expect((await find()).textContent).toContain('2 links in the next 30 days');
  await expectAccessible();
});

test('A link that was made from this browser is listed until the service says that it does not expire', async () => {
  const { service, engine, show, pass } = await renderPart(begin);
  show(<ExpiringLinks />);
  await engine.jobs.add({
    kind: 'create',
    title: 'links.csv',
    trial: 0,
    drafts: [{ body: { url: 'https://shop.example', custom: 'sale', expiry: inDays(3) } }],
  });
  await pass(1000);
  await waitFor(async () => expect(await rows()).toEqual(['go.test/salein 3 days']));

  const other = await service.addLink({ url: 'https://shop.example' });
  await act(() => engine.call('links.get', { id: other.id }));
  expect(await rows()).toHaveLength(1);
});

test('Of many the first eight are shown and all are counted', async () => {
  const { service, engine, show } = await renderPart(begin);
  for (let each = 1; each <= 10; each += 1) {
    const { id } = await service.addLink({ url: 'https://shop.example', expiry: inDays(each) });
    await act(() => engine.call('links.get', { id }));
  }
  show(<ExpiringLinks />);
  await waitFor(async () => expect(await rows()).toHaveLength(8));
  expect((await find()).textContent).toContain('8 of 10 links in the next 30 days');
});
