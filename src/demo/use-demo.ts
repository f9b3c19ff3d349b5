/** Demo state: what the page shows of the demo, and its acts: to open it, and to start over. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadDashboard } from '#app/LazyDashboard.tsx';
import type { Session, SessionState } from '#engine/tab/session.ts';
import { type DemoTexts, loadDemoTexts } from '#texts/demo-texts.ts';
import { DemoError, type DemoWorker } from './demo-worker.ts';
import type { DemoProblem } from './messages.ts';

/** The demo once its worker answers. */
export interface OpenedDemo {
  readonly worker: DemoWorker;
  readonly session: Session;
}

/** @param first where the demo is open already */
export function useDemo(
  demo: Promise<OpenedDemo>,
  first: OpenedDemo | undefined,
  wanted: readonly string[],
) {
  const [opened, setOpened] = useState(first);
  const [problem, setProblem] = useState<DemoProblem>();
  const [isBusy, setBusy] = useState(false);
  const state = useSessionState(opened?.session);

  useEffect(() => {
    demo.then(setOpened, (error: unknown) => setProblem(problemOf(error)));
  }, [demo]);

  const isSignedOut = state?.status === 'signed-out';
  useEffect(() => {
    // The press of the button waits for less then.
    if (opened !== undefined && isSignedOut) void prepare(opened, wanted).catch(() => undefined);
  }, [opened, isSignedOut, wanted]);

  const act = async (work: (opened: OpenedDemo) => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work(await demo);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return {
    opened,
    problem,
    isBusy,
    isSignedOut,
    open: () => act((parts) => signIn(parts, wanted)),
    startOver: () =>
      act(async (parts) => {
        // Their links, drafts and jobs are of records that are gone.
        await parts.session.forgetAll();
        await parts.worker.call({ name: 'startOver' });
        location.hash = '';
        await signIn(parts, wanted);
      }),
  };
}

/** Loads what the next screen needs: code in the page, SQLite in the worker. */
async function prepare({ worker }: OpenedDemo, wanted: readonly string[]): Promise<void> {
  await Promise.all([worker.call({ name: 'visitor' }), loadNextScreen(wanted)]);
}

function loadNextScreen(wanted: readonly string[]): Promise<void> {
  const path = location.hash.slice(1);
  return loadDashboard(wanted, path === '' ? '/overview' : path);
}

async function signIn({ worker, session }: OpenedDemo, wanted: readonly string[]): Promise<void> {
  // The start page stays until the next screen can be painted.
  const [key] = await Promise.all([worker.call({ name: 'issueKey' }), loadNextScreen(wanted)]);
  await session.connect({ serviceAddress: '', key });
}

function problemOf(error: unknown): DemoProblem {
  return error instanceof DemoError ? error.problem : 'failed';
}

function useSessionState(session: Session | undefined): SessionState | undefined {
  return useSyncExternalStore(
    (listener) => session?.subscribe(listener) ?? (() => undefined),
    () => session?.state,
  );
}

/** The texts of the demo in the language of the document, which the dashboard sets. */
export function useDemoTexts(first: DemoTexts): DemoTexts {
  const [texts, setTexts] = useState(first);
  const language = useSyncExternalStore(onLanguage, () => document.documentElement.lang);
  useEffect(() => {
    let isWanted = true;
    void loadDemoTexts([language]).then((loaded) => {
      if (isWanted) setTexts(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts;
}

function onLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
