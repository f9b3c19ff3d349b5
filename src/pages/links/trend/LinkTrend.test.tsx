import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { expectAccessible } from '#testing/accessibility.ts';
import { countedBetween, liveFortnight } from '#testing/library/fortnight.ts';
import { withChangedReply } from '#testing/replies/changed-replies.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { renderPage } from '#testing/setups/render-page.tsx';
import { renderPart } from '#testing/setups/render-part.tsx';
import { formatLook } from '#ui/format/format.ts';
import { LinkTrend } from './LinkTrend.tsx';

const hour = 3_600_000;
const begin = Date.UTC(2026, 4, 1, 9, 10);
const firefox = { country: 'DE', referrer: 'a', browser: 'Firefox', os: 'Linux', network: null } as const;
const panel = () => screen.findByRole('region', { name: 'Trend' });

/** The trend of a link that is two days old, so that it begins with the first look. */
async function open(through?: (send: SendRequest) => SendRequest) {
  const part = await renderPart(begin, through);
  const { service, engine, clock, pass, show } = part;
  const { id, shorturl } = await service.addLink({ url: 'https://shop.example/sale', custom: 'sale' });
  await pass(48 * hour);
  const look = async () => {
    await act(() => engine.call('links.get', { id }));
    show(<LinkTrend id={id} shorturl={shorturl} read={clock.now()} />);
  };
  await look();
  const click = (number: number) =>
    service.store.visits.count(Array.from({ length: number }, (_, each) => ({ linkId: id, visitor: `v${each}`, ...firefox })));
  return { ...part, id, look, click };
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
  test('begins with the second look, and says so', async () => {
    const { look, click, clock, pass } = await open();
    const at = formatLook(clock.now(), clock.now());
    await screen.findByText(`Linkdeck has read this link’s clicks once, at ${at}. The trend starts with the next reading.`);
    await expectAccessible();
    await pass(5 * hour);
    await look();
    const until = formatLook(clock.now(), clock.now());
    await waitFor(async () => expect((await panel()).textContent).toContain(`No clicks observed between ${at} and ${until}.`));
    await click(1);
    await pass(hour);
    await look();
    await waitFor(async () => expect((await panel()).textContent).toContain('1 click observed between'));
  });

  test('is no chart while looks are minutes apart and see no click', async () => {
    const { look, click, clock, pass } = await open();
    const at = formatLook(clock.now(), clock.now());
    await pass(hour / 10);
    await look();
    await screen.findByText(`No new clicks since Linkdeck first read them, at ${at}.`);
    expect(within(await panel()).queryByRole('group')).toBeNull();
    await click(2);
    await pass(hour / 10);
    await look();
    await waitFor(async () => expect((await panel()).textContent).toContain('2 clicks observed between'));
  });

  test('says the same in words, in its chart and in its table', async () => {
    const { look, click, clock, pass, user } = await open();
    const moments = [clock.now()];
    for (const clicks of [3, 0, 4]) {
      await click(clicks);
      await pass(5 * hour);
      await look();
      moments.push(clock.now());
    }
    const [first, second, third, fourth] = moments.map((at) => formatLook(at, clock.now()));
    await waitFor(async () => expect((await panel()).textContent).toContain(`7 clicks observed between ${first} and ${fourth}.`));
    await expectAccessible();

    const chart = within(await panel()).getByRole('group', { name: /^New clicks between two readings/ });
    const said = () => within(chart).getByRole('status').textContent;
    act(() => chart.focus());
    await user.keyboard('{Home}');
    expect(said()).toBe(`3 clicks observed between ${first} and ${second}`);
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe(`No clicks observed between ${second} and ${third}`);
    await user.keyboard('{End}');
    expect(said()).toBe(`4 clicks observed between ${third} and ${fourth}`);
    await user.keyboard('{Escape}');
    expect(said()).toBe('');

    await user.click(within(await panel()).getByRole('button', { name: 'Show Trend as table' }));
    expect(await rows()).toEqual([
      [third, fourth, '', '4', '7'],
      [second, third, '', '0', '3'],
      [first, second, '', '3', '3'],
    ]);
    await expectAccessible();
  });

  test('has no bar where nobody looked, but a row that says it', async () => {
    const { look, click, pass, user } = await open();
    for (const hours of [30, 30, 30, 24 * 8, 30]) {
      await click(6);
      await pass(hours * hour);
      await look();
    }
    await waitFor(async () => expect((await panel()).textContent).toContain('30 clicks observed'));
    const chart = await panel();
    expect([...chart.querySelectorAll('[data-kind]')].map((mark) => mark.getAttribute('data-kind'))).toEqual([
      'bar',
      'bar',
      'bar',
      'gap',
      'bar',
    ]);
    expect(chart.textContent).toContain('No checks');
    await user.click(within(chart).getByRole('button', { name: 'Show Trend as table' }));
    expect((await rows()).map(([, , ...rest]) => rest)).toEqual([
      ['', '6', '30'],
      ['No checks in between.', '6', '24'],
      ['', '6', '18'],
      ['', '6', '12'],
      ['', '6', '6'],
    ]);
  });

  test('tells that a counter began again, and counts nothing for it', async () => {
    let total = 50;
    const { look, pass, user } = await open((send) =>
      withChangedReply(send, 'links.get', (body) => {
        const data = { ...Object(body['data']), clicks: total };
        return { ...body, data };
      }),
    );
    for (const next of [60, 2, 5]) {
      total = next;
      await pass(5 * hour);
      await look();
    }
    await waitFor(async () => expect((await panel()).textContent).toContain('13 clicks observed between'));
    expect((await panel()).textContent).toContain('apart from those before the counter began again');
    await user.click(within(await panel()).getByRole('button', { name: 'Show Trend as table' }));
    expect((await rows()).map(([, , ...rest]) => rest)).toEqual([
      ['', '3', '5'],
      ['The counter began again and shows 2.', '0', '2'],
      ['', '10', '60'],
    ]);
    await expectAccessible();
  });

  test('says where there is none, as the clicks could not be read', async () => {
    await open((send) =>
      withChangedReply(send, 'links.get', (body) => ({ ...body, data: { ...Object(body['data']), clicks: 'many' } })),
    );
    expect(await screen.findByText('The clicks of this link couldn’t be read, so there is no trend.')).toBeTruthy();
  });

  test('has a table with exactly what the service counted between the same looks, over a fortnight of visits', async () => {
    const { service, engine, clock, show, user } = await renderPart(begin);
    const fortnight = await act(() => liveFortnight({ service, clock, call: engine.call, seed: 7, visitsADay: 40 }));
    show(<LinkTrend id={1} shorturl={null} read={clock.now()} />);
    await user.click(await screen.findByRole('button', { name: 'Show Trend as table' }));
    const looks = fortnight.looks.get(1) ?? [];
    const shown = await rows();
    expect(shown.length).toBeGreaterThan(8);
    const momentOf = (text: string | null) => looks.find(({ at }) => formatLook(at, clock.now()) === text)?.at;
    let sum = 0;
    for (const [from = null, to = null, , clicks] of shown) {
      const counted = countedBetween(fortnight, 1, momentOf(from) ?? 0, momentOf(to) ?? 0);
      expect(clicks).toBe(String(counted));
      sum += counted ?? 0;
    }
    expect(sum).toBeGreaterThan(100);
  });

  test('is on the page of the link, and costs no request', async () => {
    const service = await createTestService();
    await service.addLinks(1);
    await renderPage('/links/1', { service });
    // Just created, so that nothing is missing since then.
    await waitFor(async () =>
      expect((await panel()).textContent).toMatch(/No clicks observed between|has read this link’s clicks once/),
    );
    expect(service.asked).toEqual(['GET /api/url/1']);
    await expectAccessible();
  });
});
