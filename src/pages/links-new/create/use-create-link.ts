/** Create link: hands the request body to the engine, and shows on this screen what becomes of it. */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/errors/api-error.ts';
import type { NewLink } from '#contract/resources/links.ts';
import type { MadeBefore } from '#features/new-link/LinkCreatedNotice.tsx';
import { serverErrors } from '#pages/links-new/form/server-errors.ts';
import type { Wizard } from '#pages/links-new/form/use-wizard.ts';
import { type NewLinkProgress, useBeginNewLink, useNewLink } from '#queries/new-link.ts';
import type { FormError } from '#ui/form/form-error.ts';
import { useErrorText } from '#ui/format/use-message.ts';

interface Options {
  wizard: Wizard;
  /** Called when the link exists and the user wants to make another. */
  onAnother: () => void;
  dropDraft: () => void;
}

export function useCreateLink({ wizard, onAnother, dropDraft }: Options) {
  const t = useTranslations('linksNew.problems');
  const errorText = useErrorText();
  const { state: engineState, actions } = useNewLink();
  const beginLink = useBeginNewLink();
  // An outcome that this screen has taken over from the engine, which then forgets it.
  const [outcome, setOutcome] = useState<NewLinkProgress>();
  const [createdBefore, setCreatedBefore] = useState<MadeBefore>();
  const [problem, setProblem] = useState<FormError>();
  const another = useRef(false);
  const begins = useRef(false);
  const state = outcome ?? engineState;

  const showError = (error: unknown) => {
    const { problems, rest } = serverErrors(error, wizard.form.getValues(), { title: t('notCreated'), errorText });
    wizard.reject(problems);
    setProblem(rest.text === '' ? undefined : rest);
  };

  const follow = useEffectEvent((now: NewLinkProgress, before: NewLinkProgress['step'] | undefined) => {
    if (now.step === 'idle' && before === 'held') wizard.goTo(wizard.step, wizard.step === 'destination' ? 'url' : undefined);
    if (now.step !== 'refused' && now.step !== 'taken' && now.step !== 'made') return;
    if (now.step === 'made') {
      dropDraft();
      if (another.current) {
        setCreatedBefore({ link: now.link, asked: now.body });
        onAnother();
      } else setOutcome(now);
    } else {
      setOutcome(now);
      if (now.step === 'refused') {
        const { kind, message, ...details } = now.error;
        showError(new ApiError(kind, message, details));
      } else {
        wizard.reject([{ step: 'destination', field: 'custom', message: t('aliasTaken') }]);
      }
    }
    actions.dismiss();
  });
  const step = useRef<NewLinkProgress['step']>(undefined);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the engine is outside of React, and says an outcome only once
    follow(engineState, step.current);
    step.current = engineState.step;
  }, [engineState]);

  const leave = useEffectEvent(() => {
    // A user who goes on to another screen wants this link, and has seen what is shown here.
    if (engineState.step === 'held') actions.sendNow();
    if (engineState.step === 'unknown' || engineState.step === 'absent') actions.dismiss();
  });
  useEffect(() => () => leave(), []);

  const begin = async (body: NewLink) => {
    if (begins.current) return;
    begins.current = true;
    await beginLink(body, 'wizard').catch((error: unknown) => {
      const message = errorText(error);
      setOutcome({ step: 'refused', body, tab: null, error: { kind: 'refused', message, status: null } });
      showError(error);
    });
    begins.current = false;
  };

  /** Starts with the hold, or goes to the first problem. */
  const create = (then: 'show' | 'another') => {
    setProblem(undefined);
    setOutcome(undefined);
    wizard.submit((body) => {
      another.current = then === 'another';
      setCreatedBefore(undefined);
      void begin(body);
    });
  };

  const dismiss = () => {
    if (outcome === undefined) actions.dismiss();
    else setOutcome(undefined);
  };
  return { state, creation: { ...actions, dismiss }, create, createdBefore, problem };
}
