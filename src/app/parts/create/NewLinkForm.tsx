/** New link form of parts: what the user fills in and what the page has set, then the hold with Undo, until the link exists. */
import { Alert, Button } from '@mantine/core';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PendingLinkNotice } from '#app/notices/PendingLinkNotice.tsx';
import { type GivenLink, lockableFields, usePartOptions } from '#app/parts/part-host.ts';
import type { QuickStart } from '#app/quick-create/quick-create.ts';
import { useQuickLink } from '#app/quick-create/use-quick-link.ts';
import type { Clock } from '#base/clock.ts';
import type { LinkValues } from '#contract/new-link/link-values.ts';
import { splitTags } from '#contract/new-link/utm-tags.ts';
import { DestinationChecks } from '#features/new-link/checks/DestinationChecks.tsx';
import { LockedFields } from './LockedFields.tsx';
import { MainFields } from './MainFields.tsx';
import classes from './NewLinkForm.module.css';
import {
  firstStart,
  isLocked,
  isShown,
  type PageValues,
  valueName,
  withLocked,
} from './page-values.ts';
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

/** Begins again where the page fills in something else. */
export function NewLinkForm({ url, ...props }: NewLinkFormProps) {
  const { alias, domain, channel, campaign, utm, locked = [], ...options } = usePartOptions();
  const destination = locked.includes('url') ? (options.url ?? '') : url;
  const whole: PageValues = { url: destination, alias, domain, channel, campaign, utm, locked };
  const text = JSON.stringify(whole);
  // The same object until one of its values changes.
  const [page, setPage] = useState({ text, whole });
  if (page.text !== text) setPage({ text, whole });
  return <PageForm key={page.text} {...props} page={page.whole} />;
}

type PageFormProps = Omit<NewLinkFormProps, 'url'> & { page: PageValues };

function PageForm({ clock, page, takesFocus = false, onCreated }: PageFormProps) {
  const [start, setStart] = useState<QuickStart>(() => firstStart(page));
  const [round, setRound] = useState(0);
  const change = (next: QuickStart) => {
    // The tags have fields of their own where the page has set some.
    setStart(isShown('utm', page) ? { ...next, ...splitTags(next.url ?? '') } : next);
    setRound((count) => count + 1);
  };
  const { pending, back } = useOwnNewLink(onCreated, change);
  if (pending !== undefined)
    return (
      <div className={classes.pending}>
        <PendingLinkNotice link={pending} clock={clock} back={back(pending)} />
      </div>
    );
  return (
    <Fields
      key={round}
      page={page}
      start={start}
      takesFocus={takesFocus || round > 0}
      clock={clock}
    />
  );
}

interface FieldsProps {
  page: PageValues;
  start: QuickStart;
  takesFocus: boolean;
  clock: Clock;
}

function Fields({ page, start, takesFocus, clock }: FieldsProps) {
  const t = useTranslations('shell.create');
  const formOfPage = useMemo(
    () => ({
      fields: lockableFields.filter((field) => isShown(field, page)).map(valueName),
      asSent: (values: LinkValues) => withLocked(values, page),
      // Tags that the page has set are those of the link.
      takesTags: !isShown('utm', page) && !isLocked('channel', page),
    }),
    [page],
  );
  const link = useQuickLink(start, formOfPage);
  const { sent, errors, request, defaultDomain } = link;
  const { form, isBusy, onSubmit } = useSubmit(link.create, takesFocus);
  const [shownAt] = useState(() => clock.now());
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
      <MainFields page={page} link={link} />
      <LockedFields page={page} values={sent} errors={errors} defaultDomain={defaultDomain} />
      {isLocked('url', page) ? <DestinationChecks request={request} onUrl={undefined} /> : null}
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
    (wrong ?? fields?.querySelector<HTMLElement>('input, [type="submit"]'))?.focus({
      preventScroll: true,
    });
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
