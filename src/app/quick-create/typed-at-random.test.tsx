/** Typing at random: whatever is typed, and whenever Enter is pressed, is in the link, or nothing is created. */
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';

/** A channel that one name begins with, that several do, and that none does. */
const channels = ['Newsletter', 'Poster', 'Post office'];
const texts = ['News', 'poster', 'Post', 'Radio', ''] as const;

interface Typing {
  /** What is typed into the field of the channel. */
  readonly channel: (typeof texts)[number];
  readonly alias: boolean;
  /** Before which keys, counted from the first of the channel, Enter is pressed. */
  readonly enters: readonly number[];
  /** Before which of the keys the page has time to answer. */
  readonly pauses: readonly number[];
}

const typings: fc.Arbitrary<Typing> = fc.record({
  channel: fc.constantFrom(...texts),
  alias: fc.boolean(),
  enters: fc.uniqueArray(fc.nat(12), { maxLength: 3 }),
  pauses: fc.uniqueArray(fc.nat(12), { maxLength: 4 }),
});

/** The channels that a text stands for: the one of this name, else those that begin with it. */
function meant(text: string): readonly string[] {
  const typed = text.toLowerCase();
  const named = channels.filter((name) => name.toLowerCase() === typed);
  return named.length > 0 ? named : channels.filter((name) => name.toLowerCase().startsWith(typed));
}

test('What is typed into quick create is in the link, or nothing is created', async () => {
  const service = await createTestService();
  for (const name of channels) await service.post('/api/channel/add', { name });
  const { user, clock } = await renderPage('/domains', { service });
  await screen.findByRole('heading', { name: 'Domains', level: 1 });
  let number = 0;
  const settle = () => new Promise((resolve) => requestAnimationFrame(resolve));

  await fc.assert(
    fc.asyncProperty(typings, async ({ channel, alias, enters, pauses }) => {
      number += 1;
      const path = `typed-${number}`;
      await user.keyboard('c');
      const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
      await waitFor(() =>
        expect(document.activeElement).toBe(dialog.getByLabelText('Destination')),
      );
      await user.keyboard(`shop.example/${path}{Tab}{Tab}${alias ? path : ''}{Tab}`);
      let typed = '';
      for (const [at, key] of [...channel.split(''), '', '', ''].entries()) {
        if (pauses.includes(at)) await settle();
        if (enters.includes(at)) await user.keyboard('{Enter}');
        if (screen.queryByRole('dialog') === null) break;
        await user.keyboard(key);
        typed += key;
      }
      await user.keyboard('{Enter}');
      await settle();
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
        expect(typed === '' ? [null] : meant(typed)).toContain(link.name);
      }
    }),
    { numRuns: 25 },
  );
});
