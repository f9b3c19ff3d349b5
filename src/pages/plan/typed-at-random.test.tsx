/** Typing at random: whatever is typed into a list field of a plan, and whenever Enter is pressed, is in its links, or nothing is created. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageRuns } from '#testing/page-runs.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { listed, typeAtRandom, typings, untilPainted } from '#testing/typing/typed-at-random.ts';

const cases = fc.record({
  typing: typings,
  field: fc.constantFrom('Channels', 'Variants'),
  /** Enter is pressed once more before the button. */
  withEnter: fc.boolean(),
});

/** The channels that a text stands for; where it stands for none, a new one of this name. */
function meantChannels(names: readonly string[], text: string): readonly string[] {
  const typed = text.toLowerCase();
  const same = names.filter((name) => name.toLowerCase() === typed);
  if (same.length > 0) return same;
  const found = names.filter((name) => name.toLowerCase().includes(typed));
  return found.length > 0 ? found : [text];
}

test('What is typed into a list field of a plan is in its links, or nothing is created', async () => {
  const service = await createTestService();
  for (const name of listed) await service.post('/api/channel/add', { name });
  let number = 0;
  let created = 0;

  const channelNames = async () => {
    const channels = await service.store.db.selectFrom('channel').select('name').execute();
    return channels.map(({ name }) => name);
  };
  /** Channel and variant of each link of a plan. */
  const linksOf = async (path: string) => {
    const links = await service.store.db
      .selectFrom('link')
      .leftJoin('channelItem', 'channelItem.itemId', 'link.id')
      .leftJoin('channel', 'channel.id', 'channelItem.channelId')
      .select(['link.url', 'channel.name'])
      .where('link.url', 'like', `%/${path}%`)
      .execute();
    return links.map(({ url, name }) => ({
      channel: name,
      variant: new URL(url).pathname.split('/')[2] ?? '',
    }));
  };

  await fc.assert(
    fc.asyncProperty(cases, async ({ typing, field, withEnter }) => {
      number += 1;
      const path = `typed-${number}-`;
      const names = await channelNames();
      cleanup();
      const { user, windUntil } = await renderPage('/campaigns/plan', { service });
      service.asked.length = 0;
      const fill = async (name: string, value: string) =>
        fireEvent.change(await screen.findByLabelText(name, { selector: 'input' }), {
          target: { value },
        });
      await fill('Campaign', `Fair ${number}`);
      await fill('Destination', `fair.example/${path}/{variant}`);
      await user.click(screen.getByLabelText('Channels', { selector: 'input' }));
      await user.keyboard('Poster,');
      await screen.findAllByRole('gridcell');
      await user.click(screen.getByLabelText(field, { selector: 'input' }));
      const parts = await typeAtRandom(user, typing, () => false);
      if (withEnter) await user.keyboard('{Enter}');
      expect(service.asked.filter((each) => each.startsWith('POST'))).toEqual([]);

      const button = () => screen.getByRole('button', { name: /^Create \d+ links?$/ });
      await user.click(button());
      await untilPainted();
      const isSent = () => service.asked.some((each) => each.startsWith('POST'));
      // The first press can end the text that was left in the field, and no more.
      await windUntil(() => {
        if (!isSent() && screen.queryByRole('button', { name: /^Create \d+ links?$/ }) !== null)
          fireEvent.click(button());
        const links = screen.getAllByRole('gridcell').length;
        expect(
          screen.queryByText(`${links} ${links === 1 ? 'link' : 'links'} created`),
        ).not.toBeNull();
      });
      await waitFor(() => expect(isSent()).toBe(true));
      created += 1;

      const typed = parts.filter((part) => part !== '');
      const links = await linksOf(path);
      const has = new Set(
        links.map(({ channel, variant }) => (field === 'Channels' ? channel : variant)),
      );
      const allowed = typed.map((part) =>
        field === 'Channels' ? meantChannels(names, part) : [part.toLowerCase()],
      );
      for (const options of allowed) expect(options.some((name) => has.has(name))).toBe(true);
      const first = field === 'Channels' ? 'Poster' : '';
      for (const name of has)
        expect([
          ...allowed.flat(),
          ...(field === 'Channels' || typed.length === 0 ? [first] : []),
        ]).toContain(name);
      // No channel is made but those that nothing else was meant by.
      const added = (await channelNames()).filter((name) => !names.includes(name));
      for (const name of added) expect(field === 'Channels' ? typed : []).toContain(name);
    }),
    pageRuns(4),
  );
  expect(created).toBe(number);
});
