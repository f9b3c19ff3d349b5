/** The report of a campaign: which links are in it, what they brought, and which tags the user takes for it. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** Two links of the campaign Launch day, one of a promotion, and one without a tag. */
async function withTaggedLinks() {
  const service = await createTestService();
  const add = async (tag: string, clicks: number) => {
    const url = `https://shop.example/${tag}?utm_source=news&utm_campaign=${tag}`;
    const { id } = await service.addLink({ url: tag === '' ? 'https://shop.example/' : url });
    await countClicks(service, id, clicks);
  };
  await add('launch-day', 8);
  await add('Launch_Day', 3);
  await add('promo', 5);
  await add('', 4);
  await service.post('/api/campaign/add', { name: 'Launch day' });
  await service.post('/api/campaign/add', { name: 'Lookbook' });
  return service;
}

/** From Links, which reads the few links of the account. */
async function openCampaigns() {
  const page = await renderPage('/links', { service: await withTaggedLinks() });
  await screen.findByRole('table', { name: 'Links' });
  await page.user.click(screen.getByRole('link', { name: 'Campaigns' }));
  return page;
}

const clicks = () => screen.getByRole('group', { name: 'Clicks' }).textContent;

test('A campaign is the sum of the links whose tag is like its name, and of those that the user ticks', async () => {
  const { user } = await openCampaigns();
  // Sorted rows are drawn anew when their clicks are here, and a link of before leads nowhere.
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^Launch day/ }).textContent).toContain('11'),
  );
  await user.click(screen.getByRole('link', { name: 'Launch day' }));
  await waitFor(() => expect(clicks()).toBe('Clicks1155% of all clicks'));
  const links = within(screen.getByRole('region', { name: 'Links' })).getAllByRole('listitem');
  expect(links.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/873%$/),
    expect.stringMatching(/327%$/),
  ]);
  expect(screen.getByText(/^2 links tagged/)).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Links of this campaign' }));
  await user.click(dialog.getByRole('checkbox', { name: /^promo/ }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(clicks()).toBe('Clicks1680% of all clicks'));
  expect(Object.entries(localStorage)).toContainEqual([
    expect.stringMatching(/^linkdeck\.campaigns\./),
    expect.stringContaining('promo'),
  ]);
});

test('The list has the sums of each campaign, and offers to choose the tag of one without links', async () => {
  const { user } = await openCampaigns();
  const rows = () =>
    within(screen.getByRole('table', { name: 'Campaigns' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
      .toSorted();
  await waitFor(() => {
    expect(rows()[0]).toMatch(/^Launch day.*1125\.5/);
    expect(rows()[1]).toMatch(/^Lookbook.*No links found\. Choose its utm_campaign.*00–/);
  });
  await user.click(screen.getByRole('button', { name: 'Choose its utm_campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Links of this campaign' }));
  await user.click(dialog.getByRole('checkbox', { name: /^promo/ }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(rows()[1]).toMatch(/^Lookbook.*515/));
});
