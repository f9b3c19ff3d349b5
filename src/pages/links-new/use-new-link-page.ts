/** New link page state: the form with its first values, the link that is created from it, and what takes the focus. */
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { presetValues, queryValues, storedValues } from '#features/new-link/initial-values.ts';
import { type NewLinkFocus, newLinkFocusIn } from '#features/new-link/new-link-focus.ts';
import { type WizardValues, withValues } from '#features/new-link/wizard-values.ts';
import { isRecordId } from '#features/records/record-state.ts';
import type { LinkDraft } from '#local/link-drafts.ts';
import { useCreateLink } from '#pages/links-new/create/use-create-link.ts';
import { useInitialValues } from '#pages/links-new/drafts/use-initial-values.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useWizardForm } from './use-wizard.ts';

/** @param search the query of the address */
export function useNewLinkPage(search: string) {
  const query = new URLSearchParams(search);
  const copied = query.get('from') ?? '';
  const wizard = useWizardForm(
    () => withValues(queryValues(query, pageLocale().timeZone ?? '')),
    isRecordId(copied) ? Number(copied) : undefined,
  );
  const { form, goTo } = wizard;
  const { source, isSaved, otherDraft, fill } = useInitialValues(form, search);

  /** Fills in the form for another link, with the focus on its destination. */
  const startWith = (values: WizardValues) => {
    fill(values, { kind: 'fresh' });
    goTo('destination', 'url');
  };
  const { create, problem, undo } = useCreateLink({
    wizard,
    onCreated: (then) =>
      startWith(withValues(then === 'another' ? presetValues(form.getValues()) : {})),
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
    fill,
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
