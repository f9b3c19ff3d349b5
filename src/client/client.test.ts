import { describe, expect, it } from 'vitest';
import { faults, limitFaults, withFault } from '#testing/faults.ts';
import { withQuirks } from '#testing/quirks.ts';
import { createTestService, type TestService } from '#testing/test-service.ts';
import { createWoundClock, settled } from '#testing/wound-clock.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import { createLedger } from './ledger.ts';
import type { SendRequest } from './request.ts';

interface Given {
  fetch?: (service: SendRequest) => SendRequest;
  key?: string;
  online?: boolean;
  pageOrigin?: string | null;
  address?: string;
}

async function open({ fetch = (service) => service, key, online = true, pageOrigin = null, address }: Given = {}) {
  const service = await createTestService();
  const clock = createWoundClock();
  const ledger = createLedger(clock);
  const sent: Request[] = [];
  const through = fetch(service.fetch);
  const client = createClient({
    baseUrl: address ?? service.address,
    key: key ?? service.key,
    fetch: (request) => {
      sent.push(request);
      return through(request);
    },
    ledger,
    clock,
    online: () => online,
    pageOrigin,
  });
  return { service, clock, ledger, client, sent };
}

/** Notes how a call ends, so that a test can look whether it has. */
function outcome(call: Promise<unknown>) {
  const end: { value?: unknown; kind?: string; message?: string } = {};
  call.then(
    (value) => (end.value = value),
    (problem: unknown) => {
      if (problem instanceof ApiError) Object.assign(end, { kind: problem.kind, message: problem.message });
    },
  );
  return end;
}

function make(service: TestService, custom: string) {
  return service.addLink({ url: `https://shop.example/${custom}`, custom });
}

const newLink = { url: 'https://shop.example/new' };

describe('A call', () => {
  it('goes to the service and comes back decoded', async () => {
    const { client, service } = await open();
    await make(service, 'one');
    const page = await client.call('links.list', { limit: 5, q: 'one' });
    expect(page.data).toMatchObject({ result: 1, maxpage: 1, rows: [{ alias: 'one', clicks: 0 }], unreadable: [] });
    expect(service.asked).toEqual(['GET /api/urls?limit=5&q=one']);
    const made = await client.call('links.create', { url: 'https://shop.example/x', custom: 'two' });
    expect(made.shorturl).toBe(`${service.linksUrl}/two`);
  });

  it('carries key and type, and neither cookies, caches, referrers nor redirects', async () => {
    const { client, sent, service } = await open();
    await client.call('account.get', {});
    await client.call('links.create', newLink);
    for (const request of sent) {
      expect(request.headers.get('Authorization')).toBe(`Bearer ${service.key}`);
      expect(request.headers.get('Content-Type')).toBe('application/json');
      expect(request).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
      expect(request.referrerPolicy).toBe('no-referrer');
      expect(request.url).not.toContain(service.key);
    }
    expect(sent).toHaveLength(2);
  });

  it('with input that the contract does not take fails before anything is sent', async () => {
    const { client, sent, ledger } = await open();
    const refused = client.call('links.create', { url: 'javascript:alert(1)' });
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', message: 'url: Must start with http:// or https://' });
    await expect(client.call('links.get', { id: 0 })).rejects.toMatchObject({ kind: 'invalid' });
    expect(sent).toEqual([]);
    expect(ledger.budget().left).toBe(29);
  });

  it('with a key that no header can carry fails without telling it', async () => {
    const { client } = await open({ key: 'secret\nkey' });
    const problem: unknown = await client.call('account.get', {}).catch((error: unknown) => error);
    expect(problem).toMatchObject({ kind: 'invalid' });
    expect(String(problem)).not.toContain('secret');
  });

  it('that is refused is told as the service says it', async () => {
    const { client, service } = await open();
    await make(service, 'taken');
    const refused = client.call('links.create', { ...newLink, custom: 'taken' });
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', status: 400, message: expect.stringMatching(/^custom: /) });
    await expect(client.call('links.get', { id: 99 })).rejects.toMatchObject({ kind: 'missing', status: 404 });
  });

  it('with a refused key is told apart from a dead address', async () => {
    const { client } = await open({ key: 'ld_somebody-else' });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'key', status: 401 });
  });

  it('by short URL that is answered with a list gets the link with its statistics all the same', async () => {
    const { client, service } = await open({ fetch: (service) => withQuirks(service, ['findAsList', 'numbersAsText']) });
    await make(service, 'one');
    const { id } = await make(service, 'two');
    const direct = await client.call('links.get', { id });
    await expect(client.call('links.find', { short: `${service.linksUrl}/two` })).resolves.toEqual(direct);
  });

  it('with one unreadable row among good ones gives the good ones', async () => {
    const { client, service } = await open({ fetch: (service) => withFault(service, faults.unreadableRow) });
    await service.addLinks(2);
    const { data } = await client.call('links.list', {});
    expect(data.rows).toHaveLength(2);
    expect(data.unreadable).toMatchObject([{ index: 1, problem: expect.stringContaining('id') }]);
  });
});

describe('Without a reply', () => {
  const dropped = (service: SendRequest) => withFault(service, faults.dropped, { only: 'account.get' });

  it('and without a network it is this device that is offline, and nothing else is asked', async () => {
    const { client, sent } = await open({ fetch: dropped, online: false });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'offline', status: null });
    expect(sent).toHaveLength(1);
  });

  it('something that answers a request without key is known to forbid this page', async () => {
    const { client, sent, service } = await open({ fetch: dropped, pageOrigin: 'https://dash.example' });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'cors' });
    expect(sent).toHaveLength(2);
    const [, probe] = sent;
    expect(probe).toMatchObject({ method: 'GET', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(probe?.headers.has('Authorization')).toBe(false);
    expect(probe?.url).toBe(`${service.address}/`);
  });

  it('an address where nothing answers is dead', async () => {
    const { client, sent } = await open({ fetch: () => faults.dropped });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(sent).toHaveLength(2);
  });

  it('an address where nothing answers in five seconds is dead', async () => {
    const silent = (): SendRequest => (request) =>
      request.mode === 'no-cors' ? faults.hanging(request) : faults.dropped();
    const { client, clock, sent } = await open({ fetch: silent });
    const end = outcome(client.call('account.get', {}));
    await clock.advance(4999);
    expect(end).toEqual({});
    await clock.advance(1);
    expect(end.kind).toBe('unreachable');
    expect(sent[1]?.signal.aborted).toBe(true);
  });

  it('the address of the page itself is never forbidden to it', async () => {
    const { client, sent, service } = await open({ fetch: dropped, pageOrigin: 'http://service.test' });
    expect(service.address).toBe('http://service.test');
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('several calls ask once what is the matter', async () => {
    const { client, sent } = await open({ fetch: () => () => Promise.reject(new TypeError('Failed to fetch')) });
    const calls = [client.call('account.get', {}), client.call('links.list', {}), client.call('links.get', { id: 1 })];
    await Promise.allSettled(calls);
    expect(sent.filter(({ mode }) => mode === 'no-cors')).toHaveLength(1);
  });

  it('a write leaves open whether it was carried out, and is not repeated', async () => {
    const { client, sent, service } = await open({ fetch: (service) => withFault(service, faults.droppedReply, { only: 'links.create' }) });
    const call = client.call('links.create', newLink);
    await expect(call).rejects.toMatchObject({ kind: 'cors', message: expect.stringContaining('not known') });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect((await client.call('links.list', {})).data.result).toBe(1);
    expect(service.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('a reply that breaks off is no reply', async () => {
    const { client } = await open({ fetch: (service) => withFault(service, faults.droppedBody) });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'malformed', status: 200 });
  });
});

describe('A reply that does not come', () => {
  const hanging = (service: SendRequest) => withFault(service, faults.hanging);

  it('ends a read after 15 seconds, also on the network', async () => {
    const { client, clock, sent } = await open({ fetch: hanging });
    const end = outcome(client.call('links.list', {}));
    await clock.advance(14_999);
    expect(end).toEqual({});
    await clock.advance(1);
    expect(end).toMatchObject({ kind: 'timeout', message: expect.stringContaining('15 seconds') });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('ends a write after 30 seconds, but never on the network', async () => {
    const { client, clock, sent } = await open({ fetch: hanging });
    const end = outcome(client.call('links.create', newLink));
    await clock.advance(29_999);
    expect(end).toEqual({});
    await clock.advance(1);
    expect(end).toMatchObject({ kind: 'timeout', message: expect.stringContaining('not known') });
    expect(sent[0]?.signal.aborted).toBe(false);
  });

  it('ends a read whose body does not come to its end', async () => {
    const endless = () => () => Promise.resolve(new Response(new ReadableStream()));
    const { client, clock } = await open({ fetch: endless });
    const end = outcome(client.call('links.list', {}));
    await clock.advance(15_000);
    expect(end.kind).toBe('timeout');
  });

  it('holds its slot longer than an answered one', async () => {
    const { client, clock, ledger } = await open({ fetch: hanging });
    outcome(client.call('links.list', {}));
    await clock.advance(15_000 + 64_999);
    expect(ledger.budget().left).toBe(28);
    await clock.advance(1);
    expect(ledger.budget().left).toBe(29);
  });
});

describe('Equal reads', () => {
  const hanging = (service: SendRequest) => withFault(service, faults.hanging, { times: 1 });

  it('at the same time are one request', async () => {
    const { client, sent } = await open();
    const [one, other] = await Promise.all([client.call('links.list', { page: 1 }), client.call('links.list', { page: 1 })]);
    expect(other).toEqual(one);
    expect(sent).toHaveLength(1);
    await client.call('links.list', { page: 1 });
    expect(sent).toHaveLength(2);
  });

  it('go on while one of their callers waits, and end with the last', async () => {
    const { client, sent } = await open({ fetch: hanging });
    const [first, second] = [new AbortController(), new AbortController()];
    const one = outcome(client.call('links.list', {}, { signal: first.signal }));
    const other = outcome(client.call('links.list', {}, { signal: second.signal }));
    await settled();
    first.abort();
    await settled();
    expect([one.kind, other.kind]).toEqual(['cancelled', undefined]);
    expect(sent[0]?.signal.aborted).toBe(false);
    second.abort();
    await settled();
    expect(other.kind).toBe('cancelled');
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('that were given up are not joined', async () => {
    const { client } = await open({ fetch: hanging });
    const gone = new AbortController();
    const given = outcome(client.call('links.list', {}, { signal: gone.signal }));
    await settled();
    gone.abort();
    const next = client.call('links.list', {});
    await expect(next).resolves.toMatchObject({ data: { result: 0 } });
    expect(given.kind).toBe('cancelled');
  });

  it('wait in the lane of the most urgent caller', async () => {
    const { client, clock, sent } = await open();
    for (let id = 1; id <= 29; id += 1) await client.call('links.get', { id }).catch(() => undefined);
    const waiting = [
      client.call('links.list', { page: 7 }, { lane: 'background' }),
      client.call('links.list', { page: 8 }, { lane: 'bulk' }),
      client.call('links.list', { page: 7 }, { lane: 'read' }),
    ];
    await clock.advance(60_050);
    await Promise.all(waiting);
    expect(sent.slice(29).map(({ url }) => new URL(url).search)).toEqual(['?page=7', '?page=8']);
  });
});

describe('A caller who gives up', () => {
  it('before it begins costs nothing', async () => {
    const { client, sent } = await open();
    const call = client.call('links.create', newLink, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    expect(sent).toEqual([]);
  });

  it('takes a waiting write out of the line', async () => {
    const { client, clock, ledger, sent } = await open();
    for (let id = 1; id <= 29; id += 1) await client.call('links.get', { id }).catch(() => undefined);
    const gone = new AbortController();
    const end = outcome(client.call('links.create', newLink, { signal: gone.signal }));
    await settled();
    expect(ledger.budget().queued).toBe(1);
    gone.abort();
    await clock.advance(120_000);
    expect(end.kind).toBe('cancelled');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('lets a write under way go on', async () => {
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = (service: SendRequest): SendRequest => async (request) => {
      const response = await service(request);
      await answered;
      return response;
    };
    const { client, clock, ledger, sent } = await open({ fetch: slow });
    const gone = new AbortController();
    const end = outcome(client.call('links.create', newLink, { signal: gone.signal }));
    await settled();
    gone.abort();
    await settled();
    expect(end.kind).toBe('cancelled');
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    answer?.();
    await clock.advance(60_050);
    expect(ledger.budget().left).toBe(29);
  });
});

describe('Over the limit', () => {
  it.each(Object.keys(limitFaults) as (keyof typeof limitFaults)[])(
    'a read waits and is sent again, however the service says it: %s',
    async (form) => {
      const { client, clock, ledger, sent } = await open({ fetch: (service) => withFault(service, limitFaults[form], { times: 1 }) });
      const call = client.call('links.list', {});
      await settled();
      const { pausedUntil } = ledger.budget();
      const wait = (pausedUntil ?? 0) - clock.now();
      expect([42_000, 61_000]).toContain(wait);
      await clock.advance(wait - 1);
      expect(sent).toHaveLength(1);
      await clock.advance(1);
      await expect(call).resolves.toMatchObject({ data: { result: 0 } });
      expect(sent).toHaveLength(2);
    },
  );

  it('a write was not carried out, and is sent again as well', async () => {
    const { client, clock, service } = await open({ fetch: (service) => withFault(service, limitFaults.headerSeconds, { times: 1 }) });
    const call = client.call('links.create', newLink);
    await clock.advance(42_000);
    await expect(call).resolves.toMatchObject({ id: 1 });
    expect(service.asked).toHaveLength(1);
  });

  it('nobody is kept waiting for ever', async () => {
    const { client, clock, sent } = await open({ fetch: (service) => withFault(service, limitFaults.htmlPage) });
    const end = outcome(client.call('links.list', {}));
    await clock.advance(200_000);
    expect(end.kind).toBe('limit');
    expect(sent).toHaveLength(3);
  });

  it('who wants to know at once is told at once, and when to ask again', async () => {
    const { client, clock, sent } = await open({ fetch: (service) => withFault(service, limitFaults.headerSeconds) });
    const call = client.call('account.get', {}, { whenOverLimit: 'fail' });
    await expect(call).rejects.toMatchObject({ kind: 'limit', status: 429, retryAt: clock.now() + 42_000 });
    expect(sent).toHaveLength(1);
  });
});

describe('A closed client', () => {
  it('ends every call, and takes no more', async () => {
    const hanging = (service: SendRequest) => withFault(service, faults.hanging);
    const { client, sent } = await open({ fetch: hanging });
    const ends = [outcome(client.call('links.list', {})), outcome(client.call('links.create', newLink))];
    await settled();
    client.close();
    await settled();
    expect(ends.map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled']);
    expect(sent.map(({ method, signal }) => `${method} ${signal.aborted}`)).toEqual(['GET true', 'POST false']);
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'cancelled' });
    expect(sent).toHaveLength(2);
  });

  it('has no property that holds the key', async () => {
    const { client, service } = await open();
    const values = (object: object) => Reflect.ownKeys(object).map((name) => String(Reflect.get(object, name)));
    expect(values(client).join()).not.toContain(service.key);
  });
});
