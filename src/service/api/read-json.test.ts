/** Tests of JSON request bodies: length, encoding and what is refused. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

describe('bodies', () => {
  test.each([
    ['', 'The body is missing. Send a JSON object.'],
    [' ', 'The body is missing. Send a JSON object.'],
    [
      '{"url":"https://example.com/"',
      'The body is not valid JSON. Send a JSON object, encoded as UTF-8.',
    ],
    [
      'url=https://example.com/',
      'The body is not valid JSON. Send a JSON object, encoded as UTF-8.',
    ],
    ['['.repeat(100_000), 'The body is not valid JSON. Send a JSON object, encoded as UTF-8.'],
    ['[]', 'The body: Must be a JSON object'],
    ['null', 'The body: Must be a JSON object'],
    ['"https://example.com/"', 'The body: Must be a JSON object'],
    [
      '{"url":"https://example.com/","description":"a\\u0000b"}',
      'description: Must not contain the character NUL',
    ],
  ])('%.40s is refused', async (body, message) => {
    expect(await api.call('POST /api/url/add', { body })).toMatchObject({
      status: 400,
      body: { error: 1, message },
    });
  });

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/json-seq',
  ])('The type %s is refused', async (type) => {
    const refused = await api.call('POST /api/url/add', {
      body: '{"url":"https://example.com/"}',
      headers: { 'Content-Type': type },
    });
    expect(refused).toMatchObject({
      status: 415,
      body: { error: 1, message: expect.stringContaining('application/json') as unknown },
    });
  });

  test.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json ;charset=UTF-8',
  ])('The type %s is taken', async (type) => {
    const reply = await api.call('POST /api/url/add', {
      body: '{"url":"https://example.com/"}',
      headers: { 'Content-Type': type },
    });
    expect(reply.status).toBe(200);
  });

  test('A compressed body is refused before it is read', async () => {
    for (const encoding of ['gzip', 'br', 'deflate, gzip']) {
      const refused = await api.call('POST /api/url/add', {
        body: '{}',
        headers: { 'Content-Encoding': encoding },
      });
      expect(refused).toMatchObject({
        status: 415,
        body: { message: expect.stringContaining('compressed') as unknown },
      });
    }
  });

  test('A body may be 256 KiB long and no longer, whatever its header says', async () => {
    const padded = (length: number): string => `{"url":"https://example.com/"}`.padEnd(length, ' ');
    expect((await api.call('POST /api/url/add', { body: padded(262_144) })).status).toBe(200);
    const long = await api.call('POST /api/url/add', { body: padded(262_145) });
    expect(long).toMatchObject({
      status: 413,
      body: { error: 1, message: 'The body is too long. Send at most 256 KiB.' },
    });
    const announced = await api.call('POST /api/url/add', {
      body: '{}',
      headers: { 'Content-Length': '262145' },
    });
    expect(announced.status).toBe(413);
  });

  test('A key of JSON that is a word of the language means nothing', async () => {
    const body =
      '{"url":"https://example.com/","__proto__":{"custom":"stolen","admin":true},"constructor":{"prototype":1}}';
    const { body: made } = await api.call('POST /api/url/add', { body });
    expect(made).toMatchObject({ error: 0, id: 1 });
    expect(await api.store.db.selectFrom('link').select('alias').executeTakeFirst()).not.toEqual({
      alias: 'stolen',
    });
    expect('admin' in {}).toBe(false);
  });
});
