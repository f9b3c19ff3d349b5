import { describe, expect, it } from 'vitest';
import { readRateLimitHeaders } from './rate-limit-headers.ts';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const seconds = now / 1000;

function resetIn(reset: string, date?: string): number | null {
  const headers: Record<string, string> = { 'x-ratelimit-reset': reset };
  if (date !== undefined) headers['date'] = date;
  const { resetAt } = readRateLimitHeaders({ status: 200, headers, body: { error: 0 } }, now);
  return resetAt === null ? null : (resetAt - now) / 1000;
}

function retryIn(
  headers: Record<string, string>,
  body?: Record<string, unknown>,
  status = 429,
): number | null {
  const { retryAt } = readRateLimitHeaders({ status, headers, body }, now);
  return retryAt === null ? null : (retryAt - now) / 1000;
}

describe('The end of the window', () => {
  it.each([
    ['seconds since 1970', String(seconds + 41), 41],
    ['milliseconds since 1970', String(now + 41_000), 41],
    ['seconds from now', '41', 41],
    ['a fraction of a second', '0.5', 0.5],
    ['a date of HTTP', 'Sat, 21 Nov 2026 12:00:41 GMT', 41],
    ['a date of ISO 8601', '2026-11-21T12:00:41Z', 41],
    ['a date without a zone', '2026-11-21 12:00:41', 41],
    ['a moment just past', String(seconds - 3), 0],
    ['the word TIMESTAMP', 'TIMESTAMP', null],
    ['nothing', '', null],
    ['a negative number', '-5', null],
    ['a number without a meaning', '100000', null],
    ['a moment of another day', String(seconds + 90_000), null],
    ['a moment just over a window away', String(seconds + 100), 60],
  ])('is read from %s', (_, reset, expected) => {
    expect(resetIn(reset)).toBe(expected);
  });

  it('is compared with the clock of the service where a reply has it', () => {
    expect(resetIn(String(seconds + 3600 + 20), 'Sat, 21 Nov 2026 13:00:00 GMT')).toBe(20);
    expect(resetIn('20', 'Sat, 21 Nov 2026 13:00:00 GMT')).toBe(20);
    expect(resetIn(String(seconds + 20), 'yesterday')).toBe(20);
  });
});

describe('Over the limit', () => {
  it.each([
    ['seconds in the header', { 'retry-after': '41' }, undefined, 42],
    ['a date in the header', { 'retry-after': 'Sat, 21 Nov 2026 12:00:41 GMT' }, undefined, 42],
    [
      'milliseconds since 1970 in the header',
      { 'retry-after': String(now + 41_000) },
      undefined,
      42,
    ],
    ['seconds in the body', {}, { error: 1, 'Retry-After': 41 }, 42],
    ['seconds in the body as text', {}, { error: 1, retry_after: '41' }, 42],
    ['the end of the window', { 'x-ratelimit-reset': String(seconds + 41) }, undefined, 42],
    ['nowhere', {}, undefined, 61],
    [
      'a header that says nothing, then the body',
      { 'retry-after': 'soon' },
      { error: 1, 'Retry-After': 41 },
      42,
    ],
    ['a header before the body', { 'retry-after': '5' }, { error: 1, 'Retry-After': 41 }, 6],
    ['a window that is over already', { 'x-ratelimit-reset': String(seconds - 30) }, undefined, 61],
  ])('the wait is taken from %s, and a second more', (_, headers, body, expected) => {
    expect(retryIn(headers as Record<string, string>, body)).toBe(expected);
  });

  it('a wait is never shorter than a second or longer than a minute, and a second more', () => {
    expect(retryIn({ 'retry-after': '0' })).toBe(2);
    expect(retryIn({ 'retry-after': '3600' })).toBe(61);
    expect(retryIn({ 'retry-after': '-10' })).toBe(61);
  });

  it('is recognised by the body although the status is that of a success', () => {
    expect(retryIn({}, { error: 429, message: '' }, 200)).toBe(61);
    expect(retryIn({}, { error: '429', message: '', 'Retry-After': 41 }, 200)).toBe(42);
    expect(retryIn({}, { error: 1, 'Retry-After': 41 }, 200)).toBe(42);
  });

  it('is not recognised in a success, or in another failure', () => {
    expect(retryIn({ 'retry-after': '41' }, { error: 0 }, 200)).toBeNull();
    expect(retryIn({}, { error: 0, 'Retry-After': 41 }, 200)).toBeNull();
    expect(retryIn({}, { error: 1, message: 'No' }, 200)).toBeNull();
    expect(retryIn({ 'retry-after': '41' }, { error: 1 }, 503)).toBeNull();
  });
});

describe('The cap and what is left', () => {
  it('are read where they are whole numbers, and are null otherwise', () => {
    const read = (limit: string, remaining: string) =>
      readRateLimitHeaders(
        {
          status: 200,
          headers: { 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining },
          body: {},
        },
        now,
      );
    expect(read('30', ' 0 ')).toMatchObject({ limit: 30, remaining: 0 });
    expect(read('30, 30;w=60', '-1')).toMatchObject({ limit: null, remaining: null });
    expect(readRateLimitHeaders({ status: 200, headers: {}, body: undefined }, now)).toMatchObject({
      limit: null,
      remaining: null,
    });
  });
});
