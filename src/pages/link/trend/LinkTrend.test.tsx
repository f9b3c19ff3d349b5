import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { countedBetween, liveFortnight } from '#testing/library/fortnight.ts';
import { withChangedReply } from '#testing/replies/changed-replies.ts';
import { countClicks } from '#testing/service/clicks.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { renderPart } from '#testing/setups/render-part.tsx';
import { formatClock, formatDay, formatObservedAt } from '#ui/format/format.ts';
import { calendarDay } from '#ui/format/since-moment.ts';
import { LinkTrend } from './LinkTrend.tsx';

const hour = 3_600_000;
const begin = Date.UTC(2026, 4, 1, 9, 10);
const showTable = 'Show Clicks per day, between your visits as table';
/** In words, or with its chart. */
const panel = () =>
  screen.findByRole('region', { name: /^Trend$|^Clicks per day, between your visits$/ });
/** The trend of a link that is two days old, so that it begins with the first observation. */
async function open(through?: (send: SendRequest) => SendRequest) {
  const part = await renderPart(begin, through);
  const { service, engine, clock, pass, show } = part;
  const { id, shorturl } = await service.addLink({
    url: 'https://shop.example/sale',
    custom: 'sale',
  });
  await pass(48 * hour);
  const observe = async () => {
    await act(() => engine.call('links.get', { id }));
    show(
      <LinkTrend
        id={id}
        shorturl={shorturl}
        made={begin}
        read={clock.now()}
        now={clock.now()}
        since={null}
      />,
    );
  };
  await observe();
  const click = (number: number) => countClicks(service, id, number);
  return { ...part, id, observe, click };
}

const rows = async () =>
  within(await panel())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('The trend of a link', () => {
  test('begins with the first reading, and says in words what is known until a chart may be drawn', async () => {
    const { observe, click, clock, pass } = await open();
    const at = clock.now();
    await screen.findByText(
      'New clicks are recorded from now on. Come back tomorrow for the first comparison.',
    );
    await expectAccessible();
    await pass(hour / 10);
    await observe();
    await screen.findByText(`No new clicks since ${formatClock(at)}`);
    await click(1);
    await pass(5 * hour);
    await observe();
    await screen.findByText(`+1 since ${formatClock(at)}`);
    await click(1041);
    await pass(20 * hour);
    await observe();
    await screen.findByText(`+1,042 since yesterday, ${formatClock(at)}`);
    expect(within(await panel()).queryByRole('group')).toBeNull();
  });

  test('says the same in words, in its chart and in its table', async () => {
    const { observe, click, clock, pass, user } = await open();
    const moments = [clock.now()];
    for (const clicks of [3, 0, 4]) {
      await click(clicks);
      await pass(24 * hour);
      await observe();
      moments.push(clock.now());
    }
    const [first, second, third, fourth] = moments.map((at) => formatObservedAt(at, clock.now()));
    const chart = await screen.findByRole('group', {
      name: /^Clicks per day, between your visits\. /,
    });
    await waitFor(() => expect(chart.querySelectorAll('rect[class*=bar]')).toHaveLength(3));
    const said = () => within(chart).getByRole('status').textContent;
    act(() => chart.focus());
    await user.keyboard('{Home}');
    expect(said()).toBe(`3 clicks, 3 per day · ${first} – ${second}`);
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe(`0 clicks, 0 per day · ${second} – ${third}`);
    await user.keyboard('{End}');
    expect(said()).toBe(`4 clicks, 4 per day · ${third} – ${fourth}`);
    await user.keyboard('{Escape}');
    expect(said()).toBe('');

    await user.click(within(await panel()).getByRole('button', { name: showTable }));
    expect(await rows()).toEqual([
      [third, fourth, '', '', '4', '7'],
      [second, third, '', '', '0', '3'],
      [first, second, '', '', '3', '3'],
    ]);
  });

  test('has a note in two acts by keys alone: in the plot, the words, the list and the table', async () => {
    const { observe, click, clock, pass, user } = await open();
    for (const clicks of [3, 0, 4]) {
      await click(clicks);
      await pass(24 * hour);
      await observe();
    }
    const chart = await screen.findByRole('group', {
      name: /^Clicks per day, between your visits\. /,
    });
    act(() => chart.focus());
    await user.keyboard('{Home}n');
    await user.keyboard('Newsletter 46 sent{Enter}');
    const list = await screen.findByRole('list', { name: 'Notes' });
    const day = calendarDay(clock.now() - 60 * hour);
    expect(list.textContent).toBe(`1${formatDay(day)}Newsletter 46 sent`);
    await waitFor(() => expect(document.activeElement).toBe(chart));
    await user.keyboard('{Home}');
    const said = () => within(chart).getByRole('status').textContent;
    expect(said()).toMatch(/^3 clicks, .*\. Note: Newsletter 46 sent$/);
    await user.keyboard('{ArrowRight}');
    expect(said()).not.toContain('Note');
    expect((await panel()).querySelectorAll('[class*=mark] > [class*=number]')).toHaveLength(1);

    await user.click(within(await panel()).getByRole('button', { name: showTable }));
    expect((await rows()).map((cells) => cells[3])).toEqual(['', '', 'Newsletter 46 sent']);
  });

  test('has notes that can be changed and removed, which can be undone', async () => {
    const { engine, user } = await open();
    await user.keyboard('n');
    await user.keyboard('Radio{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Edit note: Radio' }));
    await user.keyboard('{Control>}a{/Control}Podcast{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove note: Podcast' }));
    await waitFor(() => expect(engine.notes.get().items).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Edit note: Podcast' });
    expect(engine.notes.get().items).toMatchObject([{ text: 'Podcast', scope: { id: 1 } }]);
  });

  test('takes the next note at once, although the one before is still being saved', async () => {
    const { engine, user } = await open();
    let endSaving = (_: boolean): void => undefined;
    const saved = new Promise<boolean>((resolve) => (endSaving = resolve));
    const save = vi.spyOn(engine.notes, 'save').mockReturnValueOnce(saved);
    await user.keyboard('n');
    await user.keyboard('Radio{Enter}');
    await user.keyboard('n');
    await user.keyboard('Posters cut');
    await act(async () => {
      endSaving(true);
      await saved;
    });
    await user.keyboard(' in two{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls.map(([{ text }]) => text)).toEqual(['Radio', 'Posters cut in two']);
  });

  test('brings a note back that could not be saved, with the reason', async () => {
    const { engine, user } = await open();
    const save = vi.spyOn(engine.notes, 'save').mockRejectedValueOnce(new Error('full disk'));
    await user.keyboard('n');
    await user.keyboard('Radio{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const field = within(await screen.findByRole('form', { name: 'Note' }));
    await waitFor(() => expect(document.activeElement).toBe(field.getByLabelText('Note')));
    expect(field.getByLabelText<HTMLInputElement>('Note').value).toBe('Radio');
    expect(field.getByText('The note couldn’t be saved. Try again.')).toBeDefined();
    save.mockRestore();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Edit note: Radio' });
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('has the field of a note, which Escape does not throw away and which takes no empty note', async () => {
    const { engine, user } = await open();
    await user.keyboard('n');
    const field = await screen.findByRole('form', { name: 'Note' });
    await user.keyboard('{Enter}');
    expect(field.textContent).toContain('Write a few words first.');
    await user.keyboard('In between n{Escape}');
    expect(screen.queryByRole('form')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(engine.notes.get().items).toEqual([]);
  });

  test('says which notes are of the account, and which are outside the recorded time', async () => {
    const { engine, clock, show } = await open();
    const draft = { at: calendarDay(clock.now()), text: 'New price' };
    await act(async () => {
      await engine.notes.save({ ...draft, id: 'a', scope: { kind: 'account' } });
      await engine.notes.save({
        ...draft,
        id: 'b',
        scope: { kind: 'link', id: 1 },
        at: '2020-02-29',
      });
      await engine.notes.save({ ...draft, id: 'c', scope: { kind: 'link', id: 2 } });
    });
    const list = await screen.findByRole('list', { name: 'Notes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      `1${formatDay(draft.at)}New price · for all links`,
      `–${formatDay('2020-02-29')}New price · outside the recorded time`,
    ]);
    show(null);
  });

  test('shows two thousand notes as a few, with all of them one press away', async () => {
    const { engine, clock, user } = await open();
    const notes = Array.from({ length: 2000 }, (_, index) => ({
      id: String(index),
      scope: { kind: 'link', id: 1 } as const,
      at: calendarDay(clock.now()),
      text: `Note ${index}`,
      changed: index,
    }));
    await act(() => engine.notes.restore(notes));
    const list = await screen.findByRole('list', { name: 'Notes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: '1,992 more' }));
    expect(list.children).toHaveLength(2000);
  });

  test('has markers of its creation and its assignments, which can be hidden', async () => {
    const { engine, clock, user, show } = await open();
    const now = clock.now();
    show(<LinkTrend id={1} shorturl={null} made={now} read={now} now={now} since={null} />);
    const target = await engine.call('channels.create', { name: 'News' });
    await act(() =>
      engine.jobs.add({
        kind: 'assign',
        target: { kind: 'channel', id: target.id ?? 0, name: 'News' },
        items: [{ type: 'links', id: 1, label: 'go.test/sale' }],
      }),
    );
    await waitFor(async () => {
      await act(() => clock.advance(1000));
      expect(engine.jobs.get().map(({ state }) => state)).toEqual(['finished']);
    });
    const list = await screen.findByRole('list', { name: 'Notes' });
    const items = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await waitFor(() =>
      expect(items()).toEqual([
        expect.stringMatching(/Added to News$/),
        expect.stringMatching(/Link created/),
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Hide markers' }));
    expect(screen.queryByRole('list', { name: 'Notes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show markers' }));
    await screen.findByText(/Added to News$/);
  });

  test('has a paler bar with its number where nobody looked, and a row that says it', async () => {
    const { observe, click, pass, user } = await open();
    for (const hours of [30, 30, 30, 24 * 8, 30]) {
      await click(6);
      await pass(hours * hour);
      await observe();
    }
    const bars = async () => [...(await panel()).querySelectorAll('rect[class*=bar]')];
    await waitFor(async () => expect(await bars()).toHaveLength(5));
    const isLong = (await bars()).map((bar) => bar.hasAttribute('data-long'));
    expect(isLong).toEqual([false, false, false, true, false]);
    const chart = await panel();
    expect(chart.textContent).toContain('6 clicks in 8 days');
    await user.click(within(chart).getByRole('button', { name: showTable }));
    expect((await rows()).map(([, , ...rest]) => rest)).toEqual([
      ['', '', '6', '30'],
      ['No checks in between.', '', '6', '24'],
      ['', '', '6', '18'],
      ['', '', '6', '12'],
      ['', '', '6', '6'],
    ]);
  });

  test('tells that a counter began again, and counts nothing for it', async () => {
    let total = 50;
    const { observe, pass, user } = await open((send) =>
      withChangedReply(send, 'links.get', (body) => {
        const data = { ...Object(body['data']), clicks: total };
        return { ...body, data };
      }),
    );
    for (const next of [60, 2, 5]) {
      total = next;
      await pass(24 * hour);
      await observe();
    }
    await waitFor(async () =>
      expect((await panel()).textContent).toContain('Total was reset here.'),
    );
    await user.click(within(await panel()).getByRole('button', { name: showTable }));
    expect((await rows()).map(([, , ...rest]) => rest)).toEqual([
      ['', '', '3', '5'],
      ['The counter began again and shows 2.', '', '0', '2'],
      ['', '', '10', '60'],
    ]);
  });

  test('says where there is none, as the clicks could not be read', async () => {
    await open((send) =>
      withChangedReply(send, 'links.get', (body) => ({
        ...body,
        data: { ...Object(body['data']), clicks: 'many' },
      })),
    );
    expect(
      await screen.findByText('The clicks of this link couldn’t be read, so there is no trend.'),
    ).toBeTruthy();
  });

  test('has a table with exactly what the service counted between the same observations, over a fortnight of visits', async () => {
    const { service, engine, clock, show, user } = await renderPart(begin);
    const fortnight = await act(() =>
      liveFortnight({ service, clock, call: engine.call, seed: 7, visitsADay: 40 }),
    );
    show(
      <LinkTrend
        id={1}
        shorturl={null}
        made={begin}
        read={clock.now()}
        now={clock.now()}
        since={null}
      />,
    );
    await user.click(await screen.findByRole('button', { name: showTable }));
    const observations = fortnight.readings.get(1) ?? [];
    const shown = await rows();
    expect(shown.length).toBeGreaterThan(8);
    const momentOf = (text: string | null) =>
      observations.find(({ at }) => formatObservedAt(at, clock.now()) === text)?.at;
    let sum = 0;
    for (const [from = null, to = null, , , clicks] of shown) {
      const counted = countedBetween(fortnight, 1, momentOf(from) ?? 0, momentOf(to) ?? 0);
      expect(clicks).toBe(String(counted));
      sum += counted ?? 0;
    }
    expect(sum).toBeGreaterThan(100);
  });

  test('is on the page of the link, and costs no request', async () => {
    const service = await createTestService();
    await service.addLinks(1);
    await countClicks(service, 1, 1);
    await renderPage('/links/1', { service });
    // Just created, so that nothing is missing since then.
    await waitFor(async () =>
      expect((await panel()).textContent).toMatch(/since|New clicks are recorded from now on/),
    );
    expect(service.asked).toEqual(['GET /api/url/1']);
  });
});
