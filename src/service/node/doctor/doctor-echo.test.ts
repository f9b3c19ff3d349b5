/** Tests of the doctor's echo: only who has the visitor secret gets one, and only this service can give it. */
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { closeServersAfterEach, listen } from '#testing/service/test-server.ts';
import { createEcho, echoHeader, newChallenge } from './doctor-echo.ts';

closeServersAfterEach();

async function serve(secret: string): Promise<string> {
  const echo = createEcho(secret, 'links', 1);
  const server = createServer((message, response) => {
    if (!echo(message, response)) response.end('a visit');
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

test('It says what arrived, with a proof for this one request', async () => {
  const url = await serve('secret');
  const { header, isAnsweredBy } = newChallenge('secret');
  const headers = { [echoHeader]: header, 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' };
  const reply = await fetch(`${url}/path`, { headers });
  const { proof, seen } = (await reply.json()) as { proof: string; seen: object };
  expect(isAnsweredBy(proof)).toBe(true);
  expect(newChallenge('secret').isAnsweredBy(proof)).toBe(false);
  expect(seen).toEqual({
    server: 'links',
    path: '/path',
    host: new URL(url).host,
    forwardedFor: '192.0.2.1, 198.51.100.7',
    forwardedProto: null,
    peer: '127.0.0.1',
    visitorIp: '198.51.100.7',
  });
});

test('Without the proof, or with that of another secret, it is a visit as any other', async () => {
  const url = await serve('secret');
  const { header } = newChallenge('another');
  const [nonce = ''] = newChallenge('secret').header.split('.');
  for (const sent of ['', 'x', header, nonce, `${nonce}.`, `${nonce}.${'é'.repeat(64)}`]) {
    const headers = new Headers([[echoHeader, encodeURIComponent(sent)]]);
    expect(await (await fetch(url, { headers })).text()).toBe('a visit');
  }
  const { header: right } = newChallenge('secret');
  const posted = await fetch(url, { method: 'POST', headers: { [echoHeader]: right }, body: 'x' });
  expect(await posted.text()).toBe('a visit');
});

test('A server that only repeats what it is sent proves nothing', () => {
  const { header, isAnsweredBy } = newChallenge('secret');
  const [nonce, proof] = header.split('.');
  for (const repeated of [header, nonce, proof, undefined, 1])
    expect(isAnsweredBy(repeated)).toBe(false);
});
