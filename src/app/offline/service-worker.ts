/** Service worker: opens the dashboard without a network. It caches files of the build, and never a reply of the API. */
import type { ServiceWorkerScope } from '#base/service-worker-scope.ts';
import { type Build, createOfflineCache } from './offline-cache.ts';

/** Put in by the build. */
declare const __BUILD__: Build;

// A sound cast: this file is loaded as a service worker alone.
const scope = globalThis as unknown as ServiceWorkerScope;
const cache = createOfflineCache(
  {
    caches,
    folder: scope.registration.scope,
    fetch: (request) => fetch(request),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  },
  __BUILD__,
);

// The next build may take over at once: open tabs still find the files of theirs.
scope.addEventListener('install', (event) =>
  event.waitUntil(cache.install().then(() => scope.skipWaiting())),
);
scope.addEventListener('activate', (event) => event.waitUntil(cache.activate()));
scope.addEventListener('fetch', (event) => {
  const answer = cache.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});
