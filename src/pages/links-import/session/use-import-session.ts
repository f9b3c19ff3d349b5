/** Import session of the signed-in account: keeps a file while the user looks at other screens. */
import { useSyncExternalStore } from 'react';
import { localeOrder } from '#pages/links-import/table/parse-date.ts';
import { useEngine, useEngineEnd } from '#queries/EngineContext.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import { ImportSession, type ImportState } from './import-session.ts';

/** By the engine of each sign-in, so that no account sees the file of another. */
const sessions = new WeakMap<object, ImportSession>();

/** The time zone of times without one. */
export function ownZone(): string {
  return pageLocale().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function sessionOf(engine: object, ended: AbortSignal | null): ImportSession {
  const found = sessions.get(engine);
  if (found !== undefined) return found;
  const session = new ImportSession({
    zone: ownZone,
    localOrder: () => localeOrder(pageLocale().locale),
    now: () => Date.now(),
  });
  sessions.set(engine, session);
  // The file may hold passwords of links: a lock ends the worker that has read it.
  ended?.addEventListener('abort', () => session.clear());
  return session;
}

export function useImportSession(): { session: ImportSession; state: ImportState } {
  const session = sessionOf(useEngine(), useEngineEnd());
  return { session, state: useSyncExternalStore(session.subscribe, session.get) };
}
