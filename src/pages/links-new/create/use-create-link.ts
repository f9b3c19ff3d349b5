/** Making the link that stands in the fields, and what follows from how that ends. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { MadeBefore } from '#features/new-link/LinkCreatedNotice.tsx';
import { serviceProblems } from '#pages/links-new/form/server-errors.ts';
import { type PartId, partOf } from '#pages/links-new/form/steps.ts';
import { knownNow } from '#pages/links-new/form/use-wizard-form.ts';
import { type Problem, problemsOf } from '#pages/links-new/form/validate.ts';
import { bodyOf, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { type CreationState, useCreation } from '#queries/resources/new-link.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import type { FormError } from '#ui/form/form-error.ts';

interface Around {
  form: UseFormReturn<WizardValues>;
  goTo: (part: PartId, field?: string) => void;
  /** Called when the link is there and somebody wants to make another. */
  onAnother: () => void;
  dropDraft: () => void;
  /** The part that is shown. */
  part: PartId;
}

export function useMaking({ form, goTo, onAnother, dropDraft, part }: Around) {
  const { state, creation } = useCreation();
  const another = useRef(false);
  const [madeBefore, setMadeBefore] = useState<MadeBefore>();
  const [problem, setProblem] = useState<FormError>();

  const showProblems = (problems: readonly Problem[]) => {
    for (const { field, message } of problems) {
      // Sound enough: an error under a path that no field has is shown with its part.
      form.setError(field as FieldPath<WizardValues>, { type: 'service', message });
    }
    const [first] = problems;
    if (first !== undefined) goTo(first.part, first.field);
  };

  const follow = useEffectEvent((now: CreationState, before: CreationState['step'] | undefined) => {
    if (now.step === 'idle' && before === 'held') goTo(part, part === 'destination' ? 'url' : undefined);
    if (now.step === 'refused') {
      const { problems, rest } = serviceProblems(now.error, form.getValues());
      showProblems(problems);
      setProblem(rest.text === '' ? undefined : rest);
    }
    if (now.step === 'taken') {
      const message = 'Another link has this alias, so the new one was not made. Choose another alias';
      showProblems([{ part: partOf('custom'), field: 'custom', message }]);
    }
    if (now.step !== 'made') return;
    dropDraft();
    if (!another.current) return;
    setMadeBefore({ link: now.link, asked: now.body });
    creation.dismiss();
    onAnother();
  });
  const step = useRef<CreationState['step']>(undefined);
  useEffect(() => {
    follow(state, step.current);
    step.current = state.step;
  }, [state]);

  useEffect(() => {
    void creation.resume();
    const online = () => creation.lookAgain();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      // Whoever goes on to another screen has said that they want this link.
      creation.sendNow();
      creation.dismiss();
    };
  }, [creation]);

  /** Begins with the hold, or goes to the first thing that has to be mended. */
  const make = (then: 'show' | 'another') => {
    form.setValue('url', completeUrl(form.getValues('url')));
    setProblem(undefined);
    void form.handleSubmit(
      (values) => {
        another.current = then === 'another';
        setMadeBefore(undefined);
        creation.begin(bodyOf(values, knownNow().zone));
      },
      () => {
        const [first] = problemsOf(form.getValues(), knownNow());
        if (first !== undefined) goTo(first.part, first.field);
      },
    )();
  };

  return { state, creation, make, madeBefore, problem };
}
