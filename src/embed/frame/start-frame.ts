/**
 * Frame start: connects to the parent page and renders the embedded dashboard, or explains why it
 * does not.
 */
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dashboardUrlOf } from '#app/boot/dashboard-url.ts';
import { readSettings } from '#app/boot/read-settings.ts';
import { systemClock } from '#base/clock.ts';
import { openWorker, startFrameWorker } from '#embed/frame/worker/start-frame-worker.ts';
import { Frame } from './Frame.tsx';
import { guardFocus } from './focus-guard.ts';
import { performHandshake } from './handshake.ts';
import { openParentPage } from './parent-page.ts';
import { reportSession } from './report-events.ts';
import { createFrameSession } from './session.ts';

export interface FrameStart {
  readonly root: HTMLElement;
  /** Exact origins of the pages that may embed this document. */
  readonly origins: readonly string[];
  /** The text of config.json, or null. */
  readonly readConfig: () => Promise<string | null>;
  readonly nonce: string | undefined;
}

export async function startFrame({ root, origins, readConfig, nonce }: FrameStart): Promise<void> {
  document.documentElement.dataset['embedded'] = '';
  guardFocus(window);
  const reason = reasonNotToStart(window, origins);
  if (reason !== undefined) {
    showReason(root, reason);
    return;
  }

  const never = new AbortController();
  const handshake = await performHandshake(window, origins, (milliseconds) =>
    systemClock.wait(milliseconds, never.signal),
  );
  if (handshake.role === 'part') {
    const { startPart } = await import('./part/start-part.ts');
    return startPart(handshake, { root, readConfig, nonce });
  }
  const { worker: opened, failed } = openWorker();
  const worker = startFrameWorker(handshake, opened);
  const page = openParentPage(worker.relayed);
  const begun = await Promise.race([Promise.all([page.initialized, readConfig()]), failed]).catch(
    () => undefined,
  );
  if (begun === undefined) {
    showReason(root, 'A part of Linkdeck could not be started. Reload the page and try again.');
    return;
  }
  const [init, config] = begun;

  const settings = await readSettings(config);
  const dashboardUrl = dashboardUrlOf(document);
  const [serviceAddress = ''] = settings.settings.serviceAddresses;
  const frameSession = createFrameSession(init, page, worker, { dashboardUrl, serviceAddress });
  page.onClear(() => frameSession.forget());
  await frameSession.session.restore();
  if (handshake.role === 'engine') {
    const { startEngine } = await import('./part/start-engine.ts');
    startEngine(handshake.engine ?? '', { page, frameSession, worker });
    return;
  }
  reportSession(frameSession.session, page.send);
  createRoot(root).render(
    createElement(
      StrictMode,
      null,
      createElement(Frame, {
        clock: systemClock,
        page,
        frameSession,
        settings,
        dashboardUrl,
        nonce,
      }),
    ),
  );
}

function reasonNotToStart(self: Window, origins: readonly string[]): string | undefined {
  if (self.parent === self)
    return 'This page is made to be part of another one, and shows nothing by itself.';
  if (origins.length === 0) return 'No page may embed this dashboard yet: its origins are missing.';
  return undefined;
}

function showReason(root: HTMLElement, reason: string): void {
  const main = document.createElement('main');
  const text = document.createElement('p');
  main.className = 'alone';
  text.textContent = reason;
  main.append(text);
  if (window.parent === window) {
    const link = document.createElement('a');
    link.href = document.baseURI;
    link.textContent = 'Open Linkdeck';
    main.append(link);
  }
  root.replaceChildren(main);
}
