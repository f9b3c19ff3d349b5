/** Channel colours: the colours of the first hundred channels, by their ids. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { channelsQuery } from '#queries/resources/channels.ts';

const most = 100;

/** Costs a request where no screen has read them. */
export function useChannelColors(wanted: boolean): ReadonlyMap<number, string | null> {
  const engine = useEngine();
  const { data } = useQuery({
    ...channelsQuery(engine, { page: 1, limit: most }),
    enabled: wanted,
  });
  return useMemo(() => {
    return new Map(data?.rows.flatMap(({ id, color }) => (id === null ? [] : [[id, color]])));
  }, [data]);
}
