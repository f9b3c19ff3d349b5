/**
 * Tests of the replies of the relay: those of the service, and its own failures as JSON with a
 * message.
 */

import { describe, expect, test } from 'vitest';
import {
  closeAfterEach,
  closeLast,
  failure,
  relayTo,
  service,
} from '#testing/service/test-relay.ts';

closeAfterEach();

describe('What comes back', () => {
  test('Status, type, rate headers, Retry-After and Date are passed through, and cookies and others are not', async () => {
    const date = 'Wed, 21 Oct 2015 07:28:00 GMT';
    const { origin } = await service((response) => {
      const rates = {
        'X-RateLimit-Limit': '30',
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Reset': 'TIMESTAMP',
      };
      const rest = {
        'Retry-After': '41',
        Date: date,
        'Set-Cookie': 'a=b',
        'X-Powered-By': 'x',
        'Access-Control-Allow-Origin': '*',
      };
      response
        .writeHead(429, { ...rates, ...rest, 'Content-Type': 'application/json' })
        .end('{"error":1,"message":"Too many"}');
    });
    const reply = await fetch(`${await relayTo(origin)}/api/account`);
    expect(reply.status).toBe(429);
    expect(await reply.text()).toBe('{"error":1,"message":"Too many"}');
    const headers = Object.fromEntries(reply.headers);
    expect(headers).toMatchObject({
      'x-ratelimit-limit': '30',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': 'TIMESTAMP',
      'retry-after': '41',
      'content-type': 'application/json',
      date,
    });
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  });

  test.each([
    'text/html',
    'text/javascript',
    'application/javascript',
    'application/json/javascript',
    'text/css',
    'image/svg+xml',
    undefined,
  ])('A reply of the type %s comes through byte for byte, but as plain text', async (type) => {
    const html = '<!doctype html><script>steal()</script>';
    const { origin } = await service((response) =>
      response.writeHead(200, type === undefined ? {} : { 'Content-Type': type }).end(html),
    );
    const reply = await fetch(`${await relayTo(origin)}/api/account`);
    expect(await reply.text()).toBe(html);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/problem+json'])(
    'A reply of the type %s keeps it',
    async (type) => {
      const { origin } = await service((response) =>
        response.writeHead(200, { 'Content-Type': type }).end('{}'),
      );
      const reply = await fetch(`${await relayTo(origin)}/api/account`);
      expect(reply.headers.get('content-type')).toBe(type);
    },
  );

  test('A redirect is not followed and says where it led', async () => {
    const { origin, asked } = await service((response) =>
      response.writeHead(301, { Location: 'https://elsewhere.example/api/account?key=1' }).end(),
    );
    const reply = await fetch(`${await relayTo(origin)}/api/account`, { redirect: 'manual' });
    expect(reply.status).toBe(502);
    expect(await failure(reply)).toMatch(
      /redirects to https:\/\/elsewhere\.example, and redirects are not followed/,
    );
    expect(asked).toHaveLength(1);
  });

  test('Where nothing listens the answer is 502', async () => {
    const { origin } = await service((response) => response.end());
    await closeLast();
    const reply = await fetch(`${await relayTo(origin)}/api/account`);
    expect(reply.status).toBe(502);
    expect(await failure(reply)).toMatch(/Nothing answers at 127\.0\.0\.1:\d+\..*--upstream/);
  });

  test('A service that hangs up without a reply is a 502', async () => {
    const { origin } = await service((response) => response.destroy());
    const reply = await fetch(`${await relayTo(origin)}/api/account`, { method: 'POST' });
    expect(reply.status).toBe(502);
    await failure(reply);
  });

  test('A service that never replies is a 504', async () => {
    const { origin } = await service(() => undefined);
    const reply = await fetch(`${await relayTo(origin, 500)}/api/account`);
    expect(reply.status).toBe(504);
    expect(await failure(reply)).toContain('did not reply within 1 s');
  });

  test('A reply that stops in the middle ends as broken, not as whole', async () => {
    const { origin } = await service((response) => response.writeHead(200).write('{"error":0,'));
    const reply = await fetch(`${await relayTo(origin, 500)}/api/account`);
    await expect(reply.text()).rejects.toThrow();
  });

  test('A reply that goes on drop by drop ends with the time that it has in all', async () => {
    let drops = 0;
    const { origin } = await service((response) => {
      response.writeHead(200);
      // Each drop is there long before the pause that is allowed between two of them is over.
      const timer = setInterval(() => {
        drops += 1;
        response.write(' ');
      }, 5);
      response.once('close', () => clearInterval(timer));
    });
    const reply = await fetch(
      `${await relayTo(origin, 60_000, { bytes: 1e6, time: 300 })}/api/account`,
    );
    // On a machine that is very busy the time may be over before the first drop, which is a refusal.
    if (reply.status !== 504) await expect(reply.text()).rejects.toThrow();
    else expect(await failure(reply)).toContain('did not reply within 1 s');
    expect(drops).toBeGreaterThan(0);
  });

  test('A reply that is longer than allowed is refused where it says so, and broken off where it does not', async () => {
    const long = 'x'.repeat(3000);
    const { origin } = await service((response, { url }) => {
      if (url === '/api/says') response.writeHead(200, { 'Content-Length': long.length });
      response.write(long.slice(0, 10));
      response.end(long.slice(10));
    });
    const relay = await relayTo(origin, 5000, { bytes: 2048, time: 60_000 });
    const reply = await fetch(`${relay}/api/says`);
    expect([reply.status, await failure(reply)]).toEqual([
      502,
      expect.stringContaining('is longer than 2 KiB'),
    ]);
    const unsaid = fetch(`${relay}/api/unsaid`).then((broken) => broken.text());
    await expect(unsaid).rejects.toThrow();
    const whole = await fetch(
      `${await relayTo(origin, 5000, { bytes: long.length, time: 60_000 })}/api/says`,
    );
    expect(await whole.text()).toBe(long);
  });

  test('A service that wants another protocol is refused at once, and its connection is closed', async () => {
    let closed: (value: unknown) => void = () => undefined;
    const end = new Promise((resolve) => (closed = resolve));
    const { origin } = await service((response, { socket }) => {
      socket.once('close', closed);
      response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'websocket' });
      response.flushHeaders();
    });
    // With the time that a reply has, this test would not end before its own.
    const reply = await fetch(`${await relayTo(origin, 600_000)}/api/account`);
    expect([reply.status, await failure(reply)]).toEqual([
      502,
      expect.stringContaining('wants another protocol (101)'),
    ]);
    await end;
  });

  test('A read on a connection that the service had closed meanwhile is sent once, and its caller may repeat it', async () => {
    let answered = 0;
    const { origin } = await service((response, incoming) => {
      answered += 1;
      // The second request on one connection finds it closed, as when both ends act at the same moment.
      if (answered === 2) incoming.socket.destroy();
      else response.end(`{"answered":${answered}}`);
    });
    const relay = await relayTo(origin);
    await (await fetch(`${relay}/api/account`)).text();
    const broken = await fetch(`${relay}/api/account`);
    expect([broken.status, broken.headers.get('Retry-After'), answered]).toEqual([503, '0', 2]);
    expect(await failure(broken)).toContain('Send the request again.');
    expect(await (await fetch(`${relay}/api/account`)).json()).toEqual({ answered: 3 });
  });
});
