/** Tests of the health server and readiness: what a balancer reads, and when. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { VisitStore } from '#service/store/store.ts';
import { createHealthServer } from './health-server.ts';
import { createReadiness } from './readiness.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Time passes when the test says so. */
function manualWait() {
  const waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    pass: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

async function serve(options: Parameters<typeof createHealthServer>[0]) {
  const server = createHealthServer(options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  // A server on a host and port has an address of this form; only one on a pipe has text.
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = 'GET') => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    return [reply.status, await reply.text()];
  };
}

describe('The health server', () => {
  test('It is alive before it is ready, and says why it is not', async () => {
    const { ready, started, draining } = createReadiness({ wait: manualWait().wait });
    const ask = await serve({ ready });
    expect([await ask('/live'), await ask('/ready')]).toEqual([
      [200, 'live\n'],
      [503, 'starting\n'],
    ]);
    started(undefined);
    expect(await ask('/ready?from=balancer')).toEqual([200, 'ready\n']);
    draining();
    expect([await ask('/live'), await ask('/ready')]).toEqual([
      [200, 'live\n'],
      [503, 'draining\n'],
    ]);
  });

  test('Nothing else is answered, and nothing can be sent', async () => {
    const ask = await serve({ ready: () => Promise.resolve(undefined) });
    expect((await ask('/metrics'))[0]).toBe(404); // there are none in front of another service
    expect((await ask('/healthz'))[0]).toBe(404);
    expect((await ask('/ready', 'POST'))[0]).toBe(405);
    expect(await ask('/ready', 'HEAD')).toEqual([200, '']);
  });

  test('Metrics have the type that Prometheus asks for, and their failure is a reply', async () => {
    const metrics = {
      contentType: 'text/plain; version=0.0.4',
      text: () => Promise.resolve('a 1\n'),
    };
    const ask = await serve({ ready: () => Promise.resolve(undefined), metrics });
    expect(await ask('/metrics')).toEqual([200, 'a 1\n']);
    const failing = await serve({
      ready: () => Promise.resolve(undefined),
      metrics: { ...metrics, text: () => Promise.reject(new Error('planted')) },
    });
    expect(await failing('/metrics')).toEqual([500, 'failed\n']);
  });
});

describe('Readiness', () => {
  const readinessOver = (find: VisitStore['find']) => {
    const time = manualWait();
    const readiness = createReadiness(time);
    readiness.started({ find });
    return { ...time, ready: readiness.ready };
  };

  test('A database that refuses makes it not ready, until it answers again', async () => {
    let broken = true;
    const { ready } = readinessOver(() => {
      if (broken) throw new Error('planted');
      return undefined;
    });
    expect(await ready()).toBe('the database cannot be used');
    broken = false;
    expect(await ready()).toBeUndefined();
  });

  test('A database that hangs is reported after half a second, and is asked once by all', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const { ready, pass } = readinessOver(() => {
      asked += 1;
      return new Promise((resolve) => (answer = () => resolve(undefined)));
    });
    const first = ready();
    await Promise.resolve();
    pass();
    expect(await first).toBe('the database takes too long');
    const second = ready();
    answer();
    expect([await second, asked]).toEqual([undefined, 1]);
  });
});
