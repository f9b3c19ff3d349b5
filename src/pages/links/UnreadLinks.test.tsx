/** The list of links where values of it could not be read. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withChangedReply, withChangedRows } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { onPhone } from '#testing/setups/on-phone.ts';
import { renderScreen } from '#testing/setups/render-page.tsx';

/** Of link-5, link-4 and so on. */
const changes = [
  { clicks: { total: 5 }, title: undefined, date: 5 },
  { id: 'x12', longurl: false },
  { id: undefined, shorturl: ['?'] },
  { shorturl: 7, date: null },
  'not a record',
];

async function openLinks(route = '/links') {
  const service = await createTestService();
  await service.addLinks(6);
  const page = await renderScreen(route, {
    service,
    through: (send) => withChangedRows(send, 'links.list', changes),
  });
  await screen.findByRole('table', { name: 'Links' });
  return page;
}

function rows() {
  const [, ...all] = within(screen.getByRole('table', { name: 'Links' })).getAllByRole('row');
  return all.map((row) => within(row));
}

/** What its dashes tell, from the left. */
function dashes(row: ReturnType<typeof rows>[number] | undefined) {
  return row?.queryAllByRole('img').map((dash) => dash.getAttribute('aria-label'));
}

describe('Links of which values could not be read', () => {
  it('are shown with a dash for each, which tells what came, and the others as they are', async () => {
    const { user, location } = await openLinks();
    expect(screen.getByText('1 entry and 8 values couldn’t be read.')).toBeDefined();
    const [first, second, third, fourth, last] = rows();
    expect(rows()).toHaveLength(5);
    expect(dashes(first)).toEqual([
      'The service sent no value',
      'Could not be read: {"total":5}',
      'Could not be read: 5',
    ]);
    expect(dashes(second)).toEqual(['Could not be read: false']);
    expect(dashes(third)).toEqual(['Could not be read: ["?"]']);
    expect(dashes(fourth)).toEqual(['Could not be read: 7']);
    expect(dashes(last)).toEqual([]);
    expect(last?.getByRole('button', { name: 'Actions for go.test/link-1' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/null|NaN|undefined/);

    // Its id is known.
    expect(fourth?.getByRole('button', { name: 'Actions for #3' })).toBeDefined();
    expect(fourth?.queryByRole('button', { name: 'Copy short link' })).toBeNull();
    await user.click(fourth?.getByRole('link', { name: 'Link 3' }) ?? document.body);
    expect(location()).toBe('/links/3');
  });

  it('have no actions where the id is among them, but can be copied', async () => {
    const { user, location } = await openLinks();
    const [, second, third] = rows();
    for (const row of [second, third]) {
      expect(row?.queryByRole('checkbox')).toBeNull();
      expect(row?.queryByRole('link', { name: /^Link/ })).toBeNull();
      expect(row?.queryByRole('button', { name: /^Actions/ })).toBeNull();
    }
    expect(second?.getByRole('button', { name: 'Copy short link' })).toBeDefined();
    await user.click(second?.getByText('Link 5') ?? document.body);
    expect(location()).toBe('/links');
    await user.keyboard('jjj');
    expect(document.activeElement?.textContent).toBe('Link 1');
  });

  it('are left out of a selection of all, and the selection copies what can be copied', async () => {
    const { user } = await openLinks();
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toHaveProperty(
      'checked',
      true,
    );
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('3 selected')).toBeDefined();
    await user.click(bar.getByRole('button', { name: 'Copy the short links, one per line' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://go.test/link-6\nhttp://go.test/link-1',
    );
    await user.keyboard('{Escape}{Control>}a{/Control}');
    expect(
      within(screen.getByRole('region', { name: 'Selection' })).getByText('3 selected'),
    ).toBeDefined();
  });

  it('are cards on a phone alike', async () => {
    await onPhone();
    const service = await createTestService();
    await service.addLinks(6);
    await renderScreen('/links', {
      service,
      through: (send) => withChangedRows(send, 'links.list', changes),
    });
    const cards = within(await screen.findByRole('list', { name: 'Links' })).getAllByRole(
      'listitem',
    );
    expect(dashes(within(cards[0]!))).toEqual([
      'The service sent no value',
      'Could not be read: {"total":5}',
    ]);
    expect(cards.map((card) => within(card).queryAllByRole('checkbox').length)).toEqual([
      1, 0, 0, 1, 1,
    ]);
  });
});

describe('A link that is looked up', () => {
  it('has a dash for what could not be read, and no actions without an id', async () => {
    const service = await createTestService();
    await service.addLinks(1);
    await renderScreen('/links?short=go.test%2Flink-1', {
      service,
      through: (send) =>
        withChangedReply(send, 'links.find', ({ error, data }) => ({
          error,
          details: {
            shorturl: 'http://go.test/link-1',
            title: 5,
            longurl: 'https://shop.example/1',
            date: null,
          },
          data: { ...Object(data), clicks: 'many' },
        })),
    });
    await screen.findByText('1 link has this address.');
    const [row] = rows();
    expect(dashes(row)).toEqual(['Could not be read: 5', 'Could not be read: "many"']);
    expect(row?.queryByRole('checkbox')).toBeNull();
    expect(row?.getAllByText('link-1').length).toBeGreaterThan(0);
  });
});
