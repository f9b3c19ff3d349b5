import { expect, it, vi } from 'vitest';
import { systemClock } from '#client/time/clock.ts';
import { createBackend } from '#embed/backend/backend.ts';
import type { ParentPage } from '#embed/frame/connection/parent-page.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createFrameSession } from './session.ts';

const never = () => () => undefined;

/** A page whose backend has the key. */
async function openTestPage(): Promise<ParentPage> {
  const service = await createTestService();
  const backend = createBackend({
    service: service.address,
    key: service.key,
    fetch: (address, init) => service.fetch(new Request(address, init)),
  });
  const options = { appearance: {}, locale: {}, features: {}, height: 'fill' } as const;
  return {
    options: { get: () => options, subscribe: never },
    initialized: Promise.resolve({ credentials: 'transport' }),
    route: () => undefined,
    onRoute: never,
    onClear: never,
    send: () => 0,
    requestKey: () => Promise.resolve(undefined),
    requestApi: async (request) => ({ headers: {}, ...(await backend(request)) }),
    leave: () => undefined,
  };
}

it('A forgotten account leaves nothing that screens have stored for it; data without an account stays', async () => {
  const page = await openTestPage();
  const { session, signIn, forget } = createFrameSession(await page.initialized, page, {
    origin: 'https://deck.example',
    serviceAddress: '',
    clock: systemClock,
  });
  await session.restore();
  await signIn?.();
  const accountId = session.state.engine?.accountId ?? '';
  expect(accountId).toMatch(/^[\da-f]{32}$/);
  localStorage.setItem(`linkdeck.some.${accountId}`, 'seen');
  sessionStorage.setItem(`linkdeck.other.${accountId}`, 'seen');
  localStorage.setItem('linkdeck.nobody', 'stays');
  forget();
  await vi.waitFor(() => expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['linkdeck.nobody']));
  expect(session.state.status).toBe('signed-out');
});
