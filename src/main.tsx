/** Which door: the dashboard as a page of its own, or the frame inside of another page; and what it needs from the browser. */
import '#ui/theme.css';
import '#app/boot/start.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { pageNonce } from '#app/boot/page-nonce.ts';
import { readSettings } from '#app/boot/read-settings.ts';
import { guardSinks } from '#app/boot/trusted-types.ts';
import { AddressRouter } from '#app/routing/router.tsx';
import { systemClock } from '#client/time/clock.ts';
import { withoutEval } from '#client/zod-without-eval.ts';
import { embedOrigins } from '#embed/frame/connection/allowed-origins.ts';
import { createSession } from '#engine/tab/session.ts';

/** How long the settings may take before the page does without them, in milliseconds. */
const settingsWait = 5000;

async function readConfig(): Promise<string | null> {
  try {
    const reply = await fetch(new URL('config.json', document.baseURI), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(settingsWait),
    });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

async function start(): Promise<void> {
  guardSinks(window, location.origin);
  withoutEval();
  const nonce = pageNonce(document);
  if (nonce !== undefined) setNonce(nonce);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root"');
  const origins = embedOrigins(document);
  if (origins !== null) {
    // Only here, so that the dashboard's first screen goes without it.
    const { startFrame } = await import('#embed/frame/start-frame.ts');
    return startFrame({ root, origins, readConfig, nonce });
  }

  const session = createSession({ hosting: 'shared', origin: location.origin, storage: () => sessionStorage });
  const [config] = await Promise.all([readConfig(), session.restore()]);

  createRoot(root).render(
    <StrictMode>
      <AddressRouter document={document}>
        <App session={session} clock={systemClock} settings={readSettings(config)} origin={location.origin} nonce={nonce} />
      </AddressRouter>
    </StrictMode>,
  );
}

void start();
