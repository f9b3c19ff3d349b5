/** Quick create dialog: a new link of a destination, a short link, a channel and a title, above any screen, or on to all other options. */
import { Alert, Button, Kbd, Text } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { paths } from '#features/paths.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import classes from './QuickCreateDialog.module.css';
import { QuickCreateFields } from './QuickCreateFields.tsx';
import type { QuickStart } from './quick-create.ts';
import { type QuickValues, useQuickLink } from './use-quick-link.ts';

interface QuickCreateDialogProps {
  start: QuickStart;
  onClose: () => void;
}

/** Costs no request until a list is opened; Enter starts the link, whose hold is shown by the notice of new links. */
export function QuickCreateDialog({ start, onClose }: QuickCreateDialogProps) {
  const t = useTranslations('shell.create');
  const navigate = useNavigate();
  const link = useQuickLink(start);
  const { values, errors } = link;
  const { form, busy, onSubmit } = useSubmit(link.create, onClose);
  // Preloads the screen of new links, which may be next.
  useEffect(() => void import('#pages/links-new/NewLinkPage.tsx').catch(() => undefined), []);

  const openAllOptions = () => {
    onClose();
    void navigate(paths.newLink.href(queryOf({ ...values, utm: link.sent.utm })));
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      size={560}
      centered={false}
      // Not in the middle, where each message under a field would move the dialog. A frame may be higher than what is seen of it.
      yOffset="min(148px, calc(var(--deck-view-height, 100dvh) * 0.18))"
      closeOnClickOutside={values.url === '' && values.custom === ''}
    >
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
        <QuickCreateFields link={link} />
        <QuickCreateFoot busy={busy} onAllOptions={openAllOptions} />
      </form>
    </Dialog>
  );
}

/** The form's submission, once at a time; the first field with a problem takes the focus. */
function useSubmit(create: () => Promise<boolean>, onClose: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [attempts],
  );
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    if (await create()) onClose();
    else {
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  };
  return { form, busy, onSubmit };
}

/** What is filled in, by the names of a request. */
function queryOf({
  url,
  custom,
  domain,
  channel,
  metatitle,
  utm,
}: QuickValues): Record<string, string> {
  const texts = {
    ...utm,
    url: completeUrl(url),
    custom: custom.trim(),
    domain,
    metatitle: metatitle.trim(),
    channel: channel === null ? '' : String(channel),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

interface QuickCreateFootProps {
  busy: boolean;
  onAllOptions: () => void;
}

/** On to all options, or create the link with what is filled in. */
function QuickCreateFoot({ busy, onAllOptions }: QuickCreateFootProps) {
  const t = useTranslations('shell.create');
  return (
    <div className={classes.foot}>
      <Button variant="subtle" onClick={onAllOptions}>
        {t('more')}
      </Button>
      <Text size="xs" c="var(--deck-text-dim)" className={classes.hint}>
        {t('copies')}
      </Text>
      <Button
        type="submit"
        loading={busy}
        rightSection={
          <Kbd size="xs" className={classes.enter} aria-hidden>
            ↵
          </Kbd>
        }
      >
        {t('submit')}
      </Button>
    </div>
  );
}
