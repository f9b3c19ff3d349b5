/** Taken aliases: tells an import which of its aliases links of the account have, as far as they are loaded. */
import { useEffect, useEffectEvent } from 'react';
import { shortUrlOf } from '#contract/new-link/alias.ts';
import { useDefaultDomain } from '#features/new-link/use-default-domain.ts';
import type { AskedAlias } from '#pages/links-import/table/table-types.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useLibraryState } from '#queries/library.ts';
import type { ImportSession, ImportState } from './import-session.ts';

/** How many aliases are looked up at a time, so that other calls are answered between. */
const atATime = 200;

/** Costs no request. */
export function useTakenAliases(session: ImportSession, { summary }: ImportState): void {
  const engine = useEngine();
  const { version } = useLibraryState();
  const defaultDomain = useDefaultDomain();

  const isTaken = async ({ domain, alias }: AskedAlias): Promise<boolean> => {
    const url = shortUrlOf(domain || defaultDomain, alias);
    if (url === '') return false;
    const target = await engine.library.shortLinkTarget(url);
    return target !== null && target.longurl !== null;
  };
  const lookUp = useEffectEvent(async (signal: AbortSignal) => {
    const asked = await session.aliases();
    const taken: AskedAlias[] = [];
    for (let from = 0; from < asked.length && !signal.aborted; from += atATime) {
      const some = asked.slice(from, from + atATime);
      const found = await Promise.all(some.map(isTaken));
      taken.push(...some.filter((_, index) => found[index]));
    }
    if (!signal.aborted) await session.setTaken(taken);
  });
  const hasFile = summary !== undefined;
  const choices = summary === undefined ? '' : `${summary.rows} ${summary.asked}`;
  useEffect(() => {
    if (!hasFile) return undefined;
    const looking = new AbortController();
    // What fails here is checked by the service all the same.
    lookUp(looking.signal).catch(() => undefined);
    return () => looking.abort();
  }, [hasFile, choices, version, defaultDomain]);
}
