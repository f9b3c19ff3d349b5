/** The table of channels, and making, changing, starring and deleting one, as users meet them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withQuirks } from '#testing/replies/quirks.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { onPhone } from '#testing/setups/on-phone.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function withChannels(...channels: ({ name: string } & Record<string, unknown>)[]) {
  const service = await createTestService();
  for (const channel of channels) await service.post('/api/channel/add', channel);
  return service;
}

async function rows(service: Awaited<ReturnType<typeof withChannels>>) {
  return service.store.db
    .selectFrom('channel')
    .select(['name', 'description', 'color', 'starred'])
    .orderBy('id')
    .execute();
}

const table = () => screen.findByLabelText('Channels', { selector: 'table' });
// By selector: the roles and names of a hundred rows take jsdom a second for each look.
const names = async () =>
  Array.from((await table()).querySelectorAll('a'), (link) => link.textContent);

const shownNames = () =>
  Array.from(document.querySelectorAll('table a'), (link) => link.textContent);

async function act(
  user: Awaited<ReturnType<typeof renderPage>>['user'],
  name: string,
  item: string,
) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The second of two channels has all clicks. */
async function withWeekly() {
  const service = await withChannels({ name: 'Radio' }, { name: 'Weekly' });
  const { id } = await service.addLink({ url: 'https://shop.example/fair', channel: 2 });
  await countClicks(service, id, 3);
  return service;
}

describe('Channels', () => {
  it('Shows each with its name, description and star for one request, those with a star first @core', async () => {
    const service = await withChannels(
      { name: 'News', description: 'Weekly', color: '#0b6c68', starred: true },
      ...Array.from({ length: 29 }, (_, index) => ({ name: `Channel ${29 - index}` })),
    );
    await renderPage('/channels', { service });
    expect(await names()).toEqual([
      'News',
      ...Array.from({ length: 29 }, (_, index) => `Channel ${index + 1}`),
    ]);
    expect(screen.getByText('Weekly')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Star News' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(service.asked).toEqual(['GET /api/channels?limit=100&page=1']);
    expect(document.title).toBe('Channels · Linkdeck');
  });

  it('Are sorted once their clicks are here, and at once when the screen is opened again', async () => {
    const { user, windUntil } = await renderPage('/channels', {
      service: await withWeekly(),
      hostOptions: { readsLinks: true },
    });
    expect(await names()).toEqual(['Radio', 'Weekly']);
    const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' }).value;
    expect(order()).toBe('starred');
    await windUntil(() => expect(shownNames()).toEqual(['Weekly', 'Radio']));
    expect(order()).toBe('clicks');
    await expectAccessible();

    await user.click(screen.getByRole('link', { name: 'Domains' }));
    await screen.findByRole('heading', { name: 'Domains', level: 1 });
    await user.click(screen.getByRole('link', { name: 'Channels' }));
    expect(await names()).toEqual(['Weekly', 'Radio']);
  });

  it('Are sorted by the new clicks of this week, which stand in their rows @core', async () => {
    const service = await withChannels({ name: 'Radio' }, { name: 'Weekly' }, { name: 'Empty' });
    const old = await service.addLink({ url: 'https://shop.example/old', channel: 1 });
    await countClicks(service, old.id, 9);
    await service.store.db
      .updateTable('link')
      .set({ created: '2020-01-01 00:00:00' })
      .where('id', '=', old.id)
      .execute();
    const { id } = await service.addLink({ url: 'https://shop.example/fair', channel: 2 });
    await countClicks(service, id, 3);
    const { user, windUntil } = await renderPage('/channels', {
      service,
      hostOptions: { readsLinks: true },
    });
    await windUntil(() => expect(shownNames()).toEqual(['Radio', 'Weekly', 'Empty']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'New this week');
    await windUntil(() => expect(shownNames()).toEqual(['Weekly', 'Empty', 'Radio']));
    screen.getByRole('columnheader', { name: 'New this week' });
    const figures = Array.from(
      document.querySelectorAll('td:nth-last-child(2)'),
      (cell) => cell.textContent,
    );
    // The old link was first read today: that it has no new clicks this week is not known.
    expect(figures).toEqual(['+3', '0', '–']);
    await expectAccessible();
  });

  it('On a phone are two lines, with the clicks beside the name and no button', async () => {
    await onPhone();
    const { windUntil } = await renderPage('/channels', {
      service: await withWeekly(),
      hostOptions: { readsLinks: true },
    });
    const list = within(await screen.findByRole('list', { name: 'Channels' }));
    const weekly = () => list.getByRole('link', { name: 'Weekly' }).closest('li');
    await windUntil(() => expect(weekly()?.textContent).toMatch(/^Weekly31 link · 3 per link/));
    const lineOf = (text: string) => list.getByText(text).getBoundingClientRect().bottom;
    expect(Math.abs(lineOf('Weekly') - lineOf('3'))).toBeLessThanOrEqual(4);
    expect(weekly()?.getBoundingClientRect().height).toBeLessThan(64);
    expect(list.queryAllByRole('button')).toEqual([]);
    await expectAccessible();
  });

  it('Has dashes and no zero where the service fails at the links of a channel', async () => {
    const { windUntil } = await renderPage('/channels', {
      service: await withWeekly(),
      hostOptions: { readsLinks: true },
      through: (send) => withFault(send, faults.badGateway, { only: 'channels.get' }),
    });
    await table();
    const cells = () =>
      Array.from(document.querySelectorAll('td:nth-child(2)'), (cell) => cell.textContent);
    await windUntil(() => {
      expect(cells()).toEqual(['–', '–']);
      expect(screen.queryByText(/^Counting/)).toBeNull();
    });
  });

  it('A new account sees what channels are for, and makes the first', async () => {
    const { user, service } = await renderPage('/channels');
    await screen.findByRole('heading', { name: 'Make your first channel' });
    const [, first] = screen.getAllByRole('button', { name: 'New channel' });
    await user.click(first ?? document.body);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'News');
    await user.type(screen.getByRole('textbox', { name: 'Colour' }), '#c0392b');
    await user.click(screen.getByRole('switch', { name: 'Starred' }));
    await user.click(screen.getByRole('button', { name: 'Create channel' }));
    expect(await names()).toEqual(['News']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await rows(service)).toEqual([
      { name: 'News', description: '', color: '#c0392b', starred: 1 },
    ]);
  });

  it('Reads more than a hundred once each, and searches and sorts them without a request', async () => {
    const service = await withChannels(
      ...Array.from({ length: 101 }, (_, index) => ({
        name: `Channel ${index}`,
        starred: index === 0,
      })),
      { name: 'Zürich', description: 'For the press' },
    );
    const { user, location } = await renderPage('/channels', { service });
    await waitFor(async () => expect((await names())[0]).toBe('Channel 0'));
    expect(service.asked).toEqual([
      'GET /api/channels?limit=100&page=1',
      'GET /api/channels?limit=100&page=2',
    ]);
    expect(await names()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await names()).toHaveLength(2));
    expect(location()).toBe('/channels?page=2');

    const field = screen.getByRole('searchbox', { name: 'Search channels' });
    await user.click(field);
    await user.paste('PRESS zur');
    await waitFor(async () => expect(await names()).toEqual(['Zürich']));
    expect(screen.getByText('1 channel found.')).toBeDefined();
    await waitFor(() => expect(location()).toBe('/channels?q=PRESS+zur'));
    expect(service.asked).toHaveLength(2);
  });

  it('A row stays where it is when its star is pressed, and costs its own page alone', async () => {
    const service = await withChannels(
      ...Array.from({ length: 101 }, (_, index) => ({ name: `Channel ${index}` })),
    );
    const { user } = await renderPage('/channels', { service });
    await waitFor(async () => expect((await names())[0]).toBe('Channel 0'));
    await user.click(screen.getByLabelText('Star Channel 50'));
    await waitFor(() =>
      expect(service.asked.slice(2)).toEqual([
        'PUT /api/channel/51/update',
        'GET /api/channels?limit=100&page=1',
      ]),
    );
    expect((await names()).indexOf('Channel 50')).toBe(50);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name, A to Z');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Starred first');
    await waitFor(async () => expect((await names())[0]).toBe('Channel 50'));
  });

  it('A page past the end says so and leads back', async () => {
    const { user, location } = await renderPage('/channels?page=7', {
      service: await withChannels({ name: 'News' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    expect(await names()).toEqual(['News']);
    expect(location()).toBe('/channels');
  });

  it('A page in the address that makes no sense reads as the first', async () => {
    const { service } = await renderPage('/channels?page=0x2', {
      service: await withChannels({ name: 'News' }),
    });
    expect(await names()).toEqual(['News']);
    expect(service.asked).toEqual(['GET /api/channels?limit=100&page=1']);
  });
});

describe('Changing a channel', () => {
  it('A name that is missing, and one that is taken, are shown at the field, and nothing typed is lost @core', async () => {
    const { user, service } = await renderPage('/channels', {
      service: await withChannels({ name: 'News' }),
    });
    await table();
    await user.click(screen.getByRole('button', { name: 'New channel' }));
    await user.click(await screen.findByRole('button', { name: 'Create channel' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(await screen.findByText('Enter a name')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await user.type(field, 'News');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Typed with care');
    await user.click(screen.getByRole('button', { name: 'Create channel' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty(
      'value',
      'Typed with care',
    );
    expect(await rows(service)).toHaveLength(1);
  });

  it('Half a colour is no colour', async () => {
    const { user, service } = await renderPage('/channels', {
      service: await withChannels({ name: 'News' }),
    });
    await act(user, 'News', 'Edit channel…');
    await user.type(await screen.findByRole('textbox', { name: 'Colour' }), '#c03');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Must be a colour as #RRGGBB')).toBeDefined();
    expect(service.asked).toHaveLength(1);
  });

  it('Sends only what was changed, and an emptied description too', async () => {
    const service = await withChannels({ name: 'News', description: 'Weekly', color: '#0b6c68' });
    const bodies: unknown[] = [];
    const { user } = await renderPage('/channels', {
      service,
      through: (send) => async (request) => {
        if (request.method === 'PUT') bodies.push(await request.clone().json());
        return send(request);
      },
    });
    await act(user, 'News', 'Edit channel…');
    await user.clear(await screen.findByRole('textbox', { name: 'Description' }));
    expect(await screen.findByText(/keep the old value/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(bodies).toEqual([{ description: '' }]));
  });

  it('The star is set where it is seen, and a refusal takes it back and says why', async () => {
    const service = await withChannels({ name: 'News' });
    let refusing = false;
    const { user } = await renderPage('/channels', {
      service,
      through: (send) => (request) =>
        refusing && request.method === 'PUT' ? faults.badGateway(request, send) : send(request),
    });
    const star = () => screen.getByRole('button', { name: 'Star News' });
    await table();
    await user.click(star());
    await waitFor(async () => expect((await rows(service))[0]?.starred).toBe(1));
    expect(star().getAttribute('aria-pressed')).toBe('true');
    // While a change is on its way, a press changes nothing.
    await waitFor(() => expect(star().getAttribute('aria-busy')).toBe('false'));
    refusing = true;
    await user.click(star());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The star wasn’t changed: .+/);
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
  });
});

describe('Deleting a channel', () => {
  it('A channel that is gone already says so, and keeps the dialog', async () => {
    const service = await withChannels({ name: 'News' });
    const { user } = await renderPage('/channels', { service });
    await table();
    await service.store.db.deleteFrom('channel').execute();
    await act(user, 'News', 'Delete channel…');
    await user.click(await screen.findByRole('button', { name: 'Delete channel' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The channel was not deleted/);
  });
});

describe('When it goes wrong', () => {
  it('Odd colours, flags as numbers and markup in names are survived', async () => {
    const service = await withChannels(
      {
        name: '<img src=x onerror=alert(1)>',
        description: '<b>x</b>',
        color: '#ff0000',
        starred: true,
      },
      { name: 'Spring', color: '#00ff00' },
    );
    const { container } = await renderPage('/channels', {
      service,
      through: (send) =>
        withQuirks(send, ['numbersAsText', 'colorsOdd', 'extraKeys', 'titlesNull']),
    });
    expect((await names()).sort()).toEqual(['<img src=x onerror=alert(1)>', 'Spring']);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container.innerHTML).not.toContain('url(');
  });
});
