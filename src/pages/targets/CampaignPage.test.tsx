/** One campaign: its facts, assigning to it without dragging, and what is known of its links. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

async function withLaunch(campaign: Record<string, unknown> = {}): Promise<TestService> {
  const service = await createTestService();
  await service.addLinks(2);
  await service.post('/api/campaign/add', { name: 'Launch', ...campaign });
  return service;
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('A campaign', () => {
  it('Has no accessibility fault, also in its dialog', async () => {
    const { user } = await renderPage('/campaigns/1', {
      service: await withLaunch({ slug: 'launch', public: true }),
    });
    await heading(/Launch/);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Add links…' }));
    await screen.findByRole('list', { name: 'Links' });
    await expectAccessible();
  });

  it('Shows its facts for one request, and none where the list was read before', async () => {
    const { user, service } = await renderPage('/campaigns/1', {
      service: await withLaunch({ slug: 'launch' }),
    });
    const facts = await panel('Addresses');
    expect(facts.getByTitle(/r\/launch$/)).toBeDefined();
    expect(facts.getByTitle('Others see this page only if the campaign is public.')).toBeDefined();
    expect(document.title).toBe('Launch · Linkdeck');
    expect(service.asked).toEqual(['GET /api/campaigns?limit=100&page=1']);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Campaigns' }));
    await screen.findByRole('table', { name: 'Campaigns' });
    service.asked.length = 0;
    await user.click(screen.getByRole('link', { name: 'Launch' }));
    await panel('Addresses');
    expect(service.asked).toEqual([]);
  });

  it('Where links are not read by themselves it says that its list may be incomplete, and what was assigned from here', async () => {
    await renderPage('/campaigns/1', { service: await withLaunch() });
    const here = await panel('Links in this campaign');
    expect(here.getByText('This list may be incomplete.')).toBeDefined();
    expect(await here.findByText('Links that you add in this browser appear here.')).toBeDefined();
    expect(here.queryByRole('link')).toBeNull();
  });

  it('Leads to the list page of a campaign in a new tab, and claims nowhere to be empty', async () => {
    await renderPage('/campaigns/1', { service: await withLaunch({ public: true }) });
    const facts = await panel('Addresses');
    const open = await facts.findByRole('link', { name: 'Open list page of Launch' });
    expect(open.getAttribute('href')).toMatch(/\/c\/1$/);
    expect(open.getAttribute('target')).toBe('_blank');
    expect(document.body.textContent).not.toMatch(/nothing yet/i);
  });

  it('Takes links alone, and says that they leave another campaign', async () => {
    const { user } = await renderPage('/campaigns/1', { service: await withLaunch() });
    await heading(/Launch/);
    await user.click(screen.getByRole('button', { name: 'Add links…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Launch' }));
    expect(dialog.queryByText('Bio page or QR item')).toBeNull();
    expect(dialog.getByText(/it leaves the one it was in/)).toBeDefined();
    await user.click(await dialog.findByRole('checkbox', { name: /link-1/ }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('Leads to a plan of its links: a new one with its name, later the one that was begun', async () => {
    const { user, location } = await renderPage('/campaigns/1', { service: await withLaunch() });
    await heading(/Launch/);
    await user.click(await screen.findByRole('button', { name: 'Actions for Launch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Plan links' }));
    await heading('Launch');
    const campaign = await screen.findByLabelText('Campaign', { selector: 'input' });
    expect(campaign).toHaveProperty('value', 'Launch');
    await user.type(screen.getByRole('textbox', { name: 'Destination' }), 'shop.example');
    await waitFor(() => expect(location()).toMatch(/plan\?id=/));
    const begun = location();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('link', { name: 'Launch' }));
    await user.click(await screen.findByRole('button', { name: 'Actions for Launch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Plan links' }));
    await heading('Launch');
    expect(location()).toBe(begun);
    expect(screen.getByRole('textbox', { name: 'Destination' })).toHaveProperty(
      'value',
      'shop.example',
    );
  });

  it('Deleting leads back to the list', async () => {
    const { user, location } = await renderPage('/campaigns/1', { service: await withLaunch() });
    await heading(/Launch/);
    await user.click(screen.getByRole('button', { name: 'Actions for Launch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete campaign…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete campaign' }));
    await screen.findByRole('heading', { name: 'Make your first campaign' });
    expect(location()).toBe('/campaigns');
  });

  it('What is changed shows at once where it stands', async () => {
    const { user } = await renderPage('/campaigns/1', { service: await withLaunch() });
    await heading(/Launch/);
    await user.click(screen.getByRole('button', { name: 'Actions for Launch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit campaign…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Rotating link' }), 'go');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await (await panel('Addresses')).findByTitle(/r\/go$/)).toBeDefined();
  });
});
