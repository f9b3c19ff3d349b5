/** A newer build of the dashboard on the server: when a tab notices it, and how it tells. */
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useUpdateNotices } from '#app/notices/use-update-notices.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { NoticeStack } from '#ui/notices/NoticeStack.tsx';
import { type AppUpdates, createAppUpdates } from './app-updates.ts';

const hour = 3_600_000;
const pageOf = (script: string) =>
  `<!doctype html><base href="https://dash.example/deck/"><script type="module" src="${script}"></script>`;

/** A tab that has loaded a build, in a browser with service workers. */
async function open({ registers = true } = {}) {
  const updates = createAppUpdates();
  const page = new DOMParser().parseFromString(pageOf('assets/index-1.js'), 'text/html');
  const tab = { visibility: 'visible', now: Date.UTC(2026, 2, 1) };
  Object.defineProperty(page, 'visibilityState', { get: () => tab.visibility });
  vi.spyOn(Date, 'now').mockImplementation(() => tab.now);
  const worker = Object.assign(new EventTarget(), {
    installing: new EventTarget(),
    update: vi.fn(() => Promise.resolve()),
  });
  const register = vi.fn((_url: URL) =>
    registers ? Promise.resolve(worker) : Promise.reject(new TypeError('404')),
  );
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  const server = { answer: () => new Response(pageOf('assets/index-1.js')) };
  const fetch = vi.fn(() => Promise.resolve().then(server.answer));
  vi.stubGlobal('fetch', fetch);
  await updates.start(page);
  return {
    updates,
    tab,
    worker,
    register,
    server,
    fetch,
    /** The browser has found another worker; returns what brings it into its next state. */
    find: () => {
      const found = Object.assign(new EventTarget(), { state: 'installing' });
      worker.installing = found;
      worker.dispatchEvent(new Event('updatefound'));
      return async (state: string) => {
        found.state = state;
        // The page of the server is read meanwhile.
        await act(async () => {
          found.dispatchEvent(new Event('statechange'));
          await settled();
        });
      };
    },
    show: (visibility: 'visible' | 'hidden') => {
      tab.visibility = visibility;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

function Stack({ updates }: { updates: AppUpdates }) {
  const [clock] = useState(createManualClock);
  return <NoticeStack notices={useUpdateNotices(updates)} clock={clock} />;
}

afterEach(() => vi.unstubAllGlobals());

describe('A newer build on the server', () => {
  it('is offered with a reload once its worker is active, and never before', async () => {
    const { updates, server, find, register, fetch } = await open();
    expect(String(register.mock.calls[0]?.[0])).toBe('https://dash.example/deck/service-worker.js');
    const onChange = vi.fn();
    updates.subscribe(onChange);
    render(
      <MantineProvider>
        <EnglishTexts>
          <Stack updates={updates} />
        </EnglishTexts>
      </MantineProvider>,
    );
    server.answer = () => new Response(pageOf('assets/index-2.js'));
    const become = find();
    await become('installed');
    await become('activating');
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
    await become('activated');
    expect(
      await screen.findByRole('group', { name: 'A new version of Linkdeck is ready' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://dash.example/deck/', {
      cache: 'no-store',
      credentials: 'omit',
    });
    // Another worker tells nothing new.
    await find()('activated');
    expect([onChange.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['starts the same script', () => new Response(pageOf('assets/index-1.js'))],
    ['cannot be read', () => new Response('Bad gateway', { status: 502 })],
    ['cannot be reached', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ])('is not offered where the page of the server %s', async (_, answer) => {
    const { updates, server, find, fetch } = await open();
    // A sound cast: what answers may do so later.
    server.answer = answer as () => Response;
    await find()('activated');
    expect(fetch).toHaveBeenCalledOnce();
    expect(updates.get()).toBe(false);
  });

  it('is looked for once an hour, by a tab that is shown again', async () => {
    const { tab, show, worker } = await open();
    const checks = () => worker.update.mock.calls.length;
    show('visible');
    expect(checks()).toBe(0);
    tab.now += hour;
    show('hidden');
    expect(checks()).toBe(0);
    worker.update.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    show('visible');
    expect(checks()).toBe(1);
    tab.now += hour - 1;
    show('visible');
    expect(checks()).toBe(1);
    tab.now += 1;
    show('visible');
    expect(checks()).toBe(2);
  });

  it('costs nothing where the browser has no workers, or allows none', async () => {
    const { updates } = await open({ registers: false });
    expect(updates.get()).toBe(false);
    vi.stubGlobal('navigator', {});
    await expect(updates.start(document)).resolves.toBeUndefined();
  });
});
