/** Render page: the whole app with its routes and providers, an engine in the page, and a clock that the test winds. */
import { act, render, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { type EmbedOptions, standalone } from '#app/boot/embed-options.ts';
import type { SendRequest } from '#client/http/request.ts';
import { type Session, TabSession } from '#engine/tab/session.ts';
import { defaultSettings, type Settings } from '#features/settings/SettingsContext.tsx';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';
import { fastUser } from './fast-user.ts';

/**
 * What the library knows reaches a screen so many milliseconds after it did last (`state-publisher.ts`). Held until a test
 * winds the clock, the order in which two replies come would decide what the screen shows.
 */
const publishDistance = 250;

interface RenderPageOptions {
  /** Without one, a new service. */
  service?: TestService;
  /** What lies between page and service: quirks and faults. */
  through?: (send: SendRequest) => SendRequest;
  /** Whether this browser stores anything; true unless said otherwise. */
  canStore?: boolean;
  /** Connect first, as a user would; true unless said otherwise. The request that it costs is not in `asked`. */
  signedIn?: boolean;
  settings?: Partial<Settings>;
  settingsProblem?: string;
  /** What a parent page decides. Links are not read by themselves unless it says so. */
  hostOptions?: Partial<EmbedOptions>;
  /** What a signed-in user sees in place of the dashboard. */
  screens?: (clock: ManualClock) => ComponentProps<typeof App>['screens'];
}

interface RenderedPage {
  user: UserEvent;
  service: TestService;
  session: Session;
  /** Stands still until the test winds it: no hold ends before. */
  clock: ManualClock;
  /** Winds the clock by half a second again and again, until the expectation holds. */
  windUntil: (expectation: () => void) => Promise<void>;
  container: HTMLElement;
  /** Where the app is: path and query. */
  location: () => string;
  /** All that this browser tab has stored, as text. */
  stored: () => string;
}

/** Shows the screen that a route leads to. Await what it shows with `screen.findBy…`. */
export async function renderPage(
  route: string,
  options: RenderPageOptions = {},
): Promise<RenderedPage> {
  const service = options.service ?? (await createTestService());
  const stored = new Map<string, string>();
  const indexedDB = new IDBFactory();
  // The service has the time of the machine.
  const clock = createManualClock(Date.now(), publishDistance);
  const session = new TabSession({
    hosting: 'page',
    fetch: options.through?.(service.fetch) ?? service.fetch,
    dashboardUrl: service.address,
    storage: () => ({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    }),
    indexedDB: () => {
      if (options.canStore === false) throw new DOMException('Storage is blocked', 'SecurityError');
      return indexedDB;
    },
    crypto,
    online: () => true,
    clock,
  });
  await session.restore();
  if (options.signedIn !== false) {
    await session.connect({ serviceAddress: '', key: service.key });
    service.asked.length = 0;
  }

  let shown = route;
  function Where() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  }
  const { container } = render(
    <MemoryRouter initialEntries={[route]}>
      <Where />
      <App
        session={session}
        clock={clock}
        settings={{
          settings: { ...defaultSettings, ...options.settings },
          problem: options.settingsProblem ?? null,
        }}
        dashboardUrl={service.address}
        hostOptions={{ ...standalone, readsLinks: false, ...options.hostOptions }}
        screens={options.screens?.(clock)}
      />
    </MemoryRouter>,
  );
  return {
    user: fastUser(),
    service,
    session,
    clock,
    windUntil: (expectation) =>
      waitFor(async () => {
        await act(() => clock.advance(500));
        expectation();
      }),
    container,
    location: () => shown,
    stored: () => JSON.stringify([...stored]),
  };
}

/** As `renderPage` without bar and navigation, which are more than a third of what is rendered: for tests of the screen alone. */
export function renderScreen(
  route: string,
  options: RenderPageOptions = {},
): Promise<RenderedPage> {
  const hostOptions = { bar: false, navigation: false, ...options.hostOptions };
  return renderPage(route, { ...options, hostOptions });
}
