/** Names of a service, as its user meets them: labels on screens, names in requests, and the choice on Account. */

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { vocabularies } from '#contract/service-names.ts';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { fill } from '#testing/setups/render-step.tsx';

const inVendorNames = () => createTestService({ names: vocabularies.common });

describe('A service that names vendors', () => {
  it('has its networks read as people know them, by the first reply that shows them', async () => {
    const service = await inVendorNames();
    const { id } = await service.addLink({ url: 'https://shop.example/' });
    const visit = {
      visitor: visitorHash('v'),
      country: 'DE',
      referrer: 'news.example',
      browser: '',
      os: '',
    };
    await service.store.visits.count([{ linkId: id, ...visit, network: 'network1' }]);
    const { user } = await renderPage(`/links/${id}`, { service });
    await user.click(await screen.findByRole('radio', { name: 'Networks' }));
    expect((await screen.findAllByText('Facebook')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('X (Twitter)').length).toBeGreaterThan(0);
    expect(screen.queryByText('Network 1')).toBeNull();
  });

  it('gets a pixel by its own name once another pixel has shown which names it has', async () => {
    const service = await inVendorNames();
    await service.post('/api/pixel/add', { type: 'reddit', name: 'Forum', tag: 'r-1' });
    const { user } = await renderPage('/pixels', { service });
    expect(await screen.findByText('Reddit')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add pixel' }));
    await addAnalytics(user);
    await waitFor(async () => expect(await typesIn(service)).toEqual(['forum', 'analyticspixel']));
    expect(await screen.findByText('Google Analytics')).toBeDefined();
  });
});

describe('The names on Account', () => {
  it('can be chosen, are kept for the account, and decide by which name a first pixel is sent', async () => {
    const service = await inVendorNames();
    const { user } = await renderPage('/account?tab=labels', { service });
    const choice = await screen.findByLabelText('Names of the service', { selector: 'input' });
    expect(choice).toHaveProperty('value', expect.stringContaining('nothing received yet'));
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: /Usual names/, hidden: true }));
    expect(
      Array.from({ length: localStorage.length }, (_, at) =>
        localStorage.getItem(localStorage.key(at) ?? ''),
      ),
    ).toContain('{"chosen":"common","found":null}');
    await user.click(screen.getByRole('link', { name: 'Pixels' }));
    await screen.findByText('Add your first pixel');
    await user.click(screen.getAllByRole('button', { name: 'Add pixel' })[1]!);
    await addAnalytics(user);
    await waitFor(async () => expect(await typesIn(service)).toEqual(['analyticspixel']));
  });
});

/** Fills in the open form. */
async function addAnalytics(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByRole('option', { name: /^Google Analytics/, hidden: true }));
  fill(dialog.getByLabelText('Name'), 'Main');
  fill(dialog.getByLabelText('Tag'), 'G-1');
  await user.click(dialog.getByRole('button', { name: 'Add pixel' }));
}

async function typesIn(service: TestService): Promise<readonly string[]> {
  const rows = await service.store.db.selectFrom('pixel').select('type').orderBy('id').execute();
  return rows.map(({ type }) => type);
}
