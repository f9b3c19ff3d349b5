/** Own new link hook: the link that this part is creating, until it exists and is given to the page. */
import { useEffect, useEffectEvent } from 'react';
import type { LinkReturn } from '#app/notices/use-link-return.ts';
import type { GivenLink } from '#app/parts/part-host.ts';
import { useIsShown, usePartOptions } from '#app/parts/part-host.ts';
import type { QuickStart } from '#app/quick-create/quick-create.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { type PendingNewLink, useCreateLinkJob, useNewLinks } from '#queries/new-link.ts';

/**
 * @param onCreated called once for each link that was begun here
 * @param onChange leads back to the form with these values
 */
export function useOwnNewLink(
  onCreated: (link: GivenLink) => void,
  onChange: (start: QuickStart) => void,
) {
  const { locked = [] } = usePartOptions();
  const { created } = useEngine();
  const begin = useCreateLinkJob();
  const own = useOwnLinks();
  const made = own.find(({ state }) => state.step === 'made');
  const pending = own.findLast(({ state }) => state.step !== 'made');

  const take = useEffectEvent(({ state, actions }: PendingNewLink) => {
    if (state.step !== 'made') return;
    const { body, link } = state;
    const source = created.get().find(({ id }) => id === link.id)?.source;
    actions.dismiss();
    onCreated({
      id: link.id,
      shortUrl: link.shorturl,
      longUrl: body.url,
      ...(body.metatitle === undefined ? {} : { title: body.metatitle.slice(0, 300) }),
      source: source === 'found' ? 'found' : 'form',
    });
  });
  useEffect(() => {
    if (made !== undefined) take(made);
  }, [made]);

  const back = ({ state, actions }: PendingNewLink): LinkReturn => {
    const change = () => onChange({ ...state.body, failed: state });
    const useAlias = (custom: string) => {
      actions.dismiss();
      void begin({ ...state.body, custom }, 'quick');
    };
    return {
      undo: () => {
        // First, so that the form has its values as soon as the link is gone.
        change();
        void (state.step === 'held' ? actions.undo() : actions.giveUp());
      },
      change: () => {
        actions.dismiss();
        change();
      },
      useAlias: locked.includes('alias') ? undefined : useAlias,
    };
  };
  return { pending, back };
}

/** A user who closes the dialog while nothing is sent wants no link. */
export function useUndoWhenClosed(): void {
  const own = useOwnLinks();
  const isShown = useIsShown();
  const { isDialog = false } = usePartOptions();
  const isClosed = isDialog && !isShown;
  const undo = useEffectEvent(() => {
    for (const { state, actions } of own) if (state.step === 'held') void actions.undo();
  });
  useEffect(() => {
    if (isClosed) undo();
  }, [isClosed]);
}

/** The parts of a page share an engine; those of this part were begun in its form. */
function useOwnLinks(): readonly PendingNewLink[] {
  return useNewLinks().filter(({ from }) => from === 'quick');
}
