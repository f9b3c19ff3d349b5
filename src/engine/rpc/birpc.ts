/** birpc: remote procedure calls between a tab and the engine host, over a port. */
import { createBirpc } from 'birpc';
import { underWay } from '#base/under-way.ts';
import type { HostApi, Port, TabApi, TabHost } from './protocol.ts';

/** Functions that are called as events: the caller does not wait for an answer. */
const events = {
  host: ['cancel', 'touch', 'onVisible', 'onHidden', 'prepare', 'leave'],
  tab: ['state', 'snapshot', 'storeSealed'],
} as const satisfies { host: readonly (keyof HostApi)[]; tab: readonly (keyof TabApi)[] };

/** The host's end, until the tab has gone: answers the calls of the tab. */
export function serveTab(port: Port, host: TabHost): void {
  const api: Partial<HostApi> = {};
  const { other, close } = createRpc<TabApi>(port, api, [...events.tab]);
  Object.assign(api, host.connectTab(other, close));
}

/**
 * Answers a tab that this worker cannot host it: `hello` rejects at once, so that the tab finds
 * another host.
 */
export function refuseTab(port: Port): void {
  const refusal: Pick<HostApi, 'hello'> = {
    hello: () => Promise.reject(new Error('This worker cannot be a host')),
  };
  createRpc<TabApi>(port, refusal, [...events.tab]);
}

/** The tab's end: the host calls the functions of `end`. */
export function connectToHost(port: Port, end: TabApi) {
  return createRpc<HostApi>(port, end, [...events.host]);
}

/**
 * Functions of the other end of a port, for its calls of `own`.
 *
 * @param eventNames functions of the other end whose caller does not wait for an answer
 */
export function createRpc<Other extends object>(
  port: Port,
  own: object,
  eventNames: (keyof Other)[],
) {
  const rpc = createBirpc<Other, object>(own, {
    post: (data) => port.postMessage(data),
    on: (listener) => port.listen(listener),
    eventNames,
    bind: 'functions',
    // Only own functions can be called, not inherited ones such as `constructor`.
    resolver: (name, resolved) => (Object.hasOwn(own, name) ? resolved : undefined),
    // A request may wait for its turn for minutes; Web Locks tell when an end is gone.
    timeout: -1,
  });
  const answered = underWay.counted(rpc);
  const isEvent = (name: PropertyKey) => eventNames.some((event) => event === name);
  return {
    // A sound cast: the functions of both ends return promises, or nothing.
    other: new Proxy(rpc, {
      get: (target, name) =>
        // The sender of an event does not wait, and so does not learn that the other end is gone.
        isEvent(name)
          ? (...args: unknown[]) =>
              void target
                .$callRaw({ method: String(name), args, event: true })
                .catch(() => undefined)
          : Reflect.get(answered, name),
    }) as unknown as Other,
    /** Ends it; calls that still wait for the other end reject. */
    close: (): void => {
      rpc.$close();
      port.close();
    },
  };
}
