/** Render part: a part of a screen with an engine of its own on a clock that jumps, without the session that would lock it. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SendRequest } from '#client/http/request.ts';
import { createEngine, type Engine } from '#engine/engine.ts';
import { EngineProvider } from '#queries/EngineContext.tsx';
import { createQueryClient } from '#queries/query-client.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';
import { cssVariablesResolver, theme } from '#ui/theme.ts';
import { fastUser } from './fast-user.ts';

interface RenderedPart {
  user: UserEvent;
  service: TestService;
  engine: Engine;
  clock: ManualClock;
  /** Renders it again, as after a reply. */
  show: (part: ReactNode) => void;
  /** Lets time pass. */
  pass: (milliseconds: number) => Promise<void>;
}

/** @param begin milliseconds since 1970 */
export async function renderPart(
  begin: number,
  through: (send: SendRequest) => SendRequest = (send) => send,
): Promise<RenderedPart> {
  const clock = createManualClock(begin);
  const service = await createTestService({ now: clock.now });
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: service.key,
    fetch: through(service.fetch),
    pageOrigin: service.address,
    clock,
  });
  const client = createQueryClient();
  const framed = (part: ReactNode) => (
    <MemoryRouter>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
        <EnglishTexts>
          <QueryClientProvider client={client}>
            <EngineProvider engine={engine}>
              <main>
                <h1>Part</h1>
                {part}
              </main>
            </EngineProvider>
          </QueryClientProvider>
        </EnglishTexts>
      </MantineProvider>
    </MemoryRouter>
  );
  const { rerender } = render(framed(null));
  return {
    user: fastUser(),
    service,
    engine,
    clock,
    show: (part) => rerender(framed(part)),
    pass: async (milliseconds) => {
      // A library that opens while time jumps misses the end of a visit, and all clicks since then.
      await act(() => engine.library.sinceVisit());
      await act(() => clock.advance(milliseconds));
    },
  };
}
