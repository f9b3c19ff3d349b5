import { describe, expect, it } from 'vitest';
import { madeUpLinks } from '#testing/library/made-up-links.ts';
import { createLinkRows } from './link-rows.ts';
import { hostOf, timeOf } from './link-values.ts';

const link = { ...madeUpLinks(1)[0]!, title: 'Sale', description: 'Text', clicks: 3 };
const unknown = { alias: null, shorturl: null, longurl: null, clicks: null, title: null, description: null, date: null };

function open() {
  const rows = createLinkRows();
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
    expect(rows.link(0)).toEqual({ ...link, title: '', description: '', readAt: 20, notFound: false });
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
    const rows = createLinkRows();
    for (const each of madeUpLinks(1000)) rows.write(each, { at: 1, isRow: true });
    for (let id = 1; id <= 500; id += 1) expect(rows.remove(id)).toBe(true);
    expect(rows.remove(1)).toBe(false);
    for (const each of madeUpLinks(600)) rows.write(each, { at: 2, isRow: true });
    expect([rows.known, rows.places, [...rows.ids()].length]).toEqual([1000, 1000, 1000]);
    for (const each of madeUpLinks(1000)) expect(rows.fields(rows.placeOf(each.id)!)).toEqual(each);
  });

  it('are not given to rows without a usable id', () => {
    const rows = createLinkRows();
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
  ])('the host of %j is %j', (address, host) => {
    expect(hostOf(address)).toBe(host);
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
});
