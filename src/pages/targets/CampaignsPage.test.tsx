/** The list of campaigns, and making, changing and deleting one, as users meet them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withChangedRows } from '#testing/replies/changed-replies.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { withQuirks } from '#testing/replies/quirks.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function withCampaigns(...campaigns: Record<string, unknown>[]): Promise<TestService> {
  const service = await createTestService();
  for (const campaign of campaigns) await service.post('/api/campaign/add', campaign);
  return service;
}

const stored = (service: TestService) =>
  service.store.db
    .selectFrom('campaign')
    .select(['name', 'slug', 'public'])
    .orderBy('id')
    .execute();

const table = () => screen.findByRole('table', { name: 'Campaigns' });
const rowOf = async (name: string) =>
  within((await within(await table()).findByText(name)).closest('tr') ?? document.body);
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td bdi')?.textContent);

const shownNames = () =>
  Array.from(document.querySelectorAll('tbody td:first-child a'), (link) => link.textContent);

async function act(
  user: Awaited<ReturnType<typeof renderPage>>['user'],
  name: string,
  item: string,
) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** What was sent as the body of changes. */
function recorded() {
  const bodies: unknown[] = [];
  const through = (send: TestService['fetch']) => async (request: Request) => {
    if (request.method !== 'GET') bodies.push(JSON.parse((await request.clone().text()) || 'null'));
    return send(request);
  };
  return { bodies, through };
}

describe('Campaigns', () => {
  it('Are sorted once their clicks are here', async () => {
    const service = await withCampaigns({ name: 'Fair' }, { name: 'Sale' });
    const { id } = await service.addLink({ url: 'https://shop.example/?utm_campaign=fair' });
    await countClicks(service, id, 3);
    const { windUntil } = await renderPage('/campaigns', {
      service,
      hostOptions: { readsLinks: true },
    });
    expect(await names()).toEqual(['Sale', 'Fair']);
    await windUntil(() => expect(shownNames()).toEqual(['Fair', 'Sale']));
  });

  it('Are sorted by the new clicks of this week, which stand in their rows', async () => {
    const service = await withCampaigns({ name: 'Fair' }, { name: 'Sale' });
    const old = await service.addLink({ url: 'https://shop.example/?utm_campaign=fair' });
    await countClicks(service, old.id, 9);
    await service.store.db
      .updateTable('link')
      .set({ created: '2020-01-01 00:00:00' })
      .where('id', '=', old.id)
      .execute();
    const { id } = await service.addLink({ url: 'https://shop.example/?utm_campaign=sale' });
    await countClicks(service, id, 3);
    const { user, windUntil } = await renderPage('/campaigns', {
      service,
      hostOptions: { readsLinks: true },
    });
    await windUntil(() => expect(shownNames()).toEqual(['Fair', 'Sale']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'New this week');
    await windUntil(() => expect(shownNames()).toEqual(['Sale', 'Fair']));
    screen.getByRole('columnheader', { name: 'New this week' });
    expect((await rowOf('Sale')).getByText('+3')).toBeDefined();
    await expectAccessible();
  });

  it('Shows each with its access for one request, its rotator and list page in its menu', async () => {
    const service = await withCampaigns(
      { name: 'Launch', slug: 'launch', public: true },
      { name: 'Quiet' },
    );
    const { user } = await renderPage('/campaigns', { service });
    const launch = await rowOf('Launch');
    expect(launch.getByText('Public')).toBeDefined();
    const quiet = await rowOf('Quiet');
    expect(quiet.queryByText('Public')).toBeNull();
    await act(user, 'Launch', 'Copy rotating link');
    expect(await navigator.clipboard.readText()).toBe('http://go.test/r/launch');
    await user.click(await screen.findByRole('button', { name: 'Actions for Launch' }));
    const open = await screen.findByRole('menuitem', { name: 'Open list page' });
    expect(open.getAttribute('rel')).toBe('noopener noreferrer');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Actions for Quiet' }));
    await screen.findByRole('menuitem', { name: 'Edit campaign…' });
    // The menu of the other one takes a moment to go.
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: 'Copy rotating link' })).toBeNull(),
    );
    expect(service.asked).toEqual(['GET /api/campaigns?limit=100&page=1']);
  });

  it('A new account sees what campaigns are for, and makes the first @core', async () => {
    const { user, service } = await renderPage('/campaigns');
    await screen.findByRole('heading', { name: 'Make your first campaign' });
    await expectAccessible();
    const [, first] = screen.getAllByRole('button', { name: 'New campaign' });
    await user.click(first ?? document.body);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Launch');
    await user.type(screen.getByRole('textbox', { name: 'Rotating link' }), 'launch');
    await user.click(screen.getByRole('switch', { name: 'Public' }));
    await user.click(screen.getByRole('button', { name: 'Create campaign' }));
    expect(await names()).toEqual(['Launch']);
    expect(await stored(service)).toEqual([{ name: 'Launch', slug: 'launch', public: 1 }]);
  });

  it('One without a name is made too, as the service gives it one', async () => {
    const { user } = await renderPage('/campaigns', {
      service: await withCampaigns({ name: 'Launch' }),
    });
    await table();
    await user.click(screen.getByRole('button', { name: 'New campaign' }));
    await user.click(await screen.findByRole('button', { name: 'Create campaign' }));
    await waitFor(async () => expect(await names()).toContain('Untitled campaign'));
  });

  it('Are sorted over all pages by the new clicks of this week, for a request for each hundred', async () => {
    const service = await withCampaigns(
      { name: 'Fair' },
      { name: 'Sale' },
      ...Array.from({ length: 101 }, (_, index) => ({ name: `Campaign ${index}` })),
    );
    const { id } = await service.addLink({ url: 'https://shop.example/?utm_campaign=sale' });
    await countClicks(service, id, 3);
    const { user, windUntil, location } = await renderPage('/campaigns?sort=week', {
      service,
      hostOptions: { readsLinks: true },
    });
    await windUntil(() => expect(shownNames()[0]).toBe('Sale'));
    expect(await names()).toHaveLength(100);
    const asked = service.asked.filter((each) => each.includes('/api/campaigns'));
    expect(asked).toEqual([
      'GET /api/campaigns?limit=100&page=1',
      'GET /api/campaigns?limit=100&page=2',
    ]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(await names()).not.toContain('Sale');
    expect(location()).toBe('/campaigns?sort=week&page=2');
  });
});

describe('Changing a campaign', () => {
  it('A name is required, and a rotator that nobody touched is not sent', async () => {
    const { bodies, through } = recorded();
    const service = await withCampaigns({ name: 'Launch', slug: 'launch', public: true });
    const { user } = await renderPage('/campaigns', { service, through });
    await act(user, 'Launch', 'Edit campaign…');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.getByRole('textbox', { name: 'Rotating link' })).toHaveProperty(
      'value',
      'launch',
    );
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter a name')).toBeDefined();
    expect(bodies).toEqual([]);
    await user.type(name, 'Start');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect(await names()).toEqual(['Start']));
    expect(bodies).toEqual([{ name: 'Start', public: true }]);
    expect(await stored(service)).toEqual([{ name: 'Start', slug: 'launch', public: 1 }]);
  });

  it('An emptied rotator is sent, with a hint that the service may keep it; the list shows what it did', async () => {
    const { user } = await renderPage('/campaigns', {
      service: await withCampaigns({ name: 'Launch', slug: 'launch' }),
    });
    await act(user, 'Launch', 'Edit campaign…');
    await user.clear(await screen.findByRole('textbox', { name: 'Rotating link' }));
    expect(await screen.findByText(/keep the old value/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(user, 'Launch', 'Copy rotating link');
    expect(await navigator.clipboard.readText()).toBe('http://go.test/r/launch');
  });

  it('A slug that is taken is shown at the field', async () => {
    const service = await withCampaigns({ name: 'Launch', slug: 'launch' }, { name: 'Quiet' });
    const { user } = await renderPage('/campaigns', { service });
    await act(user, 'Quiet', 'Edit campaign…');
    const field = await screen.findByRole('textbox', { name: 'Rotating link' });
    await user.type(field, 'launch');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'launch');
  });

  it('Nobody knows whether a lost change was made, and the form says so and stays', async () => {
    const { user } = await renderPage('/campaigns', {
      service: await withCampaigns({ name: 'Launch' }),
      through: (send) => withFault(send, faults.droppedReply, { only: 'campaigns.update' }),
    });
    await act(user, 'Launch', 'Edit campaign…');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' day');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'It’s unclear whether this worked',
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Launch day');
  });
});

describe('When it goes wrong', () => {
  it('Addresses that nobody should follow are no links', async () => {
    const evil = 'javascript:alert(document.domain)';
    const { user } = await renderPage('/campaigns', {
      service: await withCampaigns({ name: 'Launch', slug: 'launch' }),
      through: (send) => async (request) =>
        new Response(
          (await (await send(request)).text()).replaceAll(/http:\\?\/\\?\/go\.test[^"]*/g, evil),
        ),
    });
    const row = await rowOf('Launch');
    expect(row.getAllByRole('link')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Actions for Launch' }));
    await screen.findByRole('menuitem', { name: 'Copy rotating link' });
    expect(screen.queryByRole('menuitem', { name: 'Open list page' })).toBeNull();
  });

  it.each([
    [['campaignInName', 'numbersAsText', 'extraKeys'] as const],
    [['campaignInDomain'] as const],
    [['campaignInCampaign'] as const],
  ])('Survives hosts with %j, and a row that is no record', async (quirks) => {
    await renderPage('/campaigns', {
      service: await withCampaigns(
        { name: '<i>Launch</i>', public: true },
        { name: 'Quiet' },
        { name: 'Late' },
      ),
      through: (send) =>
        withChangedRows(withQuirks(send, quirks), 'campaigns.list', ['no campaign']),
    });
    expect((await names()).sort()).toEqual(['<i>Launch</i>', 'Quiet']);
    expect(screen.getByText('1 entry from the service couldn’t be read.')).toBeDefined();
  });
});
