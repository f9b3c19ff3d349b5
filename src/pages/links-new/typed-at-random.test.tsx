/** Typing at random: whatever is typed into a list field of New link, and whenever Enter is pressed, is in the link, or nothing is created. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { underWay } from '#base/under-way.ts';
import { pageRuns } from '#testing/page-runs.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import {
  listed,
  meant,
  typeAtRandom,
  typings,
  untilPainted,
} from '#testing/typing/typed-at-random.ts';

const cases = fc.record({
  typing: typings,
  field: fc.constantFrom('Channel', 'Campaign', 'Source'),
});

/** What the link may have after text that was whole at some press of Enter. */
function allowed(field: string, wholeTexts: readonly string[]): readonly (string | null)[] {
  return wholeTexts.flatMap((text): readonly (string | null)[] => {
    if (text === '') return [null];
    // A list takes its first match in the middle of a word.
    return field === 'Source' ? [wholeTexts.at(-1) ?? ''] : meant(listed, text);
  });
}

test('What is typed into a list field of New link is in the link, or nothing is created', async () => {
  const service = await createTestService();
  for (const name of listed) {
    await service.post('/api/channel/add', { name });
    await service.post('/api/campaign/add', { name });
  }
  let number = 0;
  let created = 0;

  const linkTo = async (path: string) => {
    const links = await service.store.db
      .selectFrom('link')
      .leftJoin('channelItem', 'channelItem.itemId', 'link.id')
      .leftJoin('channel', 'channel.id', 'channelItem.channelId')
      .leftJoin('campaign', 'campaign.id', 'link.campaign')
      .select(['link.url', 'channel.name as channel', 'campaign.name as campaign'])
      .where('link.url', 'like', `%/${path}%`)
      .execute();
    expect(links.length).toBeLessThanOrEqual(1);
    const [link] = links;
    if (link === undefined) return undefined;
    const source = new URL(link.url).searchParams.get('utm_source');
    return { Channel: link.channel, Campaign: link.campaign, Source: source };
  };

  await fc.assert(
    fc.asyncProperty(cases, async ({ typing, field }) => {
      number += 1;
      const path = `typed-${number}-`;
      cleanup();
      const { user, windUntil, location } = await renderPage('/links/new', { service });
      const url = await screen.findByLabelText('Destination');
      await waitFor(() => expect(document.activeElement).toBe(url));
      await user.keyboard(`shop.example/${path}`);
      const input = screen.getByLabelText(field, { selector: 'input' });
      for (let tabs = 0; tabs < 30 && document.activeElement !== input; tabs += 1) await user.tab();
      expect(document.activeElement).toBe(input);
      const parts = await typeAtRandom(user, typing, () => !location().startsWith('/links/new'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(underWay.get()).toBe(0));
      for (let frame = 0; frame < 5; frame += 1) await untilPainted();
      // A held link is created, unless it was taken back.
      await windUntil(() => expect(screen.queryByText(/^Creating/)).toBeNull());

      const link = await linkTo(path);
      if (link === undefined) return;
      created += 1;
      const wholeTexts = parts.map((_, at) => parts.slice(0, at + 1).join(''));
      for (const [name, value] of Object.entries(link))
        expect(name === field ? allowed(field, wholeTexts) : [null]).toContain(value);
    }),
    {
      ...pageRuns(5),
      examples: [
        [{ typing: { text: 'News', enters: [2, 3, 5], pauses: [] }, field: 'Source' }],
        // The second Enter may come before the link of the first is drawn.
        [{ typing: { text: 'Radio', enters: [7, 0], pauses: [] }, field: 'Source' }],
      ],
    },
  );
  expect(created).toBeGreaterThan(0);
});

test('Enter that comes while a link is begun creates the link as it is then', async () => {
  const { user, service, windUntil } = await renderPage('/links/new');
  const url = await screen.findByLabelText('Destination');
  await waitFor(() => expect(document.activeElement).toBe(url));
  await user.keyboard('shop.example/enters');
  act(() => screen.getByLabelText('Source', { selector: 'input' }).focus());
  await user.keyboard('Ne{Enter}w{Enter}s{Enter}{Enter}');
  await windUntil(() => expect(service.asked).toContain('POST /api/url/add'));
  await windUntil(() => expect(screen.queryByText(/^Creating/)).toBeNull());
  const links = await service.store.db.selectFrom('link').select('url').execute();
  expect(links).toEqual([{ url: 'https://shop.example/enters?utm_source=News' }]);
});
