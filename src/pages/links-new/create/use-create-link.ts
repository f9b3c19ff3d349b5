/** Link creation: creates the link in the form, and shows how that ends. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MadeBefore } from '#features/new-link/LinkCreatedNotice.tsx';
import { serverErrors } from '#pages/links-new/form/server-errors.ts';
import type { Wizard } from '#pages/links-new/form/use-wizard.ts';
import { type CreationState, useCreation } from '#queries/resources/new-link.ts';
import type { FormProblem } from '#ui/form/form-error.ts';

interface Around {
  wizard: Wizard;
  /** Called when the link is created and the user wants to make another. */
  onAnother: () => void;
  dropDraft: () => void;
}

export function useCreateLink({ wizard, onAnother, dropDraft }: Around) {
  const { state, creation } = useCreation();
  const another = useRef(false);
  const [createdBefore, setCreatedBefore] = useState<MadeBefore>();
  const [problem, setProblem] = useState<FormProblem>();

  const follow = useEffectEvent((now: CreationState, before: CreationState['step'] | undefined) => {
    const { step, goTo } = wizard;
    if (now.step === 'idle' && before === 'held') goTo(step, step === 'destination' ? 'url' : undefined);
    if (now.step === 'refused') {
      const { problems, rest } = serverErrors(now.error, wizard.form.getValues());
      wizard.reject(problems);
      setProblem(rest.text === '' ? undefined : rest);
    }
    if (now.step === 'taken') {
      const message = 'Another link has this alias, so the new one was not made. Choose another alias';
      wizard.reject([{ step: 'destination', field: 'custom', message }]);
    }
    if (now.step !== 'made') return;
    dropDraft();
    if (!another.current) return;
    setCreatedBefore({ link: now.link, asked: now.body });
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
      // A user who goes on to another screen wants this link.
      creation.sendNow();
      creation.dismiss();
    };
  }, [creation]);

  /** Starts the hold, or goes to the first problem. */
  const create = (then: 'show' | 'another') => {
    setProblem(undefined);
    wizard.submit((body) => {
      another.current = then === 'another';
      setCreatedBefore(undefined);
      creation.begin(body);
    });
  };

  return { state, creation, create, createdBefore, problem };
}
