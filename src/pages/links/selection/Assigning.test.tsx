/** Selecting links and assigning them, by everything but dragging. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

beforeEach(() => localStorage.clear());

async function post(service: TestService, path: string, body: unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' };
  const reply = await service.fetch(
    new Request(service.address + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  expect(reply.status).toBe(200);
}

/** An account with links, the channels News and Spring and the campaign Launch. */
async function withEverything(links: number): Promise<TestService> {
  const service = await createTestService();
  await service.addLinks(links);
  await post(service, '/api/channel/add', { name: 'News', color: '#ff8800' });
  await post(service, '/api/channel/add', { name: 'Spring' });
  await post(service, '/api/campaign/add', { name: 'Launch' });
  return service;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.getByRole('region', { name: 'Selection' });

async function openLinks(links: number, route = '/links') {
  const page = await renderPage(route, { service: await withEverything(links) });
  await screen.findByRole('checkbox', { name: 'Select all shown' });
  return page;
}

describe('Selecting links', () => {
  it('shows at the foot how many are selected and what can be done with them, and has no accessibility fault', async () => {
    const { user } = await openLinks(3);
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await user.click(box('Select go.test/link-1'));
    await user.click(box('Select go.test/link-3'));
    const actions = within(bar());
    expect(actions.getByText('2 selected')).toBeDefined();
    for (const name of ['Add to channel…', 'Add to campaign…', /^Copy/, 'Clear']) {
      expect(actions.getByRole('button', { name })).toBeDefined();
    }
    await expectAccessible();
    await user.click(actions.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect(document.activeElement?.closest('main')).not.toBeNull();
  });

  it('takes a range with Shift, and all that is shown with the box above', async () => {
    const { user, location } = await openLinks(5);
    await user.click(box('Select go.test/link-4'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select go.test/link-2'));
    await user.keyboard('{/Shift}');
    expect(within(bar()).getByText('3 selected')).toBeDefined();
    await user.click(box('Select all shown'));
    expect(within(bar()).getByText('5 selected')).toBeDefined();
    await user.click(box('Select all shown'));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect(location()).toBe('/links');
  });

  it('survives paging and searching, and says what is not shown or not loaded', async () => {
    const { user } = await openLinks(27);
    await user.keyboard('{Control>}a{/Control}');
    expect(bar().textContent).toContain('25 selectedAll 25 on this page. 2 more on other pages.');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('checkbox', { name: 'Select go.test/link-1' });
    await user.click(box('Select go.test/link-1'));
    expect(bar().textContent).toContain('26 selected25 of them aren’t shown here.');
    await user.type(screen.getByRole('searchbox'), 'link-27{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'Select go.test/link-1' })).toBeNull(),
    );
    expect(bar().textContent).toContain('26 selected');
    expect(await screen.findByRole('checkbox', { name: 'Select go.test/link-27' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('works by keys alone: J goes, Space selects, Shift and arrows take a range, Escape clears', async () => {
    const { user } = await openLinks(4);
    await user.keyboard('j ');
    expect(box('Select go.test/link-4')).toHaveProperty('checked', true);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(within(bar()).getByText('3 selected')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'a{Control>}a{/Control} ');
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Assigning without dragging', () => {
  it('from the menu of a row: the picker is searched, Enter takes what is marked, the focus comes back', async () => {
    const { user, service } = await openLinks(2);
    service.asked.length = 0;
    const menu = screen.getByRole('button', { name: 'Actions for go.test/link-1' });
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Add to channel…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add go.test/link-1 to channel' });
    await within(dialog).findByRole('option', { name: 'News' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('combobox')));
    await user.keyboard('spr{Enter}');
    expect(await screen.findByRole('group', { name: '1 link to Spring' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(menu));
    // One request for the channels; the assignment itself is still in its grace.
    expect(service.asked).toEqual(['GET /api/channels?limit=100&page=1']);
  });

  it('says what cannot be taken back before the first request, and has no accessibility fault @core', async () => {
    const { user } = await openLinks(3);
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(bar()).getByRole('button', { name: 'Add to campaign…' }));
    await user.click(await screen.findByRole('option', { name: 'Launch' }));
    const batch = await screen.findByRole('group', { name: '3 links to Launch' });
    expect(screen.getByRole('status', { name: 'Adding' }).textContent).toMatch(
      /^Adding 3 links to campaign Launch/,
    );
    expect(batch.textContent).toContain('You can’t take it out again');
    await expectAccessible();
  });

  it('keeps the selection, which can go into a campaign too', async () => {
    const { user } = await openLinks(3);
    await user.click(box('Select go.test/link-1'));
    await user.click(within(bar()).getByRole('button', { name: 'Add to channel…' }));
    await user.click(await screen.findByRole('option', { name: 'Spring' }));
    const batch = await screen.findByRole('group', { name: '1 link to Spring' });
    expect(bar().textContent).toContain('1 selected');
    await user.click(within(batch).getByRole('button', { name: 'Add now' }));
    await within(batch).findByRole('button', { name: 'Dismiss' });
    await user.click(within(bar()).getByRole('button', { name: 'Add to campaign…' }));
    await user.click(await screen.findByRole('option', { name: 'Launch' }));
    await screen.findByRole('group', { name: '1 link to Launch' });
    expect(bar().textContent).toContain('1 selected');
  });

  it('Undo within the grace sends nothing, and leaves the links selected @core', async () => {
    const { user, service } = await openLinks(3);
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(bar()).getByRole('button', { name: 'Add to campaign…' }));
    await user.click(await screen.findByRole('option', { name: 'Launch' }));
    const batch = await screen.findByRole('group', { name: '3 links to Launch' });
    await user.click(within(batch).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: '3 links to Launch' })).toBeNull(),
    );
    expect(screen.getByRole('status', { name: 'Adding' }).textContent).toMatch(/^Undone/);
    await waitFor(() => expect(bar().textContent).toContain('3 selected'));
    expect(service.asked.filter((asked) => asked.includes('assign'))).toEqual([]);
  });

  it('A opens the picker for the selection, or for the row that has the focus; Escape changes nothing', async () => {
    const { user, service } = await openLinks(2);
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('ja');
    await screen.findByRole('dialog', { name: 'Add go.test/link-2 to channel' });
    const before = screen.getByRole('link', { name: 'Link 2', hidden: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(before));
    await user.keyboard('{Control>}a{/Control}{Shift>}a{/Shift}');
    expect(await screen.findByRole('dialog', { name: 'Add 2 links to campaign' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Assignments' })).toBeNull();
    expect(service.asked.filter((asked) => asked.includes('assign'))).toEqual([]);
  });

  it('Escape that closes a dialog leaves the selection alone', async () => {
    const { user } = await openLinks(2);
    await user.keyboard('{Control>}a{/Control}');
    await user.click(within(bar()).getByRole('button', { name: 'Export…' }));
    await screen.findByRole('dialog', { name: 'Export links' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar().textContent).toContain('2 selected');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  });

  it('makes a channel that is not there yet, and says why where that fails', async () => {
    const service = await withEverything(1);
    const { user } = await renderPage('/links', {
      service,
      through: (send) => withFault(send, faults.badGateway, { only: 'channels.create', times: 1 }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select go.test/link-1' }));
    await user.keyboard('a');
    const field = await screen.findByRole('combobox');
    await user.type(field, 'news');
    // There is one called like this, once the list is there.
    await waitFor(() => expect(screen.queryByRole('option', { name: /Create/ })).toBeNull());
    await user.type(field, 'letter');
    await user.click(await screen.findByRole('option', { name: 'Create channel newsletter' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /The channel was not created.*service failed/,
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: '1 link to newsletter' })).toBeDefined();
  });

  it('makes no channel before it is known whether there is one of that name, and puts nothing into one after Escape', async () => {
    const service = await withEverything(1);
    const waiting: (() => void)[] = [];
    const { user } = await renderPage('/links', {
      service,
      through: (send) => async (request) => {
        if (request.url.includes('/api/channel')) await new Promise<void>((go) => waiting.push(go));
        return send(request);
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select go.test/link-1' }));
    await user.keyboard('a');
    await user.type(await screen.findByRole('combobox'), 'news{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.();
    await screen.findByRole('option', { name: 'News' });
    expect(waiting).toEqual([]);
    await user.keyboard('paper{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    waiting.shift()?.();
    await waitFor(async () => {
      expect(await service.store.db.selectFrom('channel').select('name').execute()).toContainEqual({
        name: 'newspaper',
      });
    });
    await user.keyboard('a');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('group', { name: /to newspaper/ })).toBeNull();
  });

  it('says what is not loaded, and loads it when asked', async () => {
    const service = await createTestService();
    await service.addLinks(1);
    for (let index = 1; index <= 101; index += 1)
      await post(service, '/api/channel/add', { name: `Channel ${index}` });
    const { user } = await renderPage('/links', { service });
    await user.click(await screen.findByRole('checkbox', { name: 'Select go.test/link-1' }));
    await user.keyboard('a');
    await screen.findByText('100 channels. 1 more is not loaded.');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('101 channels.')).toBeDefined();
  });
});

describe('The page of a link', () => {
  it('assigns it', async () => {
    const { user } = await renderPage('/links/1', { service: await withEverything(1) });
    await user.click(await screen.findByRole('button', { name: 'Add to…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to campaign…' }));
    await user.click(await screen.findByRole('option', { name: 'Launch' }));
    expect(await screen.findByRole('group', { name: '1 link to Launch' })).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to…' })),
    );
  });
});
