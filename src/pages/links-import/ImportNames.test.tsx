/** Tests of an import that names records: they are looked up, created only when asked, and never twice. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

beforeEach(() => localStorage.clear());

interface Options {
  service?: TestService;
  through?: NonNullable<Parameters<typeof renderPage>[1]>['through'];
}

async function paste(text: string, { service, through }: Options = {}) {
  const page = await renderPage('/links/import', {
    service,
    through,
  });
  fireEvent.change(await screen.findByRole('textbox', { name: /Web addresses/ }), {
    target: { value: text },
  });
  await page.user.click(screen.getByRole('button', { name: 'Check these lines' }));
  return page;
}

const channelNames = async ({ store }: TestService) =>
  (await store.db.selectFrom('channel').select('name').orderBy('id').execute()).map(
    ({ name }) => name,
  );

/** A service with one channel. */
async function withNews(): Promise<TestService> {
  const service = await createTestService();
  await service.post('/api/channel/add', { name: 'News' });
  return service;
}

describe('Names in an import', () => {
  it('A known name needs one request for the list, and nothing else: its row is shown, and no part has opened', async () => {
    const service = await withNews();
    await paste('url,channel\nhttps://shop.example/1,news', { service });
    await screen.findByText('1 link ready');
    const rows = await screen.findByRole('list', { name: 'Rows' });
    expect(rows.textContent).toContain('https://shop.example/1News');
    for (const fold of screen.getAllByRole('group', { name: /./ }))
      if (fold instanceof HTMLDetailsElement) expect(fold.open).toBe(false);
    expect(service.asked).toEqual(['GET /api/channels?limit=100&page=1']);
    expect(screen.queryByRole('region', { name: 'Not in your account yet' })).toBeNull();
  });

  it('Missing ones are reported, and are created as the first part of the import when asked, before its links', async () => {
    const service = await withNews();
    const { user, location, windUntil } = await paste(
      'url,channel,campaign\nhttps://shop.example/1,Press,Spring\nhttps://shop.example/2,press,\nhttps://shop.example/3,News,',
      { service },
    );
    const panel = within(await screen.findByRole('region', { name: 'Not in your account yet' }));
    await waitFor(() =>
      expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Presschannel · 2 rows',
        'Springcampaign · 1 row',
      ]),
    );
    await screen.findByText('1 of 3 links ready · 2 with an error');
    await user.click(
      panel.getByRole('checkbox', { name: 'Create 1 channel and 1 campaign with the links' }),
    );
    await screen.findByText('3 links ready');
    await expectAccessible();
    expect(service.asked.filter((each) => each.startsWith('POST'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create 3 links' }));
    await windUntil(() => screen.getByText(/^Finished\. 3 of 3 created/));
    expect(location()).toMatch(/^\/links\/import\?job=/);
    expect(service.asked.filter((each) => each.startsWith('POST'))).toEqual([
      'POST /api/channel/add',
      'POST /api/campaign/add',
      'POST /api/url/add',
      'POST /api/url/add',
      'POST /api/url/add',
    ]);
    expect(await channelNames(service)).toEqual(['News', 'Press']);
    // Links keep the numbers of their rows in the file.
    const rows = within(screen.getByRole('list', { name: 'Links of this import' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent.slice(0, 22))).toEqual([
      'Channel: PressCreated',
      'Campaign: SpringCreate',
      ...[1, 2, 3].map((row) => `${row}https://shop.example/`),
    ]);
  });

  it('A name that the service would refuse is an error of its row, before anything is sent', async () => {
    const { user } = await paste(`url,channel\nhttps://shop.example/1,${'x'.repeat(101)}`);
    await user.click(
      await screen.findByRole('checkbox', { name: 'Create 1 channel with the links' }),
    );
    expect(await screen.findByText('Must be at most 100 characters long')).toBeDefined();
  });

  it('A list that cannot be read says so, and is read again when asked', async () => {
    const { user } = await paste('url,pixels\nhttps://shop.example/1,Shop', {
      through: (send) => withFault(send, faults.badGateway, { only: 'pixels.list', times: 1 }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t look up the names');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const panel = within(await screen.findByRole('list', { name: 'Names that are missing' }));
    expect(panel.getByRole('listitem').textContent).toBe('Shoppixel · 1 row');
    expect(screen.getByText(/can’t be created from a name/)).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /^Create 1 pixel/ })).toBeNull();
  });
});

describe('Dates in an import', () => {
  it('How each spelling was understood is shown, and the order of day and month can be changed', async () => {
    const { user } = await paste(
      'url,expiry\nhttps://shop.example/1,05/06/2099\nhttps://shop.example/2,31.12.2099 18:00',
    );
    const dates = within(await screen.findByRole('list', { name: 'Dates as understood' }));
    const texts = () => dates.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts()).toEqual([
      expect.stringContaining('05/06/2099'),
      expect.stringContaining('31.12.2099 18:00'),
    ]);
    const order = screen.getByRole('combobox', { name: 'Day or month first' });
    await user.selectOptions(order, 'day first');
    await waitFor(() => expect(texts()[0]).toMatch(/Jun/));
    await user.selectOptions(order, 'month first');
    await waitFor(() => expect(texts()[0]).toMatch(/May/));
    expect(texts()[1]).toMatch(/Dec/);
  });
});
