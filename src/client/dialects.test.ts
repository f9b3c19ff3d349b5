import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#contract/api.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { quirks, withQuirks } from '#testing/quirks.ts';
import { sent, type Sent } from '#testing/sent.ts';
import { type Spelling, spellings } from '#testing/spellings.ts';
import { createTestService, type TestService } from '#testing/test-service.ts';
import { dialects } from './dialects.ts';
import { documentedReply, documentedText } from './undo-deviations.ts';
import { isJsonObject, type Question, wireHeaders, type WireReply } from './wire-reply.ts';

/** A real reply of the reference service, and what was asked for it. */
interface Case {
  says: string;
  question: Question;
  reply: Sent;
}

let service: TestService;
let cases: Case[];

function questionOf(name: EndpointName, input: Record<string, unknown> = {}): Question {
  const found = endpoints.find((row) => row.name === name);
  if (found === undefined) throw new Error(name);
  return { name, endpoint: found.endpoint, input };
}

async function ask(
  says: string,
  question: Question,
  { path, body, key = service.key, from = service }: { path: string; body?: unknown; key?: string; from?: TestService },
): Promise<Case> {
  const response = await from.fetch(
    new Request(from.address + path, {
      method: question.endpoint.method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return { says, question, reply: await sent(response) };
}

beforeAll(async () => {
  service = await createTestService({ rateLimit: 1000 });
  const limited = await createTestService({ rateLimit: 1 });
  const empty = await createTestService();
  await service.addLinks(5);
  const targeted = await service.addLink({
    url: 'https://shop.example/t',
    custom: 'targeted',
    geotarget: [{ location: 'Germany', link: 'https://shop.example/de' }],
  });
  service.store.visits.count([
    { linkId: targeted.id, visitor: 'v', country: 'DE', referrer: 'Direct', browser: 'Firefox', os: 'Linux', network: null },
  ]);
  const short = (name: string) => `/api/urls?short=${encodeURIComponent(`${service.linksUrl}/${name}`)}`;
  const find = (name: string) => questionOf('links.find', { short: `${service.linksUrl}/${name}` });
  const list = questionOf('links.list');
  const create = questionOf('links.create');
  await ask('', questionOf('account.get'), { path: '/api/account', from: limited, key: limited.key });
  cases = await Promise.all([
    ask('the account', questionOf('account.get'), { path: '/api/account' }),
    ask('the account, over the limit', questionOf('account.get'), { path: '/api/account', from: limited, key: limited.key }),
    ask('a refused key', questionOf('account.get'), { path: '/api/account', key: 'ld_nobody' }),
    ask('the first page', list, { path: '/api/urls?limit=2' }),
    ask('a page in the middle', list, { path: '/api/urls?limit=2&page=2' }),
    ask('the last page', list, { path: '/api/urls?limit=2&page=3' }),
    ask('a page past the end', list, { path: '/api/urls?limit=2&page=9' }),
    ask('an empty list', list, { path: '/api/urls', from: empty, key: empty.key }),
    ask('a page that is no number', list, { path: '/api/urls?page=x' }),
    ask('a detail', questionOf('links.get', { id: 1 }), { path: '/api/url/1' }),
    ask('a detail with targeting', questionOf('links.get', { id: targeted.id }), { path: `/api/url/${targeted.id}` }),
    ask('an unknown id', questionOf('links.get', { id: 999 }), { path: '/api/url/999' }),
    ask('a found link', find('link-2'), { path: short('link-2') }),
    ask('no match', find('nothing'), { path: short('nothing') }),
    ask('a made link', create, { path: '/api/url/add', body: { url: 'https://shop.example/new' } }),
    ask('a taken alias', create, { path: '/api/url/add', body: { url: 'https://shop.example/n', custom: 'link-1' } }),
  ]);
});

afterAll(() => service.store.close());

function toWire({ status, headers, body }: Sent): WireReply {
  return { status, headers: wireHeaders(new Headers(headers)), body };
}

/** What the client has before it when this goes over the wire. */
function received(reply: Sent): WireReply {
  const text = reply.before + JSON.stringify(reply.body);
  const body: unknown = JSON.parse(documentedText(text));
  if (!isJsonObject(body)) throw new Error(text);
  return { ...toWire(reply), body };
}

const names = Object.keys(deviations) as Deviation[];

function concerns(deviation: Deviation, { name }: Question): boolean {
  return deviations[deviation].concerns.some((each) => each === name);
}

describe('A reply that its host deforms and the client mends', () => {
  it.each(names)('is the documented one again: %s', (deviation) => {
    let changed = 0;
    for (const { says, question, reply } of cases) {
      if (!concerns(deviation, question)) continue;
      const deformed = quirks[deviation](structuredClone(reply), question.name);
      if (JSON.stringify(deformed) !== JSON.stringify(reply)) changed += 1;
      const mended = documentedReply(received(deformed), question);
      if (deviation === 'findAsList' && says === 'a found link') {
        expect(mended.instead).toEqual({ name: 'links.get', input: { id: 2 } });
        continue;
      }
      expect(mended, says).toEqual(toWire(reply));
    }
    // A quirk that changes no reply would prove nothing.
    expect(changed).toBeGreaterThan(0);
  });

  it.each(names)('is mended by the dialect of that name alone: %s', (deviation) => {
    const dialect = dialects[deviation];
    for (const { says, question, reply } of cases) {
      if (!concerns(deviation, question)) continue;
      const deformed = quirks[deviation](structuredClone(reply), question.name);
      if (deviation === 'findAsList' && says === 'a found link') continue;
      const text = deformed.before + JSON.stringify(deformed.body);
      const mended =
        dialect.level === 'text'
          ? { ...toWire(deformed), body: JSON.parse(dialect.undo(text)) as unknown }
          : dialect.undo(toWire(deformed), question);
      expect(mended, says).toEqual(toWire(reply));
    }
  });

  it('is left alone where it is the documented one already', () => {
    for (const { says, question, reply } of cases) {
      expect(documentedReply(toWire(reply), question), says).toEqual(toWire(reply));
    }
  });

  it('survives several deviations at once', () => {
    const together: Deviation[] = ['byteOrderMark', 'jsonAsHtml', 'errorAbsent', 'nextpageMissing', 'detailWithoutId'];
    together.push('targetsEmptyList', 'failureInMsg', 'failureErrorTrue', 'failureWithStatus200');
    for (const { says, question, reply } of cases) {
      const applying = together.filter((name) => concerns(name, question));
      const deformed = applying.reduce((each, name) => quirks[name](each, question.name), structuredClone(reply));
      const mended = documentedReply(received(deformed), question);
      expect(mended.body, says).toEqual(reply.body);
    }
  });
});

describe('A look-up that is answered with a list', () => {
  const question = questionOf('links.find', { short: 'https://Sho.example/b/' });
  const answer = (urls: unknown[]): WireReply => ({ status: 200, headers: {}, body: { error: '0', data: { urls } } });

  it('is answered by the row with that short URL, whatever its scheme, case of host and slash', () => {
    const rows = [{ id: 1, shorturl: 'https://sho.example/a' }, { id: '2', shorturl: 'http://sho.example/b' }];
    expect(documentedReply(answer(rows), question).instead).toEqual({ name: 'links.get', input: { id: 2 } });
  });

  it.each([[[]], [[{ id: 1, shorturl: 'https://sho.example/B' }]], [[{ shorturl: 'https://sho.example/b' }]], [[null, 3]]])(
    'has no match in %j',
    (rows) => {
      expect(documentedReply(answer(rows), question)).toMatchObject({ status: 404, body: { error: 1 } });
    },
  );
});

describe('A spelling', () => {
  const decoded = ({ question }: Case, reply: Sent) => z.decode(question.endpoint.reply, reply.body);

  it.each(['numbersAsText', 'datesZero', 'datesEmpty', 'extraKeys', 'figuresAsPairs'] as const)(
    'reads as the documented one does: %s',
    (spelling) => {
      let changed = 0;
      for (const each of cases.filter(({ reply }) => reply.status === 200)) {
        if (!spellings[spelling].concerns.some((name) => name === each.question.name)) continue;
        const spelled = spellings[spelling].spell(structuredClone(each.reply), each.question.name);
        if (JSON.stringify(spelled) !== JSON.stringify(each.reply)) changed += 1;
        expect(decoded(each, spelled), each.says).toEqual(decoded(each, each.reply));
      }
      expect(changed).toBeGreaterThan(0);
    },
  );

  it.each([
    ['figuresAsNumber', 'topCountries', { kind: 'number', number: 0 }],
    ['figuresNull', 'topOs', { kind: 'nothing' }],
  ] as const)('of figures says which it is: %s', (spelling, figure, expected) => {
    const detail = cases.find(({ says }) => says === 'a detail with targeting');
    if (detail === undefined) throw new Error('no such case');
    const value = decoded(detail, spellings[spelling].spell(structuredClone(detail.reply), 'links.get'));
    expect(value).toMatchObject({ data: { [figure]: expected } });
  });

  it('of a missing title is empty text', () => {
    const page = cases.find(({ says }) => says === 'the first page');
    if (page === undefined) throw new Error('no such case');
    const value = decoded(page, spellings.titlesNull.spell(structuredClone(page.reply), 'links.list'));
    expect(value).toMatchObject({ data: { rows: [{ title: '', description: '' }, { title: '' }], unreadable: [] } });
  });

  it('is committed in front of a service only where it is asked for', async () => {
    const names: (Deviation | Spelling)[] = ['numbersAsText', 'byteOrderMark'];
    const request = () =>
      new Request(`${service.address}/api/url/1`, { headers: { Authorization: `Bearer ${service.key}` } });
    const text = new TextDecoder('utf-8', { ignoreBOM: true });
    const deformed = text.decode(await (await withQuirks(service.fetch, names)(request())).arrayBuffer());
    expect(deformed.startsWith('\uFEFF{"error":0,"id":"1"')).toBe(true);
    const plain = await (await withQuirks(service.fetch, [])(request())).text();
    expect(plain.startsWith('{"error":0,"id":1')).toBe(true);
  });
});
