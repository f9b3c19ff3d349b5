/** Entry point of the demo: starts its worker, and the dashboard on it. */
import '#ui/theme.css';
import '#app/boot/start.css';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dashboardUrlOf } from '#app/boot/dashboard-url.ts';
import { readSettings } from '#app/boot/read-settings.ts';
import { enforceTrustedTypes } from '#app/boot/trusted-types.ts';
import { tabUpdates } from '#app/offline/tab-updates.ts';
import { systemClock } from '#base/clock.ts';
import { zodWithoutEval } from '#client/zod-without-eval.ts';
import { TabSession } from '#engine/tab/session.ts';
import { openPreferences } from '#local/preferences.ts';
import { loadDemoTexts } from '#texts/demo-texts.ts';
import { type Languages, languages } from '#texts/languages.ts';
import { setDocument } from '#texts/set-document.ts';
import { loadStart } from '#texts/start-texts.ts';
import { DemoRoot } from './DemoRoot.tsx';
import { DemoWorker, demoScriptOf } from './demo-worker.ts';
import type { OpenedDemo } from './use-demo.ts';

async function openDemo(dashboardUrl: string): Promise<OpenedDemo> {
  const worker = await DemoWorker.start(window, demoScriptOf(document));
  // After that: what the engine asks the service for would go to the static host.
  const session = new TabSession({
    hosting: 'shared',
    dashboardUrl,
    storage: () => sessionStorage,
  });
  await session.restore();
  return { worker, session };
}

async function start(): Promise<void> {
  enforceTrustedTypes(window, location.origin);
  zodWithoutEval();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root"');
  if (document.querySelector('meta[name="linkdeck-embed-origins"]') !== null) {
    const { startDemoFrame } = await import('./start-demo-frame.ts');
    return startDemoFrame(root);
  }
  // Only where a bookmark, a share sheet or a shortcut has opened the page.
  if (/[?&](go|share_\w+)=/.test(location.search)) {
    const { openDoor } = await import('#app/boot/doors.ts');
    openDoor(document, history);
  }
  const dashboardUrl = dashboardUrlOf(document);
  const demo = openDemo(dashboardUrl);
  const { locale } = openPreferences(() => localStorage).get();
  const wanted = locale === '' ? navigator.languages : [locale];
  const [texts, startTexts, settings] = await Promise.all([
    loadDemoTexts(wanted),
    loadStart(wanted),
    readSettings(null),
  ]);
  const among: Languages = languages;
  setDocument(startTexts.tag, among[startTexts.tag]?.direction);
  // A page that was opened before waits until it knows whether an account is open; a first one shows what loads.
  const isFirst = !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null;
  const opened = isFirst ? undefined : await demo.catch(() => undefined);
  createRoot(root).render(
    createElement(
      StrictMode,
      null,
      createElement(DemoRoot, {
        demo,
        opened,
        clock: systemClock,
        settings,
        dashboardUrl,
        start: startTexts,
        texts,
        wanted,
      }),
    ),
  );
  const isOpen = await demo.then(
    () => true,
    () => false,
  );
  if (isOpen) await tabUpdates.start(document);
}

void start();
