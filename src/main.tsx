/** Entry point: starts the dashboard, or the embedded frame where the document was delivered for parent pages. */
import '#ui/theme.css';
import '#app/boot/start.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { dashboardUrlOf } from '#app/boot/dashboard-url.ts';
import { standalone } from '#app/boot/embed-options.ts';
import { pageNonce } from '#app/boot/page-nonce.ts';
import { showQuiet } from '#app/boot/quiet-sign.ts';
import { readSettings } from '#app/boot/read-settings.ts';
import { keepTranslatedTexts } from '#app/boot/translated-page.ts';
import { enforceTrustedTypes } from '#app/boot/trusted-types.ts';
import { AppRouter } from '#app/routing/router.tsx';
import { systemClock } from '#base/clock.ts';
import { underWay } from '#base/under-way.ts';
import { zodWithoutEval } from '#client/zod-without-eval.ts';
import { type Session, TabSession } from '#engine/tab/session.ts';
import { openTabStorage } from '#engine/tab/tab-storage.ts';
import { openPreferences } from '#local/preferences.ts';
import { loadStart } from '#texts/start-texts.ts';

/** After this time the page starts with default settings; in milliseconds. */
const settingsTimeout = 5000;

async function readConfig(): Promise<string | null> {
  try {
    const reply = await fetch(new URL('config.json', document.baseURI), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(settingsTimeout),
    });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

async function listenForShortcuts(session: Session): Promise<void> {
  const { earlyShortcuts } = await import('#app/shell/early-shortcuts.ts');
  earlyShortcuts.listen(session);
}

async function start(): Promise<void> {
  enforceTrustedTypes(window, location.origin);
  zodWithoutEval();
  keepTranslatedTexts(window);
  const nonce = pageNonce(document);
  if (nonce !== undefined) setNonce(nonce);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root"');
  const allowed = document.querySelector<HTMLMetaElement>('meta[name="linkdeck-embed-origins"]');
  if (allowed !== null) {
    const origins = allowed.content.split(/\s+/).filter((origin) => origin !== '');
    // Loaded lazily, because the dashboard's first screen does not need it.
    const { startFrame } = await import('#embed/frame/start-frame.ts');
    return startFrame({ root, origins, readConfig, nonce });
  }

  // Only where a bookmark, a share sheet or a shortcut has opened the page.
  if (/[?&](go|share_\w+)=/.test(location.search)) {
    const { openDoor } = await import('#app/boot/doors.ts');
    openDoor(document, history);
  }
  const dashboardUrl = dashboardUrlOf(document);
  const session = new TabSession({
    hosting: 'shared',
    dashboardUrl,
    storage: () => sessionStorage,
  });
  // Only where the dashboard comes next, which has shortcuts.
  if (openTabStorage(() => sessionStorage).account !== null) void listenForShortcuts(session);
  const { locale } = openPreferences(() => localStorage).get();
  const wanted = locale === '' ? navigator.languages : [locale];
  const [config, , start] = await Promise.all([readConfig(), session.restore(), loadStart(wanted)]);

  const settings = await readSettings(config);

  createRoot(root).render(
    <StrictMode>
      <AppRouter document={document}>
        <App
          session={session}
          clock={systemClock}
          settings={settings}
          dashboardUrl={dashboardUrl}
          hostOptions={{ ...standalone, readsLinks: settings.readsLinks ?? true }}
          nonce={nonce}
          start={start}
        />
      </AppRouter>
    </StrictMode>,
  );
  watchUpdates(session);
}

/** Loaded once an account is open: before that, its script would only come beside that of the sign-in. */
function watchUpdates(session: Session): void {
  const begin = async (): Promise<void> => {
    if (session.state.status !== 'signed-in') return;
    stop();
    const { startUpdates } = await import('#app/offline/tab-updates.ts');
    await startUpdates(document, { session, work: underWay, clock: systemClock });
  };
  const stop = session.subscribe(() => void begin());
  void begin();
}

showQuiet(document.documentElement, underWay);
void underWay.during(start());
