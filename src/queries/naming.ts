/** Naming gate: which naming rules hold for the account, and that no job creates a link that they forbid. */
import { createContext, use, useCallback } from 'react';
import type { Jobs } from '#engine/jobs/jobs.ts';
import { useEngine } from './EngineContext.tsx';

/** Rules as they were given, not checked yet. */
export interface GivenNaming {
  /** The parent page, `config.json`, or the user in Account. */
  readonly by: 'page' | 'file' | 'user';
  readonly rules: unknown;
}

/** Reads the rules that hold at this moment; null for none. */
export const NamingContext = createContext<() => GivenNaming | null>(() => null);

export function useReadNaming(): () => GivenNaming | null {
  return use(NamingContext);
}

/** Adds a job, as `Jobs` does, unless naming rules forbid one of its links: then it rejects with an ApiError. */
export function useAddJob(): Jobs['add'] {
  const { jobs } = useEngine();
  const readNaming = useReadNaming();
  return useCallback(
    async (plan, options) => {
      const naming = plan.kind === 'create' ? readNaming() : null;
      if (plan.kind === 'create' && naming !== null) {
        // Few accounts have rules, and the first screen needs their code for nothing else.
        const { refuseForbidden } = await import('#engine/jobs/refuse-forbidden.ts');
        refuseForbidden(naming.rules, plan.drafts);
      }
      return jobs.add(plan, options);
    },
    [jobs, readNaming],
  );
}
