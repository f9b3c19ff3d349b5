import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { quirks } from '#testing/deviations/answers-like.ts';
import type { ReplyParts } from '#testing/deviations/reply-parts.ts';
import { questionOf, type ReplyCase, replyCases } from '#testing/replies/reply-cases.ts';
import type { TestService } from '#testing/service/test-service.ts';
import { normalizeReply, normalizeReplyText } from './dialects.ts';
import { type EndpointCall, isJsonObject, type JsonReply, relevantHeaders } from './reply-types.ts';

let service: TestService;
let cases: ReplyCase[];

beforeAll(async () => {
  ({ service, cases } = await replyCases());
});

afterAll(() => service.store.close());

function jsonReply({ status, headers, body }: ReplyParts): JsonReply {
  return { status, headers: relevantHeaders(new Headers(headers)), body };
}

/** The reply after its text was sent and parsed. */
function received(reply: ReplyParts): JsonReply {
  const text = reply.before + JSON.stringify(reply.body);
  const body: unknown = JSON.parse(normalizeReplyText(text));
  if (!isJsonObject(body)) throw new Error(text);
  return { ...jsonReply(reply), body };
}

const names = Object.keys(deviations) as Deviation[];

function concerns(deviation: Deviation, { name }: EndpointCall): boolean {
  return deviations[deviation].concerns.some((each) => each === name);
}

/** The documented reply, or the request that gives it. */
function expected(deviation: Deviation, { says, reply }: ReplyCase): unknown {
  const documented = jsonReply(reply);
  if (deviation === 'findAsList' && says === 'a found link') {
    return expect.objectContaining({ instead: { name: 'links.get', input: { id: 2 } } });
  }
  return documented;
}

describe('A deviation that is committed on a real reply', () => {
  it.each(names)('is undone: %s', (deviation) => {
    let changed = 0;
    for (const each of cases.filter(({ question }) => concerns(deviation, question))) {
      const { says, question, reply } = each;
      const deformed = quirks[deviation](structuredClone(reply), question.name);
      if (JSON.stringify(deformed) !== JSON.stringify(reply)) changed += 1;
      expect(normalizeReply(received(deformed), question), says).toEqual(expected(deviation, each));
    }
    // A quirk that changes no reply would prove nothing.
    expect(changed).toBeGreaterThan(0);
  });

  it('is tried on a success of every endpoint', () => {
    const succeeded = cases
      .filter(({ reply }) => reply.status === 200)
      .map(({ question }) => question.name);
    expect([...new Set(succeeded)].sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it('is left alone where it is the documented one already', () => {
    for (const { says, question, reply } of cases) {
      expect(normalizeReply(jsonReply(reply), question), says).toEqual(jsonReply(reply));
    }
  });

  it('survives several deviations at once', () => {
    const together: Deviation[] = [
      'byteOrderMark',
      'failureInMsg',
      'failureWithStatus200',
      'campaignInCampaign',
      'pixelInData',
    ];
    for (const { says, question, reply } of cases) {
      const applying = together.filter((name) => concerns(name, question));
      const deformed = applying.reduce(
        (each, name) => quirks[name](each, question.name),
        structuredClone(reply),
      );
      const undone = normalizeReply(received(deformed), question);
      expect(undone.body, says).toEqual(reply.body);
    }
  });
});

describe('A look-up that is answered with a list', () => {
  const question = questionOf('links.find', { short: 'https://Sho.example/b/' });
  const answer = (urls: unknown[]): JsonReply => ({
    status: 200,
    headers: {},
    body: { error: '0', data: { urls } },
  });

  it('is answered by the row with that short URL, whatever its scheme, case of host and slash', () => {
    const rows = [
      { id: 1, shorturl: 'https://sho.example/a' },
      { id: '2', shorturl: 'http://sho.example/b' },
    ];
    expect(normalizeReply(answer(rows), question).instead).toEqual({
      name: 'links.get',
      input: { id: 2 },
    });
  });

  it.each([
    [[]],
    [[{ id: 1, shorturl: 'https://sho.example/B' }]],
    [[{ shorturl: 'https://sho.example/b' }]],
    [[null, 3]],
  ])('has no match in %j', (rows) => {
    expect(normalizeReply(answer(rows), question)).toMatchObject({
      status: 404,
      body: { error: 1 },
    });
  });
});

describe('A campaign', () => {
  const list = (row: unknown): JsonReply => ({
    status: 200,
    headers: {},
    body: { error: '0', data: { campaigns: [row] } },
  });
  const nameOf = (row: unknown) => normalizeReply(list(row), questionOf('campaigns.list')).body;

  it('keeps the name under the documented key, whatever lies under the others', () => {
    const row = { id: 1, name: 'Spring', domain: 'https://go.shop.example', campaign: 7 };
    expect(nameOf(row)).toEqual(list(row).body);
  });

  it('has its name where text is, not where a number or nothing is', () => {
    expect(nameOf({ id: 1, name: null, domain: null, campaign: 'Spring' })).toMatchObject({
      data: { campaigns: [{ id: 1, name: 'Spring', domain: null }] },
    });
    expect(nameOf({ id: 1, domain: 4, campaign: [] })).toEqual(
      list({ id: 1, domain: 4, campaign: [] }).body,
    );
  });

  it('that is no object is left to the reader', () => {
    expect(nameOf('Spring')).toEqual(list('Spring').body);
    expect(nameOf(null)).toEqual(list(null).body);
  });
});
