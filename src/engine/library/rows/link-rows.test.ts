import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeUpLinks } from '#testing/library/made-up-links.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { LinkRows } from './link-rows.ts';
import { hostOf, timeOf } from './link-values.ts';
import { clickBlock, restoreClicks, restoreText, textBlock } from './row-blocks.ts';

const link = { ...madeUpLinks(1)[0]!, title: 'Sale', description: 'Text', clicks: 3 };
const unknown = {
  alias: null,
  shorturl: null,
  longurl: null,
  clicks: null,
  title: null,
  description: null,
  date: null,
};

function open() {
  const rows = new LinkRows();
  rows.write(link, { at: 10, isRow: true });
  return rows;
}

describe('A link that is read again', () => {
  it('keeps what a reply could not tell', () => {
    const rows = open();
    expect(rows.write({ id: 1, ...unknown }, { at: 20, isRow: true })).toBe('same');
    expect(rows.link(0)).toEqual({ ...link, readAt: 10, notFound: false });
  });

  it('loses its title where a list says that it has none, and nowhere else', () => {
    const rows = open();
    const emptied = { ...link, alias: '', shorturl: '', longurl: '', title: '', description: '' };
    expect(rows.write(emptied, { at: 20, isRow: false })).toBe('same');
    expect(rows.write(emptied, { at: 20, isRow: true })).toBe('changed');
    expect(rows.link(0)).toEqual({
      ...link,
      title: '',
      description: '',
      readAt: 20,
      notFound: false,
    });
  });

  it('is no change where only the time is another, and never read earlier than before', () => {
    const rows = open();
    const { any } = rows.versions;
    expect(rows.write(link, { at: 5, isRow: true })).toBe('same');
    expect([rows.versions.any, rows.link(0).readAt]).toEqual([any, 10]);
  });

  it('was found', () => {
    const rows = open();
    rows.markNotFound(1);
    expect(rows.link(0).notFound).toBe(true);
    expect(rows.write(link, { at: 20, isRow: true })).toBe('changed');
    expect(rows.link(0).notFound).toBe(false);
  });
});

describe('Places', () => {
  it('of removed links are used again', () => {
    const rows = new LinkRows();
    for (const each of madeUpLinks(1000)) rows.write(each, { at: 1, isRow: true });
    for (let id = 1; id <= 500; id += 1) expect(rows.remove(id)).toBe(true);
    expect(rows.remove(1)).toBe(false);
    for (const each of madeUpLinks(600)) rows.write(each, { at: 2, isRow: true });
    expect([rows.known, rows.places, [...rows.ids()].length]).toEqual([1000, 1000, 1000]);
    for (const each of madeUpLinks(1000)) expect(rows.fields(rows.placeOf(each.id)!)).toEqual(each);
  });

  it('are not given to rows without a usable id', () => {
    const rows = new LinkRows();
    expect(rows.write({ ...link, id: null }, { at: 1, isRow: true })).toBe('unreadable');
    expect(rows.write({ ...link, id: 2 ** 60 }, { at: 1, isRow: true })).toBe('unreadable');
    expect(rows.known).toBe(0);
  });
});

describe('Values', () => {
  it.each([
    ['https://Shop.example/a?b', 'shop.example'],
    ['http://me:pw@shop.example:8080/', 'shop.example:8080'],
    ['myapp://open', 'open'],
    ['https://例え.jp', '例え.jp'],
    ['shop.example/a', ''],
    [null, ''],
  ])('the host of %j is %j', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });

  it.each([
    ['2026-03-01 12:00:00', Date.UTC(2026, 2, 1, 12)],
    ['2026-03-01T12:00:00+01:00', Date.UTC(2026, 2, 1, 11)],
    ['2026-03-01', Date.UTC(2026, 2, 1)],
    ['yesterday', Number.NaN],
    [null, Number.NaN],
  ])('the time of %j', (date, time) => {
    expect(timeOf(date)).toBe(time);
  });

  it('is the same for the usual form of a date as for any other', () => {
    const date = fc
      .tuple(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        fc.constantFrom(' ', 'T'),
      )
      .map(([at, between]) => at.toISOString().slice(0, 19).replace('T', between));
    const spoilt = fc
      .tuple(date, fc.nat(18), fc.constantFrom('0', '1', '3', '6', '9', ':', ' '))
      .map(([text, at, character]) => {
        return `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
      });
    fc.assert(
      fc.property(fc.oneof(date, spoilt), (text) => {
        const plainly = Date.parse(`${text.replace(' ', 'T')}Z`);
        if (/T[\d:.]+$/.test(text.replace(' ', 'T'))) expect(timeOf(text)).toBe(plainly);
      }),
      propertyRuns(300),
    );
  });
});

describe('Kept texts', () => {
  it('of links that a crash has left in two blocks are there once', () => {
    const some = madeUpLinks(700);
    const before = new LinkRows();
    for (const each of some) before.write(each, { at: 1, isRow: true });
    const rows = new LinkRows();
    for (const number of [0, 1]) restoreText(rows, number, textBlock(before, 0)!);
    rows.restored();
    expect(rows.known).toBe(700);
    const held = Array.from({ length: rows.places }, (_, place) => rows.fields(place).id);
    expect(held.filter((id) => id !== null)).toHaveLength(700);
    expect([...rows.changes.texts]).toEqual([1]);
    expect(rows.remove(1)).toBe(true);
    expect([rows.known, rows.has(1)]).toEqual([699, false]);
  });

  it('that are read when they are needed are those that are read at once, whatever happens to the links meanwhile', () => {
    const some = madeUpLinks(1200);
    const before = new LinkRows();
    for (const each of some) before.write(each, { at: 1, isRow: true });
    const blocks = [0, 1].map(
      (number) => [textBlock(before, number)!, clickBlock(before, number)] as const,
    );
    const restored = () => {
      const rows = new LinkRows();
      restoreClicks(rows, 0, blocks[0]![1], Infinity);
      for (const [number, [text]] of blocks.entries()) restoreText(rows, number, text);
      rows.restored();
      return rows;
    };
    const step = fc.record({
      kind: fc.constantFrom('read', 'change', 'click', 'remove', 'add'),
      at: fc.integer({ min: 0, max: some.length - 1 }),
    });
    const contentOf = (rows: LinkRows) =>
      Array.from({ length: rows.places }, (_, place) => {
        const { columns } = rows;
        const text = rows.textAt(place);
        const host = rows.hosts.textOf(columns.host[place] ?? -1);
        return columns.ids[place] === 0
          ? [text]
          : [text, rows.link(place), host, columns.made[place], columns.clicks[place]];
      });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const late = restored();
        const early = restored();
        for (let place = 0; place < early.places; place += 1) early.textAt(place);
        expect([late.hasUnread, early.hasUnread]).toEqual([true, false]);
        for (const rows of [late, early]) {
          for (const { kind, at } of steps) {
            const given = some[at]!;
            if (kind === 'read') rows.textAt(at);
            else if (kind === 'remove') rows.remove(given.id);
            else if (kind === 'add')
              rows.write({ ...given, id: 50_000 + at }, { at: 2, isRow: true });
            else if (kind === 'click') rows.write({ ...given, clicks: 77 }, { at: 2, isRow: true });
            else rows.write({ ...given, title: 'Another title' }, { at: 2, isRow: true });
          }
        }
        expect(contentOf(late)).toEqual(contentOf(early));
        expect(late.known).toBe(early.known);
      }),
      propertyRuns(20),
    );
  });
});
