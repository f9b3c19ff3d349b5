/** New link form of parts: destination and alias, then the hold with Undo, until the link exists. */
import { Alert, Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PendingLinkNotice } from '#app/notices/PendingLinkNotice.tsx';
import type { GivenLink } from '#app/parts/part-host.ts';
import type { QuickStart } from '#app/quick-create/quick-create.ts';
import { useQuickLink } from '#app/quick-create/use-quick-link.ts';
import type { Clock } from '#base/clock.ts';
import { DestinationChecks } from '#features/new-link/checks/DestinationChecks.tsx';
import classes from './NewLinkForm.module.css';
import { useOwnNewLink } from './use-own-new-link.ts';

/**
 * For this long after the form is shown its button takes no click, in milliseconds: a page may have
 * led a click to it that was meant for something else.
 */
const deafTime = 500;

interface NewLinkFormProps {
  clock: Clock;
  /** The destination that it begins with. */
  url: string;
  /** The focus goes to the first field as soon as the user is in the frame. */
  takesFocus?: boolean;
  onCreated: (link: GivenLink) => void;
}

export function NewLinkForm({ clock, url, takesFocus = false, onCreated }: NewLinkFormProps) {
  const [start, setStart] = useState<QuickStart>({ url });
  const [round, setRound] = useState(0);
  const change = (next: QuickStart) => {
    setStart(next);
    setRound((count) => count + 1);
  };
  const { pending, back } = useOwnNewLink(onCreated, change);
  if (pending !== undefined)
    return (
      <div className={classes.pending}>
        <PendingLinkNotice link={pending} clock={clock} back={back(pending)} />
      </div>
    );
  return <Fields key={round} start={start} takesFocus={takesFocus || round > 0} clock={clock} />;
}

interface FieldsProps {
  start: QuickStart;
  takesFocus: boolean;
  clock: Clock;
}

function Fields({ start, takesFocus, clock }: FieldsProps) {
  const t = useTranslations('shell.create');
  const link = useQuickLink(start);
  const { values, errors, request, defaultDomain, set } = link;
  const { form, isBusy, onSubmit } = useSubmit(link.create, takesFocus);
  const [shownAt] = useState(() => clock.now());
  const aliasProblem = request.isAliasUsed
    ? request.problems.find(({ field }) => field === 'custom')?.message
    : undefined;
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      autoComplete="off"
    >
      {errors.rest === undefined ? null : (
        <Alert color="red" role="alert" title={t('failed')}>
          <span dir="auto">{errors.rest}</span>
        </Alert>
      )}
      <TextInput
        label={t('url')}
        placeholder={t('urlExample')}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        value={values.url}
        error={errors.url}
        onChange={(event) => set({ url: event.currentTarget.value })}
      />
      <div className={classes.checks}>
        <DestinationChecks request={request} onUrl={(url) => set({ url })} />
      </div>
      <TextInput
        label={t('alias')}
        description={defaultDomain === '' ? undefined : <bdi dir="ltr">{`${defaultDomain}/…`}</bdi>}
        placeholder={t('random')}
        spellCheck={false}
        autoCapitalize="none"
        dir="auto"
        value={values.custom}
        error={errors.custom ?? aliasProblem}
        onChange={(event) => set({ custom: event.currentTarget.value })}
      />
      <Button
        type="submit"
        loading={isBusy}
        onClick={(event) => {
          // The Enter key makes a click without a pointer.
          const isByPointer = event.detail > 0;
          if (isByPointer && clock.now() - shownAt < deafTime) event.preventDefault();
        }}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

/** The form's submission, once at a time; the first field, or the first with a problem, takes the focus. */
function useSubmit(create: () => Promise<boolean>, takesFocus: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0 && !takesFocus) return;
    const fields = form.current;
    const wrong = fields?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? fields?.querySelector('input'))?.focus({ preventScroll: true });
  }, [attempts, takesFocus]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    if (await create()) return;
    setBusy(false);
    setAttempts((count) => count + 1);
  };
  return { form, isBusy, onSubmit };
}
