/** Service search hook: searches all links at the service, where the user asks for it and not all of them are loaded. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { useLibraryState } from '#queries/library.ts';
import { linksQuery } from '#queries/resources/links.ts';

/** Costs a request for each text that the user asks for; its links are in the library then. */
export function useServiceSearch(q: string) {
  const engine = useEngine();
  const { phase } = useLibraryState();
  const [asked, setAsked] = useState('');
  const isAsked = asked !== '' && asked === q;
  const { error, isFetching, refetch } = useQuery({
    ...linksQuery(engine, { page: 1, limit: 50, q }),
    enabled: isAsked,
    staleTime: Infinity,
  });
  return {
    isPossible: q !== '' && phase !== 'whole' && (!isAsked || isFetching),
    isBusy: isAsked && isFetching,
    problem: error,
    start: () => setAsked(q),
    retry: () => void refetch(),
  };
}
