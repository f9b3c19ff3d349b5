/** Render queries: runs query hooks without a screen, with a cache and an engine on the real service. */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SendRequest } from '#client/http/request.ts';
import { createEngine, type Engine } from '#engine/engine.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { createQueryClient } from '#queries/query-client.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';

interface QueriesInUse {
  service: TestService;
  engine: Engine;
  /** Makes a record by the interface, or changes one; not counted in `service.asked`. */
  tell: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<void>;
  /** Uses a hook as one more component of the same app would. */
  show: <Value>(hook: () => Value) => { current: () => Value; leave: () => void };
}

/** One account's cache and engine, in front of a separate service. */
export async function openQueries(
  through: (send: SendRequest) => SendRequest = (send) => send,
): Promise<QueriesInUse> {
  const service = await createTestService();
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: service.key,
    fetch: through(service.fetch),
    pageOrigin: service.address,
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <EngineProvider engine={engine}>{children}</EngineProvider>
    </QueryClientProvider>
  );
  return {
    service,
    engine,
    tell: async (method, path, body) => {
      const headers = {
        Authorization: `Bearer ${service.key}`,
        'Content-Type': 'application/json',
      };
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const reply = await service.fetch(
        new Request(service.address + path, { method, headers, ...init }),
      );
      service.asked.pop();
      if (!reply.ok) throw new Error(await reply.text());
    },
    show: (hook) => {
      const { result, unmount } = renderHook(hook, { wrapper });
      return { current: () => result.current, leave: unmount };
    },
  };
}
