/** Link return: the ways from the notice of a new link back to its values, in the dialog or on the screen of new links. */
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QuickCreateContext } from '#app/quick-create/quick-create.ts';
import type { NewLinkFocus } from '#features/new-link/new-link-focus.ts';
import { paths } from '#features/paths.ts';
import { type PendingNewLink, useCreateLinkJob } from '#queries/new-link.ts';
import { refusesAlias } from './pending-states.ts';

export interface LinkReturn {
  /** Sends nothing, and leads back to what was filled in. */
  readonly undo: () => void;
  /** Leads back to what was filled in, and puts the notice away. */
  readonly change: () => void;
  /** Creates the link with another alias; undefined where its values are on another screen. */
  readonly useAlias: ((alias: string) => void) | undefined;
}

export function useLinkReturn(): (link: PendingNewLink) => LinkReturn {
  const open = use(QuickCreateContext);
  const begin = useCreateLinkJob();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isWizard = pathname === paths.newLink.href();

  /** The screen has the values still, or finds them in the draft. */
  const toWizard = (state: NewLinkFocus) => {
    const query = isWizard ? search : '';
    void navigate({ pathname: paths.newLink.href(), search: query }, { state });
  };
  return ({ from, state, actions }) => {
    const isQuick = from === 'quick';
    const back = () => {
      if (isQuick) open({ ...state.body, failed: state });
      else toWizard({ focus: refusesAlias(state) ? 'custom' : 'url' });
    };
    const useAlias = (alias: string) => {
      actions.dismiss();
      if (isQuick) void begin({ ...state.body, custom: alias }, 'quick');
      else toWizard({ focus: 'custom', alias });
    };
    return {
      undo: () => {
        const undone = state.step === 'held' ? actions.undo() : actions.giveUp();
        // Where it could not be undone it is created, and its notice says so.
        void undone.then((isUndone) => {
          if (isUndone) back();
        });
      },
      change: () => {
        actions.dismiss();
        back();
      },
      useAlias: isQuick || isWizard ? useAlias : undefined,
    };
  };
}
