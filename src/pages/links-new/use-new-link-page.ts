/** New link page state: the form with its first values, the link that is created from it, and what takes the focus. */
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type LinkValues, withValues } from '#contract/new-link/link-values.ts';
import { queryValues, reusableValues, storedValues } from '#features/new-link/initial-values.ts';
import { type NewLinkFocus, newLinkFocusIn } from '#features/new-link/new-link-focus.ts';
import { paths } from '#features/paths.ts';
import { isRecordId } from '#features/records/record-state.ts';
import type { LinkDraft } from '#local/link-drafts.ts';
import { useCreateLink } from '#pages/links-new/create/use-create-link.ts';
import { useInitialValues } from '#pages/links-new/drafts/use-initial-values.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useLeadsTo } from '#ui/navigation/leads-to.ts';
import { useWizardForm } from './use-wizard.ts';

/** The state of a navigation that takes the query out of the address, while the form stays. */
const sameForm = { form: 'same' };

export function keepsForm(state: unknown): boolean {
  return state !== null && typeof state === 'object' && 'form' in state;
}

/** @param search the query of the address */
export function useNewLinkPage(search: string) {
  const query = new URLSearchParams(search);
  const copied = query.get('from') ?? '';
  const wizard = useWizardForm(
    () => withValues(queryValues(query, pageLocale().timeZone ?? '')),
    isRecordId(copied) ? Number(copied) : undefined,
  );
  const navigate = useNavigate();
  const leadsTo = useLeadsTo();
  const { form, goTo } = wizard;
  const { source, isSaved, otherDraft, fill } = useInitialValues(form, search);

  /** Fills in the form for another link, with the focus on its destination. */
  const startWith = (values: LinkValues) => {
    fill(values, { kind: 'fresh' });
    goTo('destination', 'url');
  };
  const { create, problem, undo } = useCreateLink({
    wizard,
    onCreated: (then, id) => {
      startWith(withValues(then === 'another' ? reusableValues(form.getValues()) : {}));
      // Neither a reload nor Back brings the values of the address again, which are a link by now.
      if (then === 'link' && leadsTo(paths.link.pattern))
        void navigate(paths.link.href(id), { replace: true });
      else if (search !== '')
        void navigate(paths.newLink.href(), { replace: true, state: sameForm });
    },
  });
  const continueDraft = ({ values, savedAt }: LinkDraft) => {
    fill(withValues(storedValues(values)), { kind: 'draft', savedAt }, withValues());
    goTo('destination', 'url');
  };
  useAskedForField(({ focus, alias }) => {
    if (alias !== undefined) form.setValue('custom', alias, { shouldDirty: true });
    goTo('destination', focus);
  });
  return {
    wizard,
    source,
    isSaved,
    otherDraft,
    startAfresh: () => startWith(withValues()),
    continueDraft,
    create,
    problem,
    undo,
  };
}

/** Calls back each time that a shortcut or a notice leads to a field of this screen. */
function useAskedForField(onAsked: (asked: NewLinkFocus) => void): void {
  const { key, state } = useLocation() as { key: string; state: unknown };
  // A reload brings the state back, and nobody asked again.
  const isNew = useNavigationType() === NavigationType.Push;
  const ask = useEffectEvent(() => {
    const asked = newLinkFocusIn(state);
    if (isNew && asked !== undefined) onAsked(asked);
  });
  useEffect(() => ask(), [key]);
}
