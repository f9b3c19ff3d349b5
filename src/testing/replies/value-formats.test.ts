/** Value formats: each decodes to what the documented format does, or costs no row. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReply } from '#contract/reading/read-reply.ts';
import type { ReplyParts } from '#testing/deviations/reply-parts.ts';
import type { TestService } from '#testing/service/test-service.ts';
import { withQuirks } from './quirks.ts';
import { type ReplyCase, replyCases } from './reply-cases.ts';
import { valueFormats } from './value-formats.ts';

let service: TestService;
let cases: ReplyCase[];

beforeAll(async () => {
  ({ service, cases } = await replyCases());
});

afterAll(() => service.store.close());

describe('A value format', () => {
  const decoded = ({ question }: ReplyCase, reply: ReplyParts) =>
    readReply(question.endpoint.reply, reply.body);

  it.each([
    'numbersAsText',
    'datesZero',
    'datesEmpty',
    'extraKeys',
    'figuresAsPairs',
    'figuresAsRecords',
    'flagsAsNumber',
    'flagsAsText',
    'rotatorNull',
    'rotatorEmpty',
  ] as const)('reads as the documented one does: %s', (format) => {
    let changed = 0;
    for (const each of cases.filter(({ reply }) => reply.status === 200)) {
      if (!valueFormats[format].concerns.some((name) => name === each.question.name)) continue;
      const changedReply = valueFormats[format].apply(
        structuredClone(each.reply),
        each.question.name,
      );
      if (JSON.stringify(changedReply) !== JSON.stringify(each.reply)) changed += 1;
      expect(decoded(each, changedReply), each.says).toEqual(decoded(each, each.reply));
    }
    expect(changed).toBeGreaterThan(0);
  });

  it.each([
    ['figuresAsNumber', 'topCountries', { kind: 'number', number: 0 }],
    ['figuresNull', 'topOs', { kind: 'nothing' }],
  ] as const)('of figures says which it is: %s', (format, figure, expected) => {
    const detail = cases.find(({ says }) => says === 'a detail with targeting');
    if (detail === undefined) throw new Error('no such case');
    const value = decoded(
      detail,
      valueFormats[format].apply(structuredClone(detail.reply), 'links.get'),
    );
    expect(value).toMatchObject({ value: { data: { [figure]: expected } } });
  });

  it('of a missing title is empty text', () => {
    const page = cases.find(({ says }) => says === 'the first page');
    if (page === undefined) throw new Error('no such case');
    const value = decoded(
      page,
      valueFormats.titlesNull.apply(structuredClone(page.reply), 'links.list'),
    );
    expect(value).toMatchObject({
      value: { data: { rows: [{ title: '', description: '' }, { title: '' }] } },
      notes: { count: 0 },
    });
  });

  it.each(['titlesNull', 'colorsOdd', 'namesInOtherCase', 'datesNull', 'pixelWithoutId'] as const)(
    'says something else and costs no row: %s',
    (format) => {
      let changed = 0;
      for (const each of cases.filter(({ reply }) => reply.status === 200)) {
        if (!valueFormats[format].concerns.some((name) => name === each.question.name)) continue;
        const value = decoded(
          each,
          valueFormats[format].apply(structuredClone(each.reply), each.question.name),
        );
        if (JSON.stringify(value) !== JSON.stringify(decoded(each, each.reply))) changed += 1;
        expect(value, each.says).toMatchObject({ notes: { count: 0 } });
      }
      expect(changed).toBeGreaterThan(0);
    },
  );

  it('of rows with `uniqueclicks` hands it on, beside the documented fields', () => {
    const page = cases.find(({ says }) => says === 'the first page');
    if (page === undefined) throw new Error('no such case');
    const value = decoded(
      page,
      valueFormats.uniqueClicksInRows.apply(structuredClone(page.reply), 'links.list'),
    );
    expect(value).toMatchObject({
      value: { data: { rows: [{ uniqueclicks: 2 }, { uniqueclicks: 2 }] } },
      notes: { count: 0 },
    });
    expect(decoded(page, page.reply)).not.toHaveProperty('value.data.rows.0.uniqueclicks');
  });

  it('of a colour is kept as it came, for the screen to judge', () => {
    const channels = cases.find(({ question }) => question.name === 'channels.list')!;
    const value = decoded(
      channels,
      valueFormats.colorsOdd.apply(structuredClone(channels.reply), 'channels.list'),
    );
    expect(value).toMatchObject({
      value: { data: { rows: [{ color: 'red' }, { color: '#0e5' }] } },
    });
  });

  it('is committed in front of a service only where it is asked for', async () => {
    const names = ['numbersAsText', 'byteOrderMark'] as const;
    const request = () =>
      new Request(`${service.address}/api/url/1`, {
        headers: { Authorization: `Bearer ${service.key}` },
      });
    const text = new TextDecoder('utf-8', { ignoreBOM: true });
    const deformed = text.decode(
      await (await withQuirks(service.fetch, names)(request())).arrayBuffer(),
    );
    expect(deformed.startsWith('\uFEFF{"error":0,"id":"1"')).toBe(true);
    const plain = await (await withQuirks(service.fetch, [])(request())).text();
    expect(plain.startsWith('{"error":0,"id":1')).toBe(true);
  });
});
