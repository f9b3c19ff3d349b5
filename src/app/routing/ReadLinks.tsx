/** Read links: lets the engine read the links of the account, once the screen that the user came to has its replies. */
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { isAskingService } from '#queries/endpoint-query.ts';

/** Stands behind a screen, so that what the screen asks for is under way when this looks. */
export function ReadLinks() {
  const { library } = useEngine();
  const client = useQueryClient();
  const { readsLinks } = use(EmbedOptionsContext);
  useEffect(() => {
    if (!readsLinks) return undefined;
    const begin = () => {
      if (isAskingService(client)) return;
      stop();
      // The worker asks while the screen is painted. A part that fails is tried again later.
      void library.begin().catch(() => undefined);
    };
    const stop = client.getQueryCache().subscribe(begin);
    begin();
    return stop;
  }, [client, library, readsLinks]);
  return null;
}
