import { expect, it, vi } from 'vitest';
import { createBackend } from '#embed/backend/backend.ts';
import type { Host } from '#embed/frame/connection/parent-page.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openFrameSession } from './session.ts';

const never = () => () => undefined;

/** A page whose backend has the key. */
async function openHost(): Promise<Host> {
  const service = await createTestService();
  const backend = createBackend({
    service: service.address,
    key: service.key,
    fetch: (address, init) => service.fetch(new Request(address, init)),
  });
  const wishes = { appearance: {}, locale: {}, features: {}, height: 'fill' } as const;
  return {
    wishes: { get: () => wishes, subscribe: never },
    begun: Promise.resolve({ credentials: 'transport' }),
    route: () => undefined,
    onRoute: never,
    onClear: never,
    tell: () => 0,
    askForKey: () => Promise.resolve(undefined),
    ask: async (request) => ({ headers: {}, ...(await backend(request)) }),
    leave: () => undefined,
  };
}

it('Whoever is forgotten leaves nothing that screens have noted of the account; what belongs to nobody stays', async () => {
  const host = await openHost();
  const { session, signIn, forget } = openFrameSession(await host.begun, host, {
    origin: 'https://deck.example',
    serviceAddress: '',
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
