/** Tests of caller turns: who waits for whom, and who is refused. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { CallerTurns } from './caller-turns.ts';

const keyOf = (letter: string) => `ld_${letter.repeat(40)}`;

/** What the turns read of a request. */
function requestFrom(ip: string, key?: string, forwarded?: string): IncomingMessage {
  const headers = {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
  };
  return { headers, socket: { remoteAddress: ip } } as IncomingMessage; // what is read of it
}

function openTurns(trustProxy = 0) {
  const turns = new CallerTurns(trustProxy);
  const begun: string[] = [];
  return {
    begun,
    /** A call that gets no reply. */
    hold: (name: string, request: IncomingMessage) =>
      turns.run(request, () => {
        begun.push(name);
        return new Promise<{ hasGoodKey: boolean }>(() => undefined);
      }),
    /** A call that is answered at once. */
    call: (name: string, request: IncomingMessage, hasGoodKey: boolean) =>
      turns.run(request, () => {
        begun.push(name);
        return Promise.resolve({ hasGoodKey });
      }),
  };
}

test.each([
  ['without a key', undefined],
  ['with a wrong key', keyOf('w')],
])(
  'Of an IP four calls %s are answered at once, and other addresses do not wait for them',
  (_, key) => {
    const { begun, hold } = openTurns();
    for (let call = 0; call < 20; call += 1) void hold('flood', requestFrom('192.0.2.1', key));
    expect(begun).toHaveLength(4);
    void hold('other', requestFrom('192.0.2.2', key));
    expect(begun.at(-1)).toBe('other');
  },
);

test('A key that was good lately does not wait among strangers of its address, until it is refused', async () => {
  const { begun, hold, call } = openTurns();
  const good = requestFrom('192.0.2.1', keyOf('g'));
  await call('first', good, true);
  for (let flood = 0; flood < 20; flood += 1) void hold('flood', requestFrom('192.0.2.1'));
  await call('second', good, true);
  expect(begun.at(-1)).toBe('second');
  await call('revoked', good, false);
  void call('third', good, false);
  expect(begun.at(-1)).toBe('revoked');
});

test('Too many that wait are refused, of that address alone', async () => {
  const { hold, call } = openTurns();
  for (let flood = 0; flood < 504; flood += 1) void hold('flood', requestFrom('192.0.2.1'));
  await expect(hold('more', requestFrom('192.0.2.1'))).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '5' },
  });
  await expect(call('other', requestFrom('192.0.2.2'), false)).resolves.toBeDefined();
});

test('Behind a trusted proxy the forwarded address counts, and its subscriber for IPv6', () => {
  const { begun, hold } = openTurns(1);
  for (let flood = 0; flood < 9; flood += 1)
    void hold('flood', requestFrom('127.0.0.1', undefined, `2001:db8:1:2::${flood}`));
  expect(begun).toHaveLength(4);
  void hold('other', requestFrom('127.0.0.1', undefined, '192.0.2.2'));
  expect(begun.at(-1)).toBe('other');
});
