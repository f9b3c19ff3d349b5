import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deviation } from '#contract/deviations.ts';
import { readReply } from '#contract/reading/read-reply.ts';
import type { TestService } from '#testing/service/test-service.ts';
import { withQuirks } from './quirks.ts';
import { type ReplyCase, replyCases } from './reply-cases.ts';
import type { Sent } from './sent.ts';
import { type Spelling, spellings } from './spellings.ts';

let service: TestService;
let cases: ReplyCase[];

beforeAll(async () => {
  ({ service, cases } = await replyCases());
});

afterAll(() => service.store.close());

describe('A spelling', () => {
  const decoded = ({ question }: ReplyCase, reply: Sent) => readReply(question.endpoint.reply, reply.body);

  it.each([
    'numbersAsText',
    'datesZero',
    'datesEmpty',
    'extraKeys',
    'figuresAsPairs',
    'flagsAsNumber',
    'flagsAsText',
    'rotatorNull',
    'rotatorEmpty',
  ] as const)('reads as the documented one does: %s', (spelling) => {
    let changed = 0;
    for (const each of cases.filter(({ reply }) => reply.status === 200)) {
      if (!spellings[spelling].concerns.some((name) => name === each.question.name)) continue;
      const spelled = spellings[spelling].spell(structuredClone(each.reply), each.question.name);
      if (JSON.stringify(spelled) !== JSON.stringify(each.reply)) changed += 1;
      expect(decoded(each, spelled), each.says).toEqual(decoded(each, each.reply));
    }
    expect(changed).toBeGreaterThan(0);
  });

  it.each([
    ['figuresAsNumber', 'topCountries', { kind: 'number', number: 0 }],
    ['figuresNull', 'topOs', { kind: 'nothing' }],
  ] as const)('of figures says which it is: %s', (spelling, figure, expected) => {
    const detail = cases.find(({ says }) => says === 'a detail with targeting');
    if (detail === undefined) throw new Error('no such case');
    const value = decoded(detail, spellings[spelling].spell(structuredClone(detail.reply), 'links.get'));
    expect(value).toMatchObject({ value: { data: { [figure]: expected } } });
  });

  it('of a missing title is empty text', () => {
    const page = cases.find(({ says }) => says === 'the first page');
    if (page === undefined) throw new Error('no such case');
    const value = decoded(page, spellings.titlesNull.spell(structuredClone(page.reply), 'links.list'));
    expect(value).toMatchObject({
      value: { data: { rows: [{ title: '', description: '' }, { title: '' }] } },
      notes: { count: 0 },
    });
  });

  it.each(['titlesNull', 'colorsOdd', 'namesInOtherCase', 'datesNull', 'pixelWithoutId'] as const)(
    'says something else and costs no row: %s',
    (spelling) => {
      let changed = 0;
      for (const each of cases.filter(({ reply }) => reply.status === 200)) {
        if (!spellings[spelling].concerns.some((name) => name === each.question.name)) continue;
        const value = decoded(each, spellings[spelling].spell(structuredClone(each.reply), each.question.name));
        if (JSON.stringify(value) !== JSON.stringify(decoded(each, each.reply))) changed += 1;
        expect(value, each.says).toMatchObject({ notes: { count: 0 } });
      }
      expect(changed).toBeGreaterThan(0);
    },
  );

  it('of a colour is kept as it came, for the screen to judge', () => {
    const channels = cases.find(({ question }) => question.name === 'channels.list')!;
    const value = decoded(channels, spellings.colorsOdd.spell(structuredClone(channels.reply), 'channels.list'));
    expect(value).toMatchObject({ value: { data: { rows: [{ color: 'red' }, { color: '#0e5' }] } } });
  });

  it('is committed in front of a service only where it is asked for', async () => {
    const names: (Deviation | Spelling)[] = ['numbersAsText', 'byteOrderMark'];
    const request = () => new Request(`${service.address}/api/url/1`, { headers: { Authorization: `Bearer ${service.key}` } });
    const text = new TextDecoder('utf-8', { ignoreBOM: true });
    const deformed = text.decode(await (await withQuirks(service.fetch, names)(request())).arrayBuffer());
    expect(deformed.startsWith('\uFEFF{"error":0,"id":"1"')).toBe(true);
    const plain = await (await withQuirks(service.fetch, [])(request())).text();
    expect(plain.startsWith('{"error":0,"id":1')).toBe(true);
  });
});
