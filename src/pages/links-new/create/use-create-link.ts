/** Create link: starts the link in the form, and shows in the form what becomes of it; notices say the rest. */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/errors/api-error.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { serverErrors } from '#features/new-link/server-errors.ts';
import type { Wizard } from '#pages/links-new/use-wizard.ts';
import {
  isOver,
  type PendingNewLink,
  useCreateLinkJob,
  useNewLinks,
  useUndoNewLink,
} from '#queries/new-link.ts';
import type { FormError } from '#ui/form/form-error.ts';
import { useErrorText } from '#ui/format/use-message.ts';

/** What follows: the new link, or the form again, with the same settings for another one. */
export type CreateThen = 'link' | 'another';

/** A link that was begun in this form. */
interface Begun {
  readonly id: string;
  readonly url: string;
  /** What was filled in, to tell whether the user has gone on to something else. */
  readonly text: string;
  readonly then: CreateThen;
}

/** A link that is to be begun. */
interface Wanted extends Omit<Begun, 'id'> {
  readonly body: NewLink;
}

interface Options {
  wizard: Wizard;
  /** Called with the id of the link when it exists, and the form has still its values. */
  onCreated: (then: CreateThen, id: number) => void;
}

export function useCreateLink({ wizard, onCreated }: Options) {
  const t = useTranslations('linksNew.problems');
  const errorText = useErrorText();
  const beginLink = useCreateLinkJob();
  const undoLink = useUndoNewLink();
  const [begun, setBegun] = useState<Begun>();
  const [problem, setProblem] = useState<FormError>();
  const isBeginning = useRef(false);
  /** What was pressed last while another link was being begun. */
  const wantedNext = useRef<Wanted>(undefined);
  /** The link that was begun last, until it is over: a press may come before its state is drawn. */
  const underWay = useRef<Begun>(undefined);
  const link = useNewLinks().find(({ id }) => id === begun?.id);
  const textNow = () => JSON.stringify(wizard.form.getValues());

  const showError = (error: unknown) => {
    const { problems, rest } = serverErrors(error, wizard.form.getValues(), {
      title: t('notCreated'),
      errorText,
    });
    wizard.reject(problems);
    setProblem(rest.text === '' ? undefined : rest);
  };
  useOutcome(link, (state) => {
    if (state === undefined || isOver(state)) underWay.current = undefined;
    // Another link may be in the form by now.
    if (begun === undefined || textNow() !== begun.text) return;
    if (state === undefined) wizard.goTo('destination', 'url');
    else if (state.step === 'made') onCreated(begun.then, state.link.id);
    else if (state.step === 'refused') {
      const { kind, message, ...details } = state.error;
      showError(new ApiError(kind, message, details));
    } else if (state.step === 'taken') {
      wizard.reject([{ section: 'destination', field: 'custom', message: t('aliasTaken') }]);
    } else if (state.step === 'absent' && !state.whole) wizard.goTo('protection', 'password');
  });

  const { request, form } = wizard;
  const step = link?.state.step;
  // A link cannot be changed: while it is held, a user who fills in more of it takes it back. Another destination is another link.
  const takeBackUnfinished = useEffectEvent(() => {
    if (begun === undefined || link === undefined || step !== 'held') return;
    const isUnfinished = form.getValues('url') === begun.url && textNow() !== begun.text;
    if (isUnfinished) void link.actions.undo();
  });
  useEffect(() => takeBackUnfinished(), [step, request]);

  const begin = async (wanted: Wanted): Promise<void> => {
    if (isBeginning.current) {
      wantedNext.current = wanted;
      return;
    }
    const { body, ...filled } = wanted;
    const before = underWay.current;
    // A second press is no second link.
    if (before?.text === filled.text) return;
    isBeginning.current = true;
    // What was filled in further takes the place of the link before.
    if (before?.url === filled.url) await undoLink(before.id);
    if (link !== undefined && isOver(link.state)) link.actions.dismiss();
    try {
      underWay.current = { id: await beginLink(body, 'wizard'), ...filled };
      setBegun(underWay.current);
    } catch (error) {
      showError(error);
    }
    isBeginning.current = false;
    const next = wantedNext.current;
    wantedNext.current = undefined;
    if (next !== undefined) await begin(next);
  };

  /** Starts with the hold, or goes to the first problem. */
  const create = (then: CreateThen) => {
    setProblem(undefined);
    wizard.submit((body) => {
      void begin({ body, url: form.getValues('url'), text: textNow(), then });
    });
  };
  const undo = link?.state.step === 'held' ? () => void link.actions.undo() : undefined;
  return { create, problem, undo };
}

/** Calls back once with each new state of a link; undefined where it was undone. */
function useOutcome(
  link: PendingNewLink | undefined,
  onChange: (state: PendingNewLink['state'] | undefined) => void,
): void {
  const before = useRef<PendingNewLink['state']['step']>(undefined);
  const step = link?.state.step;
  const tell = useEffectEvent(() => {
    const wasHeld = before.current === 'held';
    before.current = step;
    if (link !== undefined) onChange(link.state);
    else if (wasHeld) onChange(undefined);
  });
  useEffect(() => tell(), [step]);
}
