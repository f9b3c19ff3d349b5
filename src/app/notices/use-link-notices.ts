/** Link notices: new links in the stack of notices, from the hold until they are created and copied. */
import { createElement, useEffect, useEffectEvent, useState } from 'react';
import type { Clock } from '#base/clock.ts';
import { taggedUrl } from '#contract/new-link/complete-link.ts';
import { withValues } from '#contract/new-link/link-values.ts';
import { storedValues } from '#features/new-link/initial-values.ts';
import { storeUtmSuggestions } from '#features/new-link/utm-suggestions.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useLinkDrafts } from '#queries/link-drafts.ts';
import { type PendingNewLink, useNewLinks } from '#queries/new-link.ts';
import { copyText } from '#ui/inputs/clipboard.ts';
import type { StackedNotice } from '#ui/notices/stacked-notice.ts';
import { CreatedLinksNotice, type Creation, useCreatedText } from './CreatedLinksNotice.tsx';
import { PendingLinkNotice, usePendingText } from './PendingLinkNotice.tsx';
import { useLinkReturn } from './use-link-return.ts';

export function useLinkNotices(
  clock: Clock,
  onQr: (shorturl: string) => void,
): readonly StackedNotice[] {
  const links = useNewLinks();
  const returnTo = useLinkReturn();
  const pendingText = usePendingText();
  const createdText = useCreatedText();
  const { created, dismissCreated } = useCreatedLinks(links, clock);

  const noticeOf = (link: PendingNewLink): StackedNotice => {
    const back = returnTo(link);
    return {
      id: link.id,
      at: link.at,
      said: pendingText(link),
      onUndo: link.state.step === 'held' ? back.undo : undefined,
      card: createElement(PendingLinkNotice, { link, clock, back }),
    };
  };
  const pending = links.filter(({ state }) => state.step !== 'made').map(noticeOf);
  const last = created.at(-1);
  if (last === undefined) return pending;
  const whole: StackedNotice = {
    // Another link begins the time again.
    id: `created ${created.length} ${last.id}`,
    at: last.at,
    said: createdText(created),
    onExpire: dismissCreated,
    card: createElement(CreatedLinksNotice, { created, onQr, onDismiss: dismissCreated }),
  };
  return [...pending, whole];
}

/**
 * Takes over created links from the engine, which then forgets them: none is shown again after a reload. A link that was
 * begun on an earlier day and is found created now is nothing new.
 */
function useCreatedLinks(links: readonly PendingNewLink[], clock: Clock) {
  const notes = useLinkDrafts();
  const { accountId } = useEngine();
  const [created, setCreated] = useState<readonly Creation[]>([]);
  const [today] = useState(() => new Date(clock.now()).setHours(0, 0, 0, 0));

  const dropDraftOf = async (destination: string) => {
    // What the draft describes exists now; a draft of another link stays.
    const draft = (await notes.readDraft())?.values;
    if (draft !== undefined && taggedUrl(withValues(storedValues(draft))) === destination)
      await notes.dropDraft();
  };
  const copy = async (found: Creation) => {
    const copying = (await copyText(found.link.shorturl)) ? 'copied' : 'failed';
    setCreated((before) =>
      before.map((each) => (each.id === found.id ? { ...each, copying } : each)),
    );
  };
  const take = useEffectEvent(({ id, at, from, state, actions }: PendingNewLink) => {
    if (state.step !== 'made') return;
    const { body, link } = state;
    actions.dismiss();
    void dropDraftOf(body.url);
    storeUtmSuggestions(accountId, body);
    if (at < today) return;
    const isOwn = from !== undefined;
    const found: Creation = { id, at, asked: body, link, copying: isOwn ? 'trying' : 'none' };
    setCreated((before) => [...before, found]);
    if (isOwn) void copy(found);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the engine is outside of React, and says an outcome only once
    for (const link of links) take(link);
  }, [links]);
  return { created, dismissCreated: () => setCreated([]) };
}
