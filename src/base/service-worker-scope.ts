/** Service worker scope: what TypeScript's types of pages do not have of a service worker's global object. */

interface WaitedFor {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PageMessage extends WaitedFor {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WaitedFor) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: PageMessage) => void): void;
}
