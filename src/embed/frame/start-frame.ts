/** Starts the frame: only inside of a page that is on the list, and never in a window of its own. */
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSettings } from '#app/boot/read-settings.ts';
import { systemClock } from '#client/time/clock.ts';
import { greetPage } from '#embed/frame/connection/handshake.ts';
import { openHost } from '#embed/frame/connection/parent-page.ts';
import { openFrameSession } from '#embed/frame/session/session.ts';
import { Frame } from './Frame.tsx';
import { reportSession } from './report-events.ts';

interface FrameStart {
  readonly root: HTMLElement;
  /** Exact origins of the pages that may embed this document, as it was delivered. */
  readonly origins: readonly string[];
  /** The text of config.json, or null. */
  readonly readConfig: () => Promise<string | null>;
  readonly nonce: string | undefined;
}

/** Resolves when the app is on the screen, or when it was said why it will not be. */
export async function startFrame({ root, origins, readConfig, nonce }: FrameStart): Promise<void> {
  document.documentElement.dataset['embedded'] = '';
  const refusal = refusalOf(window, origins);
  if (refusal !== undefined) {
    say(root, refusal);
    return;
  }

  const never = new AbortController();
  const agreement = await greetPage(window, origins, (milliseconds) => systemClock.wait(milliseconds, never.signal));
  const host = openHost(agreement);
  addEventListener('pagehide', ({ persisted }) => {
    // A page that is put aside as a whole is shown again as it was, with the conversation going on.
    if (!persisted) host.leave();
  });
  const [init, config] = await Promise.all([host.begun, readConfig()]);

  const settings = readSettings(config);
  const { origin } = location;
  const opened = openFrameSession(init, host, { origin, serviceAddress: settings.settings.serviceAddresses[0] ?? '' });
  host.onClear(() => opened.forget());
  await opened.session.restore();
  reportSession(opened.session, host.tell);
  createRoot(root).render(
    createElement(
      StrictMode,
      null,
      createElement(Frame, { clock: systemClock, host, frameSession: opened, settings, origin, nonce }),
    ),
  );
}

/** Why nothing is shown here, or undefined where it is. */
function refusalOf(self: Window, origins: readonly string[]): string | undefined {
  if (self.parent === self) return 'This page is made to be part of another one, and shows nothing by itself.';
  if (origins.length === 0) return 'No page may embed this dashboard yet: its origins are missing.';
  return undefined;
}

function say(root: HTMLElement, words: string): void {
  const main = document.createElement('main');
  const text = document.createElement('p');
  main.className = 'alone';
  text.textContent = words;
  main.append(text);
  if (window.parent === window) {
    const link = document.createElement('a');
    link.href = document.baseURI;
    link.textContent = 'Open Linkdeck';
    main.append(link);
  }
  root.replaceChildren(main);
}
