/** The file of a copy: what was saved is read again, and a hostile or broken file is refused with the place that is wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { copyText, type OwnCopy, readCopy } from './copy-file.ts';

const own = {
  savedAt: 5,
  notes: [
    { id: 'a', scope: { kind: 'account' }, at: '2026-11-17', text: 'Newsletter', changed: 3 },
    { id: 'b', scope: { kind: 'link', id: 7 }, at: '2024-02-29', text: '=1+1', changed: 4 },
  ],
  plans: [
    {
      id: 'p',
      campaign: 'Fair',
      url: 'https://fair.example/',
      alias: '{channel}',
      domain: '',
      channels: [{ name: 'News', source: 'news', medium: '' }],
      variants: ['de'],
      changes: { cell: { isOff: true } },
      links: { cell: { id: 3, shorturl: 'http://localhost:1/x', asked: 'x' } },
      savedAt: 2,
    },
  ],
  naming: { version: 1, alias: { case: 'lower' } },
  views: [{ name: 'New', query: 'made=30d' }],
} satisfies Omit<OwnCopy, 'linkdeck' | 'version'>;

/** A plan of so many channels and variants. */
const planOf = (channels: number, variants: number) => ({
  ...own.plans[0],
  channels: Array.from({ length: channels }, (_, at) => ({
    name: `c${at}`,
    source: '',
    medium: '',
  })),
  variants: Array.from({ length: variants }, (_, at) => `v${at}`),
});

const saved = () => JSON.parse(copyText(own)) as Record<string, unknown>;

describe('A copy', () => {
  it('is read as it was saved', () => {
    expect(readCopy(copyText(own))).toEqual({ copy: { linkdeck: 'copy', version: 1, ...own } });
  });

  it.each([
    ['notes.1.text', { notes: [own.notes[0], { ...own.notes[1], text: 'x'.repeat(201) }] }],
    ['notes.0.at', { notes: [{ ...own.notes[0], at: '2026-02-30' }] }],
    ['notes.0.scope.id', { notes: [{ ...own.notes[0], scope: { kind: 'link', id: '7' } }] }],
    ['notes', { notes: 'none' }],
    ['plans.0.channels', { plans: [{ ...own.plans[0], channels: null }] }],
    ['plans.0.links.cell.id', { plans: [{ ...own.plans[0], links: { cell: { id: -1 } } }] }],
    ['plans.0.variants', { plans: [planOf(20_000, 20_000)] }],
    ['plans.0.variants', { plans: [planOf(200, 101)] }],
    ['naming.alias.case', { naming: { version: 1, alias: { case: 'any' } } }],
    ['naming.version', { naming: { version: 2 } }],
    ['views.0.query', { views: [{ name: 'x', query: 1 }] }],
  ])('that is wrong at %s is refused, with that name', (at, part) => {
    const file = JSON.stringify({ ...saved(), ...part });
    expect(readCopy(file)).toEqual({ problem: { why: 'field', at } });
  });

  it('may have a plan of as many links as an import makes', () => {
    for (const plan of [planOf(20_000, 0), planOf(200, 100)])
      expect(readCopy(JSON.stringify({ ...saved(), plans: [plan] }))).toHaveProperty('copy');
  });

  it('that has presets of an earlier version is read without them', () => {
    const presets = [{ name: 'Always', values: { domain: 'go.test' }, always: true }];
    expect(readCopy(JSON.stringify({ ...saved(), presets }))).toEqual(readCopy(copyText(own)));
  });

  it('of a newer version says so, and any other file is none', () => {
    expect(readCopy(JSON.stringify({ ...saved(), version: 2 }))).toEqual({
      problem: { why: 'newer' },
    });
    for (const file of ['', '{', 'null', '[]', '{"version":1}', '"copy"', '[['.repeat(50_000)])
      expect(readCopy(file)).toEqual({ problem: { why: 'notCopy' } });
  });

  it('brings nothing in that it does not name, and changes no prototype', () => {
    const file = copyText(own)
      .replace('"changes": {', '"changes": { "__proto__": { "isOff": true },')
      .replace('"linkdeck"', '"__proto__": { "key": "bad" }, "key": "secret", "linkdeck"');
    const read = readCopy(file);
    expect(JSON.stringify(read)).not.toContain('secret');
    expect(({} as Record<string, unknown>)['isOff']).toBeUndefined();
    expect(({} as Record<string, unknown>)['key']).toBeUndefined();
  });

  it('is never read by chance: any JSON in place of a part is refused or fits', () => {
    const parts = fc.constantFrom('notes', 'plans', 'naming', 'views', 'savedAt');
    fc.assert(
      fc.property(parts, fc.jsonValue(), (part, value) => {
        const read = readCopy(JSON.stringify({ ...saved(), [part]: value }));
        if ('problem' in read) expect(JSON.stringify(read.problem)).toContain(part);
        else expect(readCopy(JSON.stringify(read.copy))).toEqual(read);
      }),
      propertyRuns(),
    );
  });
});
