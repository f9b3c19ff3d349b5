/** Import session of the signed-in account: keeps a file while the user looks at other screens. */
import { useSyncExternalStore } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import { createImportSession, type ImportSession, type ImportState } from './import-session.ts';

/** By the engine of each sign-in, so that no account sees the file of another. */
const sessions = new WeakMap<object, ImportSession>();

/** The time zone of times without one. */
export function ownZone(): string {
  return pageLocale().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function sessionOf(engine: object): ImportSession {
  const session = sessions.get(engine) ?? createImportSession({ zone: ownZone, now: () => Date.now() });
  sessions.set(engine, session);
  return session;
}

export function useImportSession(): { session: ImportSession; state: ImportState } {
  const session = sessionOf(useEngine());
  return { session, state: useSyncExternalStore(session.subscribe, session.get) };
}
