import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#client/errors/api-error.ts';
import { type EndpointName, endpoints } from '#contract/api.ts';
import { caseFactor, propertyRuns } from '#testing/property-runs.ts';
import { type DecodedReply, decodeReply } from './decode-reply.ts';

const now = Date.UTC(2026, 2, 1, 12);
const key = 'ld_0123456789abcdefghij';

function read(
  text: string,
  {
    status = 200,
    name = 'links.get',
    headers = {},
  }: { status?: number; name?: EndpointName; headers?: HeadersInit } = {},
): DecodedReply {
  const endpoint = endpoints.find((row) => row.name === name)?.endpoint;
  if (endpoint === undefined) throw new Error(name);
  const endpointCall = {
    name,
    endpoint,
    input: name === 'links.find' ? { short: 'https://sho.example/a' } : { id: 1 },
  };
  const context = { baseUrl: 'https://sho.example', writes: endpoint.method !== 'GET' };
  return decodeReply({ status, headers: new Headers(headers) }, text, {
    endpointCall,
    context,
    now,
    key,
  });
}

function errorOf(reply: DecodedReply): ApiError {
  if (reply.outcome !== 'error') throw new Error(`Read as ${reply.outcome}`);
  return reply.error;
}

const created = { error: 0, id: '12', shorturl: 'https://sho.example/a' };

describe('A reply', () => {
  it('is decoded by the contract, whatever its headers say of its type', () => {
    const reply = read(JSON.stringify(created), {
      name: 'links.create',
      headers: { 'Content-Type': 'text/html' },
    });
    expect(reply).toMatchObject({
      outcome: 'value',
      value: { id: 12, shorturl: 'https://sho.example/a' },
    });
  });

  it.each([[{ error: 0 }], [{ error: '0' }], [{ error: false }], [{ error: '' }], [{}]])(
    'says success by %j',
    (zero) => {
      const reply = read(JSON.stringify({ ...created, error: undefined, ...zero }), {
        name: 'links.create',
      });
      expect(reply).toMatchObject({ outcome: 'value', value: { id: 12 } });
    },
  );

  it.each([1, '1', true, 'true', 404, '404'])(
    'says failure by %j, which is no text to show',
    (error) => {
      expect(errorOf(read(JSON.stringify({ error }))).message).not.toContain('says');
    },
  );

  it.each([[{ error: 0 }], [{ error: 0, id: 1, name: 'SOCIAL', starred: '1' }]])(
    'to a change needs no message: %j',
    (body) => {
      const reply = read(JSON.stringify(body), { name: 'channels.update' });
      expect(reply).toMatchObject({ outcome: 'value', value: { message: '' } });
      expect(read(JSON.stringify({ ...body, error: 1 }), { name: 'channels.update' }).outcome).toBe(
        'error',
      );
    },
  );

  it('fails by what `error` says, though its status is that of a success', () => {
    const error = errorOf(read('{"error":1,"message":"Not today"}'));
    expect(error).toMatchObject({
      kind: 'refused',
      status: 200,
      message: 'refused; says (text: Not today)',
    });
  });

  it('fails by its status where `error` says success', () => {
    expect(errorOf(read('{"error":0}', { status: 500 }))).toMatchObject({
      kind: 'server',
      status: 500,
    });
  });

  it.each([
    [400, 'invalid'],
    [401, 'key'],
    [403, 'key'],
    [404, 'missing'],
    [409, 'invalid'],
    [418, 'refused'],
    [422, 'invalid'],
    [429, 'limit'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('of status %i has an error of the kind %s', (status, kind) => {
    expect(errorOf(read('{"error":1,"message":"No"}', { status }))).toMatchObject({ kind, status });
  });

  it.each([
    ['{"error":"Something odd"}', 'Something odd'],
    ['{"error":2,"message":["One","Two"]}', 'One Two'],
    [
      '{"error":1,"message":{"url":["Is not valid"],"custom":"Is taken"}}',
      'url: Is not valid; custom: Is taken',
    ],
  ])('says no in other ways: %s', (text, words) => {
    expect(errorOf(read(text))).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(words),
    });
  });

  it('keeps the words of the service as they are where they name a field', () => {
    const text = '{"error":1,"message":"custom: This alias is taken"}';
    const error = errorOf(read(text, { status: 400, name: 'links.create' }));
    expect(error).toMatchObject({ message: 'custom: This alias is taken', field: 'custom' });
    expect(error.fields).toEqual([{ field: 'custom', text: 'This alias is taken' }]);
    expect(ApiError.fromPlain(structuredClone(error.toPlain()))).toMatchObject({
      field: 'custom',
      fields: error.fields,
    });
    expect(errorOf(read(text, { name: 'links.create' }))).toMatchObject({
      kind: 'invalid',
      status: 400,
    });
  });

  it.each([
    ['', 'refused'],
    ['Your API key has expired', 'key'],
    ['Unauthorized', 'key'],
    ['Link not found', 'missing'],
    ['Rate limit exceeded', 'limit'],
    ['The monkey ate it', 'refused'],
  ] as const)('with status 200 and the message "%s" is of the kind %s', (message, kind) => {
    expect(errorOf(read(JSON.stringify({ error: 1, message }))).kind).toBe(kind);
  });
});

describe('What a service says in a failure', () => {
  const words = (message: string) =>
    errorOf(read(JSON.stringify({ error: 1, message }), { status: 400 })).message;

  it('loses control and text-direction characters, and keeps its markup as text', () => {
    expect(words('a\u0000b\u001b[31m\u202Ec\u2066d\u009bé&amp;<b>')).toBe('a b [31m c d é&amp;<b>');
  });

  it('is cut after 300 characters, never in the middle of one', () => {
    expect(Array.from(words('😀'.repeat(400)))).toHaveLength(300);
    expect(words('😀'.repeat(400))).toBe(`${'😀'.repeat(299)}…`);
  });

  it('never holds the key', () => {
    expect(words(`The key ${key} is not known`)).toBe('The key •••• is not known');
    const reply = read(
      JSON.stringify({
        error: 0,
        id: 1,
        details: { title: [key] },
        data: { topOs: { [key]: 'x' } },
      }),
    );
    if (reply.outcome !== 'value') throw new Error(reply.outcome);
    const { notes } = z
      .object({ notes: z.object({ listed: z.array(z.object({ path: z.string() })) }) })
      .parse(reply.value);
    expect(notes.listed.map(({ path }) => path)).toContain('data.topOs.••••');
    expect(JSON.stringify(notes)).not.toContain(key);
  });
});

describe('What is no reply of this interface', () => {
  it.each([
    ['<!doctype html><p>Checking your browser', 200, 'malformed', 'webPage'],
    ['', 200, 'malformed', 'emptyReply'],
    ['', 204, 'malformed', 'emptyReply'],
    ['{"error":0,"id":12,"sho', 200, 'malformed', 'brokenReply'],
    ['[1,2]', 200, 'malformed', 'strangeReply'],
    ['"ok"', 200, 'malformed', 'strangeReply'],
    ['{"status":"ok"}', 200, 'malformed', 'misfit'],
    ['', 502, 'server', 'server'],
    ['<html>Bad gateway', 502, 'server', 'server'],
    ['<html>Forbidden', 403, 'key', 'keyRefused'],
    ['<html>Slow down', 429, 'limit', 'limit'],
    ['', 429, 'limit', 'limit'],
    ['<html>Not found', 404, 'missing', 'missing'],
  ])('%j with status %i is told as it is', (text, status, kind, key) => {
    const error = errorOf(read(text, { status }));
    expect(error).toMatchObject({ kind, status, message: expect.stringContaining(key) });
  });

  it('and says which of its values is missing', () => {
    const { message } = errorOf(read('{"status":"ok"}'));
    expect(message).toContain('details: Invalid input: expected object, received undefined');
  });

  it('a page in place of the account is no missing record, but another server', () => {
    const error = errorOf(read('<html>Not found', { status: 404, name: 'account.get' }));
    expect(error).toMatchObject({ kind: 'malformed', message: expect.stringContaining('webPage') });
  });

  it('leaves it open whether a write was carried out', () => {
    expect(errorOf(read('', { name: 'links.create' })).message).toContain('outcomeUnknown');
    expect(errorOf(read('')).message).not.toContain('outcomeUnknown');
  });

  it('is told apart from nesting that would fill the stack', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const page = `{"error":"0","data":{"result":1,"perpage":1,"currentpage":1,"nextpage":1,"maxpage":1,"urls":[${deep}]}}`;
    expect(['value', 'error']).toContain(read(page, { name: 'links.list' }).outcome);
    expect(errorOf(read(`{"error":1,"message":${deep}}`)).kind).toBe('refused');
  });
});

describe('Any body at all', () => {
  const account = {
    id: 1,
    email: 'a@b.example',
    username: '',
    avatar: '',
    status: 'pro',
    expires: null,
    registered: '',
  };
  const row = {
    id: 1,
    alias: 'a',
    shorturl: '',
    longurl: '',
    clicks: 2,
    title: null,
    description: '',
    date: '',
  };
  const details = { ...row, location: [], device: '', expiry: null };
  const figures = {
    topCountries: { Germany: 3 },
    topReferrers: [['x', 1]],
    topBrowsers: null,
    topOs: 0,
  };
  const socialCount = { network1: 1, network2: '0', network3: 0 };
  const good: [EndpointName, object][] = [
    ['links.create', created],
    [
      'links.list',
      {
        error: '0',
        data: { result: '40', perpage: 15, currentpage: 1, maxpage: 3, urls: [row, row] },
      },
    ],
    ['links.find', { error: '0', data: { urls: [{ ...row, shorturl: 'https://sho.example/a' }] } }],
    ['account.get', { error: 0, data: account }],
    [
      'links.get',
      { error: 0, details, data: { clicks: '1', uniqueClicks: 1, ...figures, socialCount } },
    ],
    ['links.list', { error: 429, message: 'Too many', 'Retry-After': 41 }],
  ];
  const spelled = fc.constantFrom(
    ...good.map(([name, body]) => ({ name, text: JSON.stringify(body) })),
  );
  const names = fc.constantFrom<EndpointName[]>(
    'account.get',
    'links.list',
    'links.find',
    'links.get',
    'links.create',
  );

  const scrap = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('', 'null', '[]', '{}', '-1', '1e999', '"', '__proto__'),
  );
  const cut = fc
    .tuple(spelled, fc.nat(), fc.nat(12), scrap)
    .map(([{ name, text }, place, length, other]) => {
      const at = place % text.length;
      return { name, text: text.slice(0, at) + other + text.slice(at + length) };
    });
  // A value replaced by another one keeps the JSON whole, so that it gets as far as the contract.
  const swapped = fc
    .tuple(spelled, fc.nat(), fc.jsonValue({ maxDepth: 2 }))
    .map(([{ name, text }, place, other]) => {
      const values = [...text.matchAll(/:("[^"]*"|-?\d+|null)/g)];
      const chosen = values[place % values.length];
      if (chosen === undefined) return { name, text };
      const after = text.slice(chosen.index + chosen[0].length);
      return { name, text: `${text.slice(0, chosen.index)}:${JSON.stringify(other)}${after}` };
    });
  const wild = fc.record({ name: names, text: fc.oneof(fc.json({ maxDepth: 4 }), fc.string()) });

  const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 8 });
  const moments = ['1795266000', '1795266000000', 'Sun, 01 Mar 2026 12:00:30 GMT', 'TIMESTAMP'];
  const header = fc.oneof(fc.constantFrom('30', '-1', '0', 'NaN', '1e99', ...moments), plain);
  const headers = fc.record(
    {
      'X-RateLimit-Limit': header,
      'X-RateLimit-Remaining': header,
      'X-RateLimit-Reset': header,
      'Retry-After': header,
    },
    { requiredKeys: [] },
  );
  const statuses = fc.oneof(
    { arbitrary: fc.constant(200), weight: 2 },
    { arbitrary: fc.constantFrom(201, 204, 400, 401, 404, 429, 500, 503), weight: 1 },
    { arbitrary: fc.integer({ min: 200, max: 599 }), weight: 1 },
  );

  it('may hold objects that have no text, in every place where a number is expected', () => {
    const bare = { toString: 0, valueOf: 0 };
    expect(read(JSON.stringify({ error: bare, id: 1 }), { name: 'links.create' })).toMatchObject({
      outcome: 'error',
    });
    const page = { result: bare, perpage: bare, currentpage: bare, nextpage: bare, maxpage: bare };
    expect(read(JSON.stringify({ error: 0, data: page }), { name: 'links.list' })).toMatchObject({
      outcome: 'error',
    });
    expect(
      read(JSON.stringify({ error: 0, data: { ...page, urls: [] } }), { name: 'links.list' }),
    ).toMatchObject({
      outcome: 'value',
    });
  });

  it('ends in a value or in an ApiError, and never in a wait that is negative or long', () => {
    const outcomes = { value: 0, error: 0, instead: 0 };
    const isWait = (at: number | null) => at === null || (at >= now && at <= now + 61_000);
    const isFigure = (figure: number | null) => figure === null || Number.isSafeInteger(figure);
    fc.assert(
      fc.property(
        fc.oneof(cut, swapped, wild),
        statuses,
        headers,
        ({ name, text }, status, given) => {
          const reply = read(text, { status, name, headers: given });
          outcomes[reply.outcome] += 1;
          if (reply.outcome === 'error') {
            expect(reply.error).toBeInstanceOf(ApiError);
            expect(reply.error.message).not.toBe('');
          }
          const { retryAt, resetAt, limit, remaining } = reply.signals;
          expect([retryAt, resetAt].every(isWait) && [limit, remaining].every(isFigure)).toBe(true);
        },
      ),
      propertyRuns(1000),
    );
    // With one outcome alone the bodies would be too wild, or too tame, to prove anything.
    expect(outcomes.value).toBeGreaterThan(0);
    expect(outcomes.error).toBeGreaterThan(100);
    // Rare: a short run may have none.
    if (caseFactor > 1) expect(outcomes.instead).toBeGreaterThan(0);
  });
});
