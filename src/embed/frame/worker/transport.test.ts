import { describe, expect, it } from 'vitest';
import { createBackend } from '#embed/backend/backend.ts';
import type { FromFrame } from '#embed/protocol/messages.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createTransport } from './transport.ts';

const base = 'https://deck.example';

function open(status = 200, body = '{}') {
  const asked: FromFrame['api.request'][] = [];
  const send = createTransport((request) => {
    asked.push(request);
    return Promise.resolve({ status, headers: { 'x-ratelimit-remaining': '3' }, body });
  }, base);
  return {
    asked,
    send: (path: string, init?: RequestInit) => send(new Request(base + path, init)),
  };
}

describe('A request without a key', () => {
  it.each([
    ['/api/urls?page=2', 'links.list'],
    ['/api/urls?short=https%3A%2F%2Fs.example%2Fa', 'links.find'],
    ['/api/url/7', 'links.get'],
    ['/api/channel/7', 'channels.get'],
    ['/api/account', 'account.get'],
  ])('%s is %s', async (path, endpoint) => {
    const { asked, send } = open();
    const reply = await send(path, { headers: { Authorization: 'Bearer stand-in' } });
    expect(asked).toEqual([{ endpoint, method: 'GET', path }]);
    expect(reply.headers.get('x-ratelimit-remaining')).toBe('3');
  });

  it('brings its body along, and a fixed word goes before a parameter', async () => {
    const { asked, send } = open();
    await send('/api/channel/add', { method: 'POST', body: '{"name":"News"}' });
    expect(asked).toEqual([
      {
        endpoint: 'channels.create',
        method: 'POST',
        path: '/api/channel/add',
        body: '{"name":"News"}',
      },
    ]);
  });

  it.each([['/api/nowhere'], ['/'], ['/apis/urls']])(
    'is none where it is not documented: %s',
    async (path) => {
      const { asked, send } = open();
      await expect(send(path)).rejects.toThrow(TypeError);
      expect(asked).toEqual([]);
    },
  );

  it('fails like the network where the page has no reply, and when nobody waits any more', async () => {
    await expect(open(0).send('/api/account')).rejects.toThrow(TypeError);
    const giving = new AbortController();
    const sending = open().send('/api/account', { signal: giving.signal });
    giving.abort();
    await expect(sending).rejects.toThrow('aborted');
  });

  it('comes to the real service by the backend, and back', async () => {
    const service = await createTestService();
    const backend = createBackend({
      service: service.address,
      key: service.key,
      fetch: (url, init) => service.fetch(new Request(url, init)),
    });
    const send = createTransport(async (request) => {
      const { status, headers = {}, body } = await backend(request);
      return { status, headers, body };
    }, base);
    const made = await send(
      new Request(`${base}/api/url/add`, {
        method: 'POST',
        body: '{"url":"https://shop.example/a"}',
      }),
    );
    expect(await made.json()).toMatchObject({ error: 0, id: 1 });
    expect(service.asked).toEqual(['POST /api/url/add']);
  });
});
