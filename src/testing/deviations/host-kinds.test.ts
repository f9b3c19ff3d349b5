/**
 * Kinds of host: each difference is committed where it can be, and a client reads the same from all
 * of them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normalizeReply } from '#client/response/dialects.ts';
import { isFailure, relevantHeaders } from '#client/response/reply-types.ts';
import { done } from '#contract/protocol/envelope.ts';
import { readReply } from '#contract/reading/read-reply.ts';
import { type ReplyCase, replyCases } from '#testing/replies/reply-cases.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { answersLike, appliedOf } from './answers-like.ts';
import { type Difference, hostKinds } from './host-kinds.ts';
import type { ReplyParts } from './reply-parts.ts';

let service: TestService;
let cases: ReplyCase[];

beforeAll(async () => {
  ({ service, cases } = await replyCases());
});

afterAll(() => service.store.close());

/** What a client makes of a reply: its value, or that it is a failure of this status. */
function read({ question }: ReplyCase, parts: ReplyParts): unknown {
  const headers = relevantHeaders(new Headers(parts.headers));
  const { status, body, instead } = normalizeReply({ ...parts, headers }, question);
  if (instead !== undefined) return { instead };
  if (isFailure(body['error'])) return { status };
  const { page, limit } = Object.fromEntries(
    Object.entries(question.input).map(([name, value]) => [name, Number(value)]),
  );
  return question.endpoint.reply === done
    ? 'done'
    : readReply(question.endpoint.reply, body, { page, limit });
}

/**
 * The replies that differ, each with the difference as a client reads it and as it is documented.
 */
function differing(differences: readonly Difference[]) {
  return cases.flatMap((each) => {
    const { name } = each.question;
    const applied = differences
      .map(appliedOf)
      .filter(({ concerns }) => concerns.some((concerned) => concerned === name))
      .reduce((reply, { quirk }) => quirk?.(reply, name) ?? reply, structuredClone(each.reply));
    if (JSON.stringify(applied) === JSON.stringify(each.reply)) return [];
    return [{ says: each.says, given: read(each, applied), documented: read(each, each.reply) }];
  });
}

describe('A kind of host', () => {
  it.each(['statusInBody', 'olderHost', 'looseTypes', 'resourceStyle'] as const)(
    'is read as the document is: %s',
    (kind) => {
      const found = differing(hostKinds[kind].differences);
      expect(found.length).toBeGreaterThan(3);
      for (const { says, given, documented } of found) {
        const isLookUp = says === 'a found link' && kind === 'olderHost';
        const wanted = isLookUp ? { instead: { name: 'links.get', input: { id: 2 } } } : documented;
        expect(given, says).toEqual(wanted);
      }
    },
  );

  it.each(Object.values(hostKinds).flatMap(({ differences }) => differences))(
    'has no difference that changes nothing: %s',
    (difference) => {
      const isAnswer = appliedOf(difference).answer !== undefined;
      expect(isAnswer || differing([difference]).length > 0).toBe(true);
    },
  );
});

/** Calls a service of this kind. */
async function openHost(kind: keyof typeof hostKinds) {
  const plain = await createTestService();
  const send = answersLike(plain.fetch, hostKinds[kind].differences);
  const call = async (method: string, path: string, body?: object) => {
    const reply = await send(
      new Request(plain.address + path, {
        method,
        headers: { Authorization: `Bearer ${plain.key}`, 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  return { plain, call };
}

describe('A host of the kind', () => {
  it('looseTypes has 0 for a list, text for ids and null for the page after the last', async () => {
    const { plain, call } = await openHost('looseTypes');
    await plain.addLinks(3);
    const first = await call('GET', '/api/urls?limit=2');
    expect(first.body).toMatchObject({
      error: 0,
      data: { nextpage: 2, urls: [{ id: '3' }, { id: '2' }] },
    });
    expect((await call('GET', '/api/urls?limit=2&page=2')).body).toMatchObject({
      data: { nextpage: null, urls: [{ id: '1' }] },
    });
  });

  it('resourceStyle has 201 for a new record, and the whole record for the update of a channel', async () => {
    const { call } = await openHost('resourceStyle');
    expect(await call('POST', '/api/channel/add', { name: 'News' })).toMatchObject({ status: 201 });
    expect(await call('PUT', '/api/channel/1/update', { name: 'Letters' })).toEqual({
      status: 200,
      body: {
        error: 0,
        id: 1,
        name: 'Letters',
        description: '',
        color: expect.any(String) as string,
        starred: false,
      },
    });
    expect(await call('PUT', '/api/channel/9/update', { name: 'Nowhere' })).toMatchObject({
      status: 404,
      body: { error: 1 },
    });
  });

  it('linkReuse has one link for a destination, whatever alias the next request asks for', async () => {
    const { plain, call } = await openHost('linkReuse');
    await plain.addLinks(120);
    const again = { url: 'https://shop.example/7', custom: 'other' };
    expect((await call('POST', '/api/url/add', again)).body).toEqual({
      error: 0,
      id: 7,
      shorturl: 'http://go.test/link-7',
    });
    const fresh = { url: 'https://shop.example/7?x=1', custom: 'other' };
    expect((await call('POST', '/api/url/add', fresh)).body).toMatchObject({ id: 121 });
    expect((await call('POST', '/api/url/add', {})).status).toBe(400);
  });

  it('statusInBody has the status in the body alone', async () => {
    const { call } = await openHost('statusInBody');
    expect(await call('GET', '/api/url/9')).toMatchObject({ status: 200, body: { error: 404 } });
  });
});
