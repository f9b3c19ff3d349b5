/** Tests of the demo's worker as a page starts it: when it can be called, and why it cannot. */
import { describe, expect, it } from 'vitest';
import { DemoWorker } from './demo-worker.ts';
import type { DemoCall } from './messages.ts';

const script = new URL('https://static.example/demo/service-worker.js');

class Worker extends EventTarget {
  state = 'installing';
  readonly calls: string[] = [];

  postMessage({ name }: DemoCall, [port]: readonly MessagePort[]): void {
    this.calls.push(name);
    port?.postMessage({ result: 'a key' });
    port?.close();
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A page of a browser whose registration of a worker ends so. */
function page(register: () => Promise<object>) {
  // A sound cast: this is what is used of it.
  const serviceWorker = { register } as unknown as ServiceWorkerContainer;
  return { isSecureContext: true, navigator: { serviceWorker } };
}

describe('The worker of the demo', () => {
  it('is there once it is active, and not before', async () => {
    const installing = new Worker();
    const starting = DemoWorker.start(
      page(() => Promise.resolve({ installing, waiting: null, active: null })),
      script,
    );
    installing.become('installed');
    installing.become('activating');
    const early = await Promise.race([starting.then(() => 'started'), Promise.resolve('waits')]);
    expect(early).toBe('waits');
    installing.become('activated');
    await expect(starting).resolves.toBeInstanceOf(DemoWorker);
  });

  it('is the earlier one where a newer one cannot be installed', async () => {
    const installing = new Worker();
    const active = new Worker();
    active.state = 'activated';
    const starting = DemoWorker.start(
      page(() => Promise.resolve({ installing, waiting: null, active })),
      script,
    );
    await Promise.resolve();
    installing.become('redundant');
    await expect(starting).resolves.toBeInstanceOf(DemoWorker);
  });

  it('calls the worker of a newer build once that has taken over', async () => {
    const active = new Worker();
    active.state = 'activated';
    const registration: { active: Worker | null } & object = { active };
    const worker = await DemoWorker.start(
      page(() => Promise.resolve(Object.assign(registration, { installing: null, waiting: null }))),
      script,
    );
    const next = new Worker();
    registration.active = next;
    await expect(worker.call({ name: 'issueKey' })).resolves.toBe('a key');
    expect([active.calls, next.calls]).toEqual([[], ['issueKey']]);
  });

  it.each([
    ['http', { ...page(() => Promise.resolve({})), isSecureContext: false }, 'insecure'],
    ['a private window without workers', { isSecureContext: true, navigator: {} }, 'storage'],
    [
      'a browser that may store nothing',
      page(() => Promise.reject(new DOMException('Denied', 'SecurityError'))),
      'storage',
    ],
    ['a host without the file', page(() => Promise.reject(new TypeError('404'))), 'failed'],
  ])('says why it does not start: %s', async (_, given, problem) => {
    await expect(DemoWorker.start(given, script)).rejects.toMatchObject({ problem });
  });
});
