/** Start part: connects a part to the engine of its page, and renders what the page has asked for. */
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dashboardUrlOf } from '#app/boot/dashboard-url.ts';
import { readSettings } from '#app/boot/read-settings.ts';
import { systemClock } from '#base/clock.ts';
import type { HandshakeResult } from '#embed/frame/handshake.ts';
import { openParentPage } from '#embed/frame/parent-page.ts';
import { makeNonce } from '#embed/protocol/messages.ts';
import { TabSession } from '#engine/tab/session.ts';
import { findEngine } from './find-engine.ts';
import { PartFrame } from './PartFrame.tsx';
import { openPartPage } from './part-page.ts';

interface PartStart {
  readonly root: HTMLElement;
  /** The text of config.json, or null. */
  readonly readConfig: () => Promise<string | null>;
  readonly nonce: string | undefined;
}

export async function startPart(
  handshake: HandshakeResult,
  { root, readConfig, nonce }: PartStart,
): Promise<void> {
  const engine = findEngine(window, handshake.engine ?? '');
  const { onMessage, openHost } = openPartPage((problem) => void page.send('error', problem));
  const page = openParentPage(handshake, onMessage);
  const [init, config] = await Promise.all([page.initialized, readConfig()]);
  const settings = await readSettings(config);
  const dashboardUrl = dashboardUrlOf(document);
  const session = new TabSession({
    hosting: 'port',
    openPort: engine.openPort,
    sharing: { tab: makeNonce(), onGone: engine.onGone },
    dashboardUrl,
    // Nothing of a part is stored.
    storage: () => {
      throw new DOMException('Nothing is stored in a frame', 'SecurityError');
    },
  });
  const reportState = () => {
    const { status } = session.state;
    if (status !== 'restoring')
      page.send('auth.state', { state: status === 'signed-in' ? 'ok' : 'none' });
  };
  session.subscribe(reportState);
  createRoot(root).render(
    createElement(
      StrictMode,
      null,
      createElement(PartFrame, {
        clock: systemClock,
        page,
        host: openHost(page.send),
        session,
        signIn: init.credentials === 'user' ? undefined : engine.signIn,
        settings,
        dashboardUrl,
        nonce,
      }),
    ),
  );
  await session.restore();
}
