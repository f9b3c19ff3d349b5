/** A planned campaign: typed, created once, extended by what is missing, and shown with its links. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { withQuirks } from '#testing/replies/quirks.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { catchFiles } from '#testing/setups/saved-files.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

const posts = ({ asked }: TestService) => asked.filter((each) => each.startsWith('POST'));
const links = ({ store }: TestService) =>
  store.db.selectFrom('link').selectAll().orderBy('id').execute();
const cells = () => screen.getAllByRole('gridcell').map(({ textContent }) => textContent);

const campaign = () => screen.findByLabelText('Campaign', { selector: 'input' });

async function nameCampaign(value: string) {
  fireEvent.change(await campaign(), { target: { value } });
}

async function fillIn({ user }: Page, channels: string, variants: string) {
  await nameCampaign('Fair');
  fireEvent.change(screen.getByRole('textbox', { name: 'Destination' }), {
    target: { value: 'fair.example/{variant}' },
  });
  await user.click(screen.getByLabelText('Channels', { selector: 'input' }));
  await user.keyboard(channels);
  await user.click(screen.getByLabelText('Variants', { selector: 'input' }));
  await user.keyboard(variants);
}

describe('A planned campaign', () => {
  it('shows every link before anything is sent, and creates each once with its campaign and channels @core', async () => {
    const page = await renderPage('/campaigns/plan');
    const { service, user, windUntil } = page;
    await fillIn(page, 'Newsletter,Poster,', 'de,fr,');
    await waitFor(() =>
      expect(cells()).toEqual([
        'defair-newsletter-de',
        'frfair-newsletter-fr',
        'defair-poster-de',
        'frfair-poster-fr',
      ]),
    );
    await expectAccessible();
    expect(posts(service)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Report…' })).toBeNull();
    expect(page.location()).toMatch(/^\/campaigns\/plan\?id=/);
    await user.click(screen.getByRole('button', { name: 'Create 4 links' }));
    await windUntil(() => expect(screen.getByText('4 links created')).toBeDefined());
    expect(posts(service)).toEqual([
      ...['channel', 'channel', 'campaign'].map((each) => `POST /api/${each}/add`),
      ...[1, 2, 3, 4].map(() => 'POST /api/url/add'),
    ]);
    expect((await links(service)).map(({ alias, url }) => [alias, url])[3]).toEqual([
      'fair-poster-fr',
      'https://fair.example/fr?utm_source=poster&utm_medium=print&utm_campaign=fair&utm_content=fr',
    ]);
    expect(
      screen.getByRole('button', { name: 'Copy the short links, one per line' }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy 2 links of Poster' })).toBeDefined();
    // What leads to the links is a line now, until the user wants its fields.
    expect(screen.queryByLabelText('Destination')).toBeNull();
    expect(screen.queryByText('Draft saved')).toBeNull();
    const results = await screen.findByRole('link', { name: 'See results' });
    expect(results.getAttribute('href')).toMatch(/\/campaigns\/1$/);
    await user.click(screen.getByRole('link', { name: 'Report…' }));
    const report = within(await screen.findByRole('article'));
    expect(report.getByRole('heading', { level: 1 }).textContent).toBe('Fair');
    expect(report.getAllByRole('columnheader', { name: 'fr' })).toHaveLength(1);
  });

  it('names a new channel only by the line that says so, and where no other is meant', async () => {
    const service = await createTestService();
    await service.post('/api/channel/add', { name: 'Newsletter' });
    const { user } = await renderPage('/campaigns/plan', { service });
    const field = await screen.findByLabelText('Channels', { selector: 'input' });
    await user.click(field);
    await user.keyboard('news{Enter}');
    const rows = within(await screen.findByRole('grid'));
    expect(rows.getByRole('rowheader', { name: /^Newsletter/ })).toBeDefined();
    expect(rows.queryByText('new')).toBeNull();
    await user.keyboard('Radio');
    expect(await screen.findByRole('option', { name: 'Create channel Radio' })).toBeDefined();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows.getByText('new')).toBeDefined());
    // Several pasted names are whole ones.
    await user.paste('newsletter\nNews\nPoster');
    await waitFor(() => expect(rows.getAllByText('new')).toHaveLength(3));
  });

  it('builds its aliases of chips, which keys add and take out, and of what is typed', async () => {
    const page = await renderPage('/campaigns/plan');
    await fillIn(page, 'Newsletter,', 'de,');
    const alias = screen.getByLabelText('Alias', { selector: 'input' });
    await page.user.click(alias);
    await page.user.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(cells()).toEqual(['defair-newsletter']));
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(alias.ariaDescription).toBe('campaign-channel-source'));
    fireEvent.change(alias, { target: { value: '-x{variant}' } });
    await waitFor(() => expect(cells()).toEqual(['defair-newsletter-newsletter-xde']));
    expect(alias).toHaveProperty('value', '');
  });

  it('has source and medium in the row of each channel, where they are changed', async () => {
    const page = await renderPage('/campaigns/plan');
    await fillIn(page, 'Newsletter,', 'de,');
    await page.user.click(
      await screen.findByRole('button', {
        name: 'Source and medium of Newsletter: newsletter · email',
      }),
    );
    fireEvent.change(await screen.findByLabelText('Medium'), { target: { value: 'mail' } });
    await page.user.keyboard('{Escape}');
    expect(
      await screen.findByText(/utm_source=newsletter&utm_medium=mail&utm_campaign=fair/),
    ).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Remove Newsletter' }));
    await waitFor(() => expect(screen.queryByRole('gridcell')).toBeNull());
  });

  it('is extended by a channel with what is missing alone', async () => {
    const page = await renderPage('/campaigns/plan');
    const { service, user, windUntil } = page;
    await fillIn(page, 'Newsletter,', 'de,fr,');
    await user.click(await screen.findByRole('button', { name: 'Create 2 links' }));
    await windUntil(() => expect(screen.getByText('2 links created')).toBeDefined());
    service.asked.length = 0;
    await user.click(screen.getByLabelText('Channels', { selector: 'input' }));
    await user.keyboard('Radio,');
    await user.click(await screen.findByRole('button', { name: 'Create 2 links' }));
    await windUntil(() => expect(screen.getByText('4 links created')).toBeDefined());
    expect(posts(service)).toEqual([
      'POST /api/channel/add',
      'POST /api/url/add',
      'POST /api/url/add',
    ]);
    expect((await links(service)).map(({ alias }) => alias)).toEqual([
      'fair-newsletter-de',
      'fair-newsletter-fr',
      'fair-radio-de',
      'fair-radio-fr',
    ]);
  });

  it('is moved through, turned off and edited by keys, and an alias in use is put right', async () => {
    const service = await createTestService();
    await service.addLink({ url: 'https://other.example', custom: 'fair-poster-de' });
    const page = await renderPage('/links', { service });
    await screen.findAllByText('fair-poster-de');
    await page.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await page.user.keyboard('plan a campaign{Enter}');
    await fillIn(page, 'Newsletter,Poster,', 'de,fr,');
    await screen.findByText('Already in use.');
    expect(screen.getByRole('button', { name: 'Create 4 links' })).toHaveProperty('disabled', true);
    screen.getAllByRole('gridcell')[0]?.focus();
    await page.user.keyboard('{ArrowRight} {ArrowDown}{ArrowLeft}{Enter}');
    const panel = within(screen.getByRole('region', { name: 'Cell Poster, de' }));
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Alias')));
    await page.user.click(panel.getByRole('button', { name: 'Use fair-poster-de-2' }));
    await waitFor(() =>
      expect(cells()).toEqual([
        'defair-newsletter-de',
        'frOff',
        'defair-poster-de-2',
        'frfair-poster-fr',
      ]),
    );
    expect(screen.getByRole('button', { name: 'Create 3 links' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('says where a service has answered with a link that it had, and creates one of its own', async () => {
    const service = await createTestService();
    const page = await renderPage('/campaigns/plan', {
      service,
      through: (send) => withQuirks(send, ['destinationReused']),
    });
    const { user, windUntil } = page;
    await service.addLink({
      url: 'https://fair.example/de?utm_source=newsletter&utm_medium=email&utm_campaign=fair&utm_content=de',
      custom: 'spring',
    });
    await fillIn(page, 'Newsletter,', 'de,');
    await user.click(await screen.findByRole('button', { name: 'Create 1 link' }));
    await windUntil(() =>
      expect(
        screen.getAllByText(/The service had a link for this destination already/),
      ).toBeDefined(),
    );
    await user.click(screen.getByRole('gridcell'));
    await user.click(await screen.findByRole('button', { name: 'Create a link of its own' }));
    await user.click(await screen.findByRole('button', { name: 'Create 1 link' }));
    await windUntil(() => expect(screen.getByText('1 link created')).toBeDefined());
    expect(screen.queryByText(/The service had a link/)).toBeNull();
    expect((await links(service)).map(({ alias }) => alias)).toEqual([
      'spring',
      'fair-newsletter-de',
    ]);
  });

  it('begins with the channels that brought most clicks, or as an earlier plan, without its links', async () => {
    const service = await createTestService();
    for (const name of ['Radio', 'Weekly', 'Posters'])
      await service.post('/api/channel/add', { name });
    for (const [channel, clicks] of [
      [2, 5],
      [3, 2],
    ] as const) {
      const { id } = await service.addLink({ url: `https://shop.example/${channel}`, channel });
      await countClicks(service, id, clicks);
    }
    const { user, windUntil } = await renderPage('/campaigns/plan', {
      service,
      hostOptions: { readsLinks: true },
    });
    await windUntil(() => expect(cells()).toEqual(['weekly', 'posters']));
    await nameCampaign('Fair');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Campaigns' }));
    await user.click(await screen.findByRole('link', { name: 'Plan a campaign' }));
    await user.click(await screen.findByRole('button', { name: 'Use the plan Fair as a start' }));
    await waitFor(() => expect(cells()).toEqual(['weekly', 'posters']));
    expect(await campaign()).toHaveProperty('value', '');
  });

  it('begins with the channels, tags and variants of a past campaign', async () => {
    const service = await createTestService();
    await service.post('/api/channel/add', { name: 'Weekly' });
    for (const language of ['de', 'fr']) {
      const query = `utm_source=nl&utm_medium=mail&utm_campaign=spring&utm_content=${language}`;
      const { id } = await service.addLink({ url: `https://shop.example/?${query}`, channel: 1 });
      await countClicks(service, id, 1);
    }
    const { user, windUntil } = await renderPage('/campaigns/plan', {
      service,
      hostOptions: { readsLinks: true },
    });
    const field = () => screen.getByLabelText('From a past campaign', { selector: 'input' });
    const tags = () =>
      screen.getByRole('button', { name: 'Source and medium of Weekly: nl · mail' });
    // The links of the channel are read then.
    await windUntil(() => expect(tags()).toBeDefined());
    await user.click(field());
    await user.keyboard('spring{Enter}');
    await windUntil(() => expect(cells()).toEqual(['deweekly-de', 'frweekly-fr']));
    expect(tags()).toBeDefined();
  });

  it('is saved as a file before anything is created', async () => {
    const files = catchFiles();
    const page = await renderPage('/campaigns/plan');
    await fillIn(page, 'Newsletter,', 'de,fr,');
    await page.user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(
      (await files[0]?.text())
        ?.replace(/^\uFEFF/, '')
        .trimEnd()
        .split(/\r?\n/),
    ).toEqual([
      'Channel,Variant,Short link,Visitors land on',
      'Newsletter,de,fair-newsletter-de,https://fair.example/de?utm_source=newsletter&utm_medium=email&utm_campaign=fair&utm_content=de',
      'Newsletter,fr,fair-newsletter-fr,https://fair.example/fr?utm_source=newsletter&utm_medium=email&utm_campaign=fair&utm_content=fr',
    ]);
    expect(posts(page.service)).toEqual([]);
  });

  it('says whether this browser stores it', async () => {
    const page = await renderPage('/campaigns/plan');
    await fillIn(page, 'Newsletter,', 'de,');
    expect(screen.getByText('Draft saved')).toBeDefined();
    cleanup();
    const unstored = await renderPage('/campaigns/plan', { canStore: false });
    await fillIn(unstored, 'Newsletter,', 'de,');
    expect(await screen.findByText('Not saved: it goes when you close this page')).toBeDefined();
    expect(screen.queryByText('Draft saved')).toBeNull();
  });
});
