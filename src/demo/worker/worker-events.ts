/**
 * Events of the service worker: listens before anything else is loaded, as browsers demand, and
 * hands requests to the host once it is there.
 */
import type { ServiceWorkerScope } from '#base/service-worker-scope.ts';
import type { DemoCall } from '#demo/messages.ts';
import type { DemoHost } from './demo-host.ts';
import { linksFolder } from './links-folder.ts';

/** The name of the file with SQLite, put in by the build. */
declare const __WASM__: string;

// A sound cast: this file is loaded as a service worker alone.
const scope = globalThis as unknown as ServiceWorkerScope;

/** The folder of the demo, with a slash at its end. */
export const folder = scope.registration.scope;

let provide: (host: DemoHost) => void = () => undefined;
const host = new Promise<DemoHost>((resolve) => {
  provide = resolve;
});

/** Hands over the host, from which all requests are answered. */
export function provideHost(created: DemoHost): void {
  provide(created);
}

const prefix = `linkdeck.demo ${new URL(folder).pathname} `;
const wasmUrl = new URL(__WASM__, folder).href;

/** The bytes of SQLite: stored with this worker, because a newer build has another file. */
export async function readWasm(): Promise<ArrayBuffer> {
  const stored = await caches.match(wasmUrl).catch(() => undefined);
  const reply = stored ?? (await fetch(wasmUrl));
  if (!reply.ok) throw new Error(`${__WASM__} is not there: status ${reply.status}`);
  return reply.arrayBuffer();
}

async function install(): Promise<void> {
  const cache = await caches.open(prefix + __WASM__);
  await cache.add(wasmUrl);
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== prefix + __WASM__);
  for (const name of old) await caches.delete(name);
  await scope.clients.claim();
}

async function reply(call: DemoCall, port: MessagePort | undefined): Promise<void> {
  port?.postMessage(await (await host).call(call));
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { url } = event.request;
  if (url.startsWith(`${folder}api/`) || url.startsWith(folder + linksFolder))
    event.respondWith(host.then((opened) => opened.answer(event.request)));
});
scope.addEventListener('message', (event) => {
  // A sound cast: only pages of this origin can write to the worker, and only the demo's page does.
  event.waitUntil(reply(event.data as DemoCall, event.ports[0]));
});
