/** Create link: hands the link in the fields to the engine, and shows on this screen what becomes of it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#client/errors/api-error.ts';
import type { MadeBefore } from '#features/new-link/LinkCreatedNotice.tsx';
import { serviceProblems } from '#pages/links-new/form/server-errors.ts';
import { type PartId, partOf } from '#pages/links-new/form/steps.ts';
import { knownNow } from '#pages/links-new/form/use-wizard-form.ts';
import { type Problem, problemsOf } from '#pages/links-new/form/validate.ts';
import { bodyOf, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { type NewLinkProgress, useNewLink } from '#queries/new-link.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import type { FormError } from '#ui/form/form-error.ts';

interface Options {
  form: UseFormReturn<WizardValues>;
  goTo: (part: PartId, field?: string) => void;
  /** Called when the link exists and the user wants to make another. */
  onAnother: () => void;
  dropDraft: () => void;
  /** The part that is shown. */
  part: PartId;
}

export function useCreateLink({ form, goTo, onAnother, dropDraft, part }: Options) {
  const { state: engineState, actions } = useNewLink();
  // An outcome that this screen has taken over from the engine, which then forgets it.
  const [outcome, setOutcome] = useState<NewLinkProgress>();
  const [madeBefore, setMadeBefore] = useState<MadeBefore>();
  const [problem, setProblem] = useState<FormError>();
  const another = useRef(false);
  const begins = useRef(false);
  const state = outcome ?? engineState;

  const showError = (error: unknown) => {
    const { problems, rest } = serviceProblems(error, form.getValues());
    showProblems(problems);
    setProblem(rest.text === '' ? undefined : rest);
  };

  const showProblems = (problems: readonly Problem[]) => {
    for (const { field, message } of problems) {
      // Sound enough: an error under a path that no field has is shown with its part.
      form.setError(field as FieldPath<WizardValues>, { type: 'service', message });
    }
    const [first] = problems;
    if (first !== undefined) goTo(first.part, first.field);
  };

  const follow = useEffectEvent((now: NewLinkProgress, before: NewLinkProgress['step'] | undefined) => {
    if (now.step === 'idle' && before === 'held') goTo(part, part === 'destination' ? 'url' : undefined);
    if (now.step !== 'refused' && now.step !== 'taken' && now.step !== 'made') return;
    if (now.step === 'made') {
      dropDraft();
      if (another.current) {
        setMadeBefore({ link: now.link, asked: now.body });
        onAnother();
      } else setOutcome(now);
    } else {
      setOutcome(now);
      if (now.step === 'refused') {
        const { kind, message, ...details } = now.error;
        showError(new ApiError(kind, message, details));
      } else {
        const message = 'Another link has this alias, so the new one was not made. Choose another alias';
        showProblems([{ part: partOf('custom'), field: 'custom', message }]);
      }
    }
    actions.dismiss();
  });
  const step = useRef<NewLinkProgress['step']>(undefined);
  useEffect(() => {
    follow(engineState, step.current);
    step.current = engineState.step;
  }, [engineState]);

  const leave = useEffectEvent(() => {
    // A user who goes on to another screen wants this link, and has seen what is shown here.
    if (engineState.step === 'held') actions.sendNow();
    if (engineState.step === 'unknown' || engineState.step === 'absent') actions.dismiss();
  });
  useEffect(() => () => leave(), []);

  const begin = async (values: WizardValues) => {
    if (begins.current) return;
    begins.current = true;
    const body = bodyOf(values, knownNow().zone);
    await actions.begin(body).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      setOutcome({ step: 'refused', body, tab: null, error: { kind: 'refused', message, status: null } });
      showError(error);
    });
    begins.current = false;
  };

  /** Starts with the hold, or goes to the first error. */
  const make = (then: 'show' | 'another') => {
    form.setValue('url', completeUrl(form.getValues('url')));
    setProblem(undefined);
    setOutcome(undefined);
    void form.handleSubmit(
      (values) => {
        another.current = then === 'another';
        setMadeBefore(undefined);
        return begin(values);
      },
      () => {
        const [first] = problemsOf(form.getValues(), knownNow());
        if (first !== undefined) goTo(first.part, first.field);
      },
    )();
  };

  const dismiss = () => {
    if (outcome === undefined) actions.dismiss();
    else setOutcome(undefined);
  };
  return { state, creation: { ...actions, dismiss }, make, madeBefore, problem };
}
