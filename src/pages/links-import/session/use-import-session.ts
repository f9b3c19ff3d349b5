/** The desk of the account that is signed in: it keeps a file while somebody looks at other screens. */
import { useSyncExternalStore } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { pageLocale } from '#ui/format/locale.ts';
import { createImportDesk, type DeskState, type ImportDesk } from './import-session.ts';

/** By the engine of each sign-in, so that nothing of one account is ever seen under another. */
const desks = new WeakMap<object, ImportDesk>();

/** The time zone that times without one are in. */
export function ownZone(): string {
  return pageLocale().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function deskOf(engine: object): ImportDesk {
  const desk = desks.get(engine) ?? createImportDesk({ zone: ownZone, now: () => Date.now() });
  desks.set(engine, desk);
  return desk;
}

export function useImportDesk(): { desk: ImportDesk; state: DeskState } {
  const desk = deskOf(useEngine());
  return { desk, state: useSyncExternalStore(desk.subscribe, desk.get) };
}
