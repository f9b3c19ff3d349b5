/** New links of the account that is signed in, for everything below it on the screen. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import type { OutputOf } from '#contract/api.ts';
import type { NewLink } from '#contract/resources/links.ts';
import type { Engine } from '#engine/engine.ts';
import { createNewLinks, type NewLinkPlaces, type NewLinks } from '#engine/links/new-links.ts';
import { useEngine } from './EngineContext.tsx';
import { makeStale } from './endpoint-mutation.ts';
import { replyKey } from './endpoint-query.ts';

const NewLinksContext = createContext<NewLinks | null>(null);

/** Stands above all screens, so that a link that is on its way goes on when another one is shown. */
export function NewLinksProvider({ places, children }: { places: NewLinkPlaces; children: ReactNode }) {
  const engine = useEngine();
  const client = useQueryClient();
  const [newLinks] = useState(() =>
    createNewLinks(engine, places, {
      knownIds: () => linksAtHand(client, engine).map(({ id }) => id),
      onCarriedOut: (body) => makeStale(client, engine, staleAfter(body)),
    }),
  );
  return <NewLinksContext value={newLinks}>{children}</NewLinksContext>;
}

/**
 * New links of the account that is signed in.
 *
 * @throws Error outside a `NewLinksProvider`
 */
export function useNewLinks(): NewLinks {
  const newLinks = use(NewLinksContext);
  if (newLinks === null) throw new Error('This screen needs what makes links: put it below NewLinksProvider');
  return newLinks;
}

/** A link of which some list has told. */
type ListedLink = OutputOf<'links.list'>['data']['rows'][number];

/** All links that lie in the cache, without a request; a link in several lists comes once. */
export function linksAtHand(client: QueryClient, engine: Engine): readonly ListedLink[] {
  const replies = client.getQueriesData<OutputOf<'links.list'>>({ queryKey: replyKey(engine, 'links.list') });
  const rows = replies.flatMap(([, reply]) => reply?.data.rows ?? []);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Every page of links, every look-up by a short URL, as one may succeed now, and the items of the link's channel. */
function staleAfter({ channel }: NewLink) {
  return ['links.list', 'links.find', ...(channel === undefined ? [] : [['channels.get', { id: channel }] as const])] as const;
}
