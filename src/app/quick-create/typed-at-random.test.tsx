/** Typing at random: whatever is typed, and whenever Enter is pressed, is in the link, or nothing is created. */
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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

const cases = fc.record({ typing: typings, alias: fc.boolean() });

test('What is typed into quick create is in the link, or nothing is created', async () => {
  const service = await createTestService();
  for (const name of listed) await service.post('/api/channel/add', { name });
  const { user, clock } = await renderPage('/domains', { service });
  await screen.findByRole('heading', { name: 'Domains', level: 1 });
  let number = 0;

  await fc.assert(
    fc.asyncProperty(cases, async ({ typing, alias }) => {
      number += 1;
      const path = `typed-${number}`;
      await user.keyboard('c');
      const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
      await waitFor(() =>
        expect(document.activeElement).toBe(dialog.getByLabelText('Destination')),
      );
      await user.keyboard(`shop.example/${path}{Tab}{Tab}${alias ? path : ''}{Tab}`);
      const isOver = () => screen.queryByRole('dialog') === null;
      const typed = (await typeAtRandom(user, typing, isOver)).join('');
      await user.keyboard('{Enter}');
      await untilPainted();
      // Held links are created now; what is not begun is given up.
      await clock.advance(4000);
      if (screen.queryByRole('dialog') !== null) await user.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await clock.advance(4000);

      const links = await service.store.db
        .selectFrom('link')
        .leftJoin('channelItem', 'channelItem.itemId', 'link.id')
        .leftJoin('channel', 'channel.id', 'channelItem.channelId')
        .select(['link.alias', 'channel.name'])
        .where('link.url', 'like', `%/${path}`)
        .execute();
      expect(links.length).toBeLessThanOrEqual(1);
      for (const link of links) {
        if (alias) expect(link.alias).toBe(path);
        // Enter in the middle takes the first match of what was typed until then.
        expect(typed === '' ? [null] : meant(listed, typed)).toContain(link.name);
      }
    }),
    pageRuns(25),
  );
});
