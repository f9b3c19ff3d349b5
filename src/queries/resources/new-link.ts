/** What the screen knows of a link that is being made: how far it is, and which links there are already. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { CreationState } from '#engine/links/link-creation.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { linksAtHand, useNewLinks } from '#queries/NewLinksContext.tsx';

export type { CreationState, LinkCreation } from '#engine/links/link-creation.ts';
export type { LinkDraft, LinkNotes, LinkPreset } from '#engine/links/new-links.ts';

/** How far the link is that is being made, and what can be done about it. */
export function useCreation() {
  const { creation } = useNewLinks();
  const state: CreationState = useSyncExternalStore(creation.subscribe, creation.get);
  return { state, creation };
}

/** Gives all links that were heard of, without a request. */
export function useLinksAtHand() {
  const client = useQueryClient();
  const engine = useEngine();
  return useCallback(() => linksAtHand(client, engine), [client, engine]);
}
