/** Expiry marks: in words in every list of links, for what this browser knows, at no request. */
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

const day = 24 * 3_600_000;
const inDays = (days: number) =>
  new Date(Date.now() + days * day).toISOString().slice(0, 19).replace('T', ' ');

/** An account whose links `soon`, `far` and `never` were opened in this browser, and `untold` was not. */
async function openedLinks(route: string, { readsLinks = false } = {}) {
  const service = await createTestService();
  for (const [custom, expiry] of [
    ['soon', inDays(3)],
    ['far', inDays(31)],
    ['never', undefined],
    ['untold', inDays(2)],
  ] as const) {
    await service.addLink({ url: 'https://shop.example', custom, ...(expiry && { expiry }) });
  }
  const page = await renderPage(route, { service, hostOptions: { readsLinks } });
  const { engine } = page.session.state;
  if (engine === undefined) throw new Error('Nobody is signed in');
  return {
    ...page,
    engine,
    read: () => act(() => Promise.all([1, 2, 3].map((id) => engine.call('links.get', { id })))),
  };
}

/** The marks of rows, with the aliases of their links. */
const marksIn = (rows: readonly HTMLElement[]) =>
  rows.flatMap((row) => {
    const mark = within(row).queryByText(/^Expire/);
    return mark === null
      ? []
      : [[/(soon|far|never|untold).*Expire/.exec(row.textContent)?.[1], mark.textContent]];
  });

test('Links marks what expires within thirty days, without a request', async () => {
  const { service, read } = await openedLinks('/links');
  const rows = () => screen.getAllByRole('row');
  await screen.findAllByText('soon');
  expect(marksIn(rows())).toEqual([]);
  await read();
  service.asked.length = 0;
  expect(await screen.findByText('Expires in 3 days')).toBeTruthy();
  expect(marksIn(rows())).toEqual([['soon', 'Expires in 3 days']]);
  expect(service.asked).toEqual([]);
});

test('Overview counts it among the links that need a look', async () => {
  const { read, windUntil } = await openedLinks('/overview', { readsLinks: true });
  const checks = await screen.findByRole('region', { name: 'Needs a look' });
  await read();
  const name = /^1 ?Expire within 14 days/;
  await windUntil(() => expect(within(checks).queryByRole('link', { name })).toBeTruthy());
  const row = within(checks).getByRole('link', { name });
  expect(row.textContent).toMatch(/ in 3 days$/);
  expect(row.getAttribute('href')).toBe('/links?check=expiring');
});

test('The links to add to a channel are marked in their picker', async () => {
  const { user, engine, read } = await openedLinks('/links');
  await act(() => engine.call('channels.create', { name: 'News' }));
  await read();
  await user.click(screen.getByRole('link', { name: 'Channels' }));
  await user.click(await screen.findByRole('link', { name: 'News' }));
  await screen.findByRole('heading', { name: 'News', level: 1 });
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Add items…' }));
  const picker = within(await screen.findByRole('dialog'));
  const list = await picker.findByRole('list', { name: 'Links' });
  await within(list).findByText('Expires in 3 days');
  expect(marksIn(within(list).getAllByRole('listitem'))).toEqual([['soon', 'Expires in 3 days']]);
});

test('A link that has expired is marked as such', async () => {
  const { read, service } = await openedLinks('/links');
  await service.store.db
    .updateTable('link')
    .set({ expiry: inDays(-1) })
    .where('id', '=', 1)
    .execute();
  await read();
  expect((await screen.findByText('Expired')).title).not.toBe('');
});
