import { describe, expect, it, vi } from 'vitest';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import { madeUpLinks, viewOf } from '#testing/library/made-up-links.ts';
import { freeBudget } from '#testing/library/simulated-host.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { createLibrary } from './library.ts';

const links = madeUpLinks(30);

function page(rows: readonly Link[], result: number): { data: Page<Link> } {
  const numbers = { perpage: 15, currentpage: 1, nextpage: 2, maxpage: Math.ceil(result / 15) };
  return {
    data: {
      ...numbers,
      result,
      rows: [...rows],
      unreadable: [],
      counted: true,
      more: rows.length < result ? 'yes' : 'no',
    },
  };
}

function open() {
  const clock = createManualClock();
  const call = () => Promise.reject(new Error('Nothing may be asked'));
  const library = createLibrary({ clock, call, online: () => true, budget: () => freeBudget });
  const list = (rows: readonly Link[], result: number) =>
    library.read({
      name: 'links.list',
      input: { page: 1 },
      reply: page(rows, result),
      at: clock.now(),
    });
  const all = async () =>
    (await library.query('table', viewOf({ sort: 'alias', descending: false }), 0, 200)).rows;
  return { clock, library, list, all };
}

describe('A library that is asked for nothing', () => {
  it('knows what replies told before the first look, and after it', async () => {
    const { library, list, all } = open();
    list(links.slice(0, 15), 30);
    expect(library.get()).toMatchObject({ phase: 'empty', loaded: 0 });
    expect(await all()).toHaveLength(15);
    list(links.slice(10, 25), 30);
    expect(await all()).toHaveLength(25);
  });

  it('is whole where one page has all links', async () => {
    const { clock, library, list, all } = open();
    list(links, 30);
    await all();
    await clock.advance(250);
    expect(library.get()).toMatchObject({
      phase: 'whole',
      pausedFor: null,
      loaded: 30,
      total: 30,
      newestRead: expect.any(Number),
    });
  });

  it('knows a link that was created here, and what its details told', async () => {
    const { clock, library, all } = open();
    const body = { url: 'https://shop.example/new', custom: 'new', metatitle: 'New' };
    const created = { id: 99, shorturl: 'https://go.example/new' };
    library.read({
      name: 'links.create',
      input: body,
      reply: created,
      at: Date.UTC(2026, 2, 1, 12),
    });
    const [link] = await all();
    expect(link).toMatchObject({
      ...created,
      alias: 'new',
      longurl: body.url,
      title: 'New',
      date: '2026-03-01 12:00:00',
      clicks: 0,
    });
    const details = {
      id: 99,
      shorturl: null,
      longurl: null,
      title: 'Newer',
      description: '',
      date: null,
    };
    library.read({
      name: 'links.get',
      input: { id: 99 },
      reply: { id: 99, details, data: { clicks: 7 } },
      at: clock.now(),
    });
    expect((await all())[0]).toMatchObject({
      ...created,
      title: 'Newer',
      clicks: 7,
      date: '2026-03-01 12:00:00',
    });
  });

  it('tells of changes at most four times a second', async () => {
    const { clock, library, list, all } = open();
    await all();
    const onChange = vi.fn();
    library.subscribe(onChange);
    for (let count = 1; count <= 20; count += 1) {
      list(links.slice(0, count), 30);
      await clock.advance(50);
    }
    expect(onChange.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(onChange.mock.calls.length).toBeLessThanOrEqual(5);
    await clock.advance(250);
    expect(library.get()).toMatchObject({ loaded: 20, total: 30 });
  });
});
