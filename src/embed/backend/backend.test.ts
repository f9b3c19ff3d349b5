import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { allowedRequests, defaultRequests } from '#embed/protocol/allow-list.ts';
import { allowListSource } from '#testing/openapi/allow-list-source.ts';
import { eventually } from '#testing/time/eventually.ts';
import { createBackend } from './backend.ts';
import { checkRequest } from './check-request.ts';

const list = { endpoint: 'links.list', method: 'GET', path: '/api/urls?page=1' };

const mega = 1024 * 1024;

afterEach(() => void vi.useRealTimers());

/** A backend of a service that the test plays. */
function backend(options: { fetch: (url: string, init: RequestInit) => Promise<Response> }) {
  return createBackend({ service: 'https://s.example', key: 'the-key', ...options });
}

/** Like `fetch` with a silent service: it ends when its signal does. */
function neverAnswers(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

describe('The allow-list file', () => {
  it('is what the contract says (if this fails: npm run openapi)', () => {
    const written = readFileSync(new URL('../protocol/allow-list.ts', import.meta.url), 'utf8');
    expect(written).toBe(allowListSource());
  });

  it('lists a request by default only where the contract says so', () => {
    const rows = endpoints.slice(0, 2).map((row) => ({
      ...row,
      endpoint: { ...row.endpoint, embed: undefined },
    }));
    expect(allowListSource(rows)).toContain(
      'defaultRequests: readonly DocumentedRequest[] = [\n];',
    );
  });

  it('passes on everything by default but a change of the account, whose password would be in it', () => {
    const all = Object.keys(allowedRequests);
    expect(defaultRequests).not.toContain('account.update');
    expect(all.filter((name) => !defaultRequests.some((each) => each === name))).toEqual([
      'account.update',
    ]);
  });
});

describe('The allow-list of requests', () => {
  it('takes what is documented', () => {
    expect(checkRequest(list)).toEqual(list);
    expect(checkRequest({ ...list, more: 'x' })).toEqual(list);
    expect(
      checkRequest({
        endpoint: 'links.find',
        method: 'GET',
        path: '/api/urls?short=https%3A%2F%2Fs.example%2Fa',
      }),
    ).toBeDefined();
    expect(
      checkRequest({
        endpoint: 'channels.assign',
        method: 'POST',
        path: '/api/channel/3/assign/links/7',
      }),
    ).toBeDefined();
  });

  it('keeps changes of the account to those who ask for them', () => {
    const update = {
      endpoint: 'account.update',
      method: 'PUT',
      path: '/api/account/update',
      body: '{}',
    };
    expect(checkRequest(update)).toBeUndefined();
    expect(checkRequest(update, ['account.update'])).toEqual(update);
    expect(checkRequest(list, ['account.get'])).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a name that is not documented', { ...list, endpoint: 'links.steal' }],
    ['a name that every object has', { ...list, endpoint: 'constructor' }],
    ['another method', { ...list, method: 'DELETE' }],
    ['another path', { ...list, path: '/api/account' }],
    ['a path that climbs', { endpoint: 'links.get', method: 'GET', path: '/api/url/..' }],
    [
      'a path that climbs in disguise',
      { endpoint: 'links.get', method: 'GET', path: '/api/url/%2e%2e' },
    ],
    [
      'a slash in disguise',
      { endpoint: 'links.get', method: 'GET', path: '/api/url/1%2F..%2Faccount' },
    ],
    ['a backslash', { endpoint: 'links.get', method: 'GET', path: '/api/url/1\\2' }],
    ['another host', { ...list, path: '//evil.example/api/urls' }],
    ['an address', { ...list, path: 'https://evil.example/api/urls' }],
    [
      'a path that climbs in disguise twice',
      { endpoint: 'links.get', method: 'GET', path: '/api/url/%252e%252e' },
    ],
    ['a word that ends early', { endpoint: 'links.get', method: 'GET', path: '/api/url/7%00' }],
    [
      'a list under the name of a look-up',
      { endpoint: 'links.find', method: 'GET', path: '/api/urls?page=1' },
    ],
    [
      'a look-up of nothing, which some take for the list',
      { endpoint: 'links.find', method: 'GET', path: '/api/urls?short=%20' },
    ],
    [
      'a look-up of two',
      { endpoint: 'links.find', method: 'GET', path: '/api/urls?short=a&short=' },
    ],
    [
      'a look-up under the name of the list',
      { endpoint: 'links.list', method: 'GET', path: '/api/urls?short=a' },
    ],
    ['a tab in a name, which `fetch` leaves out', { ...list, path: '/api/urls?sh\tort=a' }],
    ['a line end in a name, which `fetch` leaves out', { ...list, path: '/api/urls?sh\r\nort=a' }],
    ['a tab in a path', { ...list, path: '/api/\turls' }],
    ['a line end after a path', { ...list, path: '/api/urls\n' }],
    ['a space, which `fetch` leaves out at the end', { ...list, path: '/api/urls?page=1 ' }],
    [
      'a fragment, which `fetch` does not send',
      { endpoint: 'links.find', method: 'GET', path: '/api/urls?#&short=a' },
    ],
    ['a semicolon, which some read as &', { ...list, path: '/api/urls?page=1;short=a' }],
    ['letters that `fetch` would encode', { ...list, path: '/api/urls?sh\u00f6rt=a' }],
    ['a list in the name of a look-up', { ...list, path: '/api/urls?short%5B%5D=a' }],
    ['a name that some trim', { ...list, path: '/api/urls?+short=a' }],
    ['a name that ends early', { ...list, path: '/api/urls?short%00=a' }],
    ['two questions', { ...list, path: '/api/urls?a?b' }],
    ['a body that is no text', { ...list, body: {} }],
    ['a body that is too large', { ...list, body: 'x'.repeat(3_000_000) }],
  ])('refuses %s', async (_, asked) => {
    expect(checkRequest(asked)).toBeUndefined();
    const fetch = vi.fn();
    const reply = await createBackend({ service: 'https://s.example', key: 'the-key', fetch })(
      asked,
    );
    expect(reply).toMatchObject({ status: 400 });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('A backend', () => {
  it('sends with the key, and passes on what tells of the limit', async () => {
    const fetch = vi.fn(
      async () =>
        new Response('{"error":0}', {
          headers: { 'X-RateLimit-Remaining': '7', 'Set-Cookie': 'a=b', Date: 'Sat' },
        }),
    );
    const reply = await createBackend({ service: 'https://s.example/', key: 'the-key', fetch })(
      list,
    );
    expect(fetch).toHaveBeenCalledWith('https://s.example/api/urls?page=1', {
      method: 'GET',
      signal: expect.any(AbortSignal),
      redirect: 'error',
      headers: { Authorization: 'Bearer the-key', 'Content-Type': 'application/json' },
    });
    expect(reply).toEqual({
      status: 200,
      body: '{"error":0}',
      headers: {
        'linkdeck-allow': defaultRequests.join(' '),
        'content-type': 'text/plain;charset=UTF-8',
        date: 'Sat',
        'x-ratelimit-remaining': '7',
      },
    });
  });

  it('waits 30 seconds for the service, and then says so', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(neverAnswers);
    const reply = backend({ fetch })(list);
    await vi.advanceTimersByTimeAsync(29_999);
    await expect(Promise.race([reply, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await reply).toMatchObject({
      status: 504,
      body: expect.stringContaining('within 30 seconds'),
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits no longer for the end of a reply than for its start', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async (_: string, { signal }: RequestInit) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      signal?.addEventListener('abort', () => void writable.abort(signal.reason));
      return new Response(readable);
    });
    const reply = backend({ fetch })(list);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await reply).toMatchObject({ status: 504 });
  });

  it('gives up when its caller does', async () => {
    const caller = new AbortController();
    const fetch = vi.fn(neverAnswers);
    const reply = backend({ fetch })(list, { signal: caller.signal });
    caller.abort();
    expect(await reply).toMatchObject({ status: 502 });
    expect(fetch.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  it('leaves no timer where the service has answered', async () => {
    vi.useFakeTimers();
    await backend({ fetch: async () => Response.json({ error: 0 }) })(list);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['of 8 MB is passed on', 8 * mega, 200],
    ['that is longer is refused', 8 * mega + 1, 502],
  ])('A reply %s', async (_, length, status) => {
    const reply = await backend({ fetch: async () => new Response('x'.repeat(length)) })(list);
    expect(reply.status).toBe(status);
    if (status !== 200) expect(reply.body).toContain('more than 8 MB');
  });

  it('reads no more of an endless reply than it takes, also where it comes compressed', async () => {
    let sent = 0;
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      const zeros = createGzip();
      zeros.pipe(response);
      response.on('close', () => zeros.destroy());
      const more = () => {
        if (zeros.destroyed) return;
        sent += mega;
        zeros.write(Buffer.alloc(mega), more);
      };
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo; // it listens on a port
      const send = createBackend({ service: `http://127.0.0.1:${port}`, key: 'the-key' });
      expect(await send(list)).toMatchObject({
        status: 502,
        body: expect.stringContaining('more than 8 MB'),
      });
      expect(sent).toBeGreaterThan(0);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('says nothing of why the service could not be reached', async () => {
    const fetch = vi.fn(async () => Promise.reject(new Error('the-key at 10.0.0.1')));
    const reply = await createBackend({ service: 'https://s.example', key: 'the-key', fetch })(
      list,
    );
    expect(reply).toMatchObject({ status: 502 });
    expect(JSON.stringify(reply)).not.toContain('the-key');
  });

  it.each([
    ['service', { service: 'links.example', key: 'the-key' }],
    ['service', { service: '', key: 'the-key' }],
    ['key', { service: 'https://s.example', key: undefined }],
    ['key', { service: 'https://s.example', key: '' }],
    ['key', { service: 'https://s.example', key: 'the-key\n' }],
  ])('says at once that its %s cannot be used, and never quotes the key', (name, options) => {
    const make = () => createBackend(options);
    expect(make).toThrow(`"${name}"`);
    expect(make).not.toThrow('the-key');
  });
});

describe('The Fetch handler', () => {
  const send = (init: RequestInit, type = 'application/json') =>
    new Request('https://portal.example/linkdeck/request', {
      method: 'POST',
      headers: { 'Content-Type': type },
      ...init,
    });
  const answering = () => vi.fn(async () => Response.json({ error: 0 }));

  it('answers a request of the page with the reply for the frame', async () => {
    const handler = backend({ fetch: answering() });
    const response = await handler.fetch(
      send({ body: JSON.stringify(list) }, 'application/json; charset=utf-8'),
    );
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual(await handler(list));
  });

  it.each([
    ['that is no POST', send({ method: 'PUT', body: '{}' }), 405],
    ['of a form, which any page may send', send({ body: '{}' }, 'text/plain'), 415],
    ['without a body', send({}), 400],
    ['that is no JSON', send({ body: '{' }), 400],
    ['that is too long', send({ body: `"${'x'.repeat(2 * mega)}"` }), 413],
  ])('refuses a request %s, and tells the frame', async (_, request, status) => {
    const fetch = answering();
    const response = await backend({ fetch }).fetch(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status,
      headers: { 'content-type': 'application/json' },
      body: expect.stringContaining('"error":1'),
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('names the method that it takes', async () => {
    const response = await backend({ fetch: answering() }).fetch(
      new Request('https://portal.example/linkdeck/request'),
    );
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('refuses what is documented and not allowed as the plain function does', async () => {
    const handler = backend({ fetch: answering() });
    const response = await handler.fetch(send({ body: '{"endpoint":"links.steal"}' }));
    expect([response.status, await response.json()]).toMatchObject([200, { status: 400 }]);
  });

  it('gives up when the page does', async () => {
    const page = new AbortController();
    const fetch = vi.fn(neverAnswers);
    const response = backend({ fetch }).fetch(
      send({ body: JSON.stringify(list), signal: page.signal }),
    );
    await eventually(() => expect(fetch).toHaveBeenCalled());
    page.abort();
    expect(await (await response).json()).toMatchObject({ status: 502 });
  });
});
