/** Read links: lets the engine read the links of the account, once the screen that the user came to is painted. */
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { useEngine } from '#queries/EngineContext.tsx';

/** Stands behind a screen, so that what the screen asks for is under way when this looks. */
export function ReadLinks() {
  const { library } = useEngine();
  const client = useQueryClient();
  const { readsLinks } = use(EmbedOptionsContext);
  useEffect(() => {
    if (!readsLinks) return undefined;
    let frame = 0;
    const begin = () => {
      if (client.isFetching() > 0) return;
      stop();
      // The first frame has what came last, and the second one is after its paint. A part that fails is tried again later.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => void library.begin().catch(() => undefined));
      });
    };
    const stop = client.getQueryCache().subscribe(begin);
    begin();
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [client, library, readsLinks]);
  return null;
}
