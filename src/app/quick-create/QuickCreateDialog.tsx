/** Quick create dialog: a new link of a destination and an alias, above any screen, or on to all other options. */
import { Alert, Button, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { linkItem } from '#features/assign/model/assignment.ts';
import { paths } from '#features/routes/paths.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { completeUrl } from '#ui/form/complete-url.ts';
import classes from './QuickCreateDialog.module.css';
import type { QuickStart } from './quick-create.ts';
import { useQuickLink } from './use-quick-link.ts';

interface QuickCreateDialogProps {
  start: QuickStart;
  onClose: () => void;
}

/** Costs no request; Enter starts the link, whose hold is shown by the notice of new links. */
export function QuickCreateDialog({ start, onClose }: QuickCreateDialogProps) {
  const t = useTranslations('shell.create');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { url, custom, errors, preset, request, setUrl, setCustom, create } = useQuickLink(start);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // A link whose alias was refused begins at its alias.
  const [beginsAtAlias] = useState(errors.custom !== undefined && errors.url === undefined);
  // Preloads the wizard, which may be next.
  useEffect(() => void import('#pages/links-new/NewLinkPage.tsx').catch(() => undefined), []);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [attempts]);

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
  const openWizard = () => {
    onClose();
    const destination = completeUrl(url);
    const alias = custom.trim();
    const given = { ...(destination === '' ? {} : { url: destination }), ...(alias === '' ? {} : { custom: alias }) };
    void navigate(paths.newLink.href(given));
  };
  const warnings = request.warnings.filter(({ step }) => step === 'destination').map(({ message }) => message);
  const [duplicate] = request.duplicates;

  return (
    <Dialog onClose={onClose} title={t('title')} size={480} closeOnClickOutside={url === '' && custom === ''}>
      <form ref={form} className={classes.form} onSubmit={(event) => void onSubmit(event)} noValidate autoComplete="off">
        {errors.rest === undefined ? null : (
          <Alert color="red" role="alert" title={t('failed')}>
            <span dir="auto">{errors.rest}</span>
          </Alert>
        )}
        <div>
          <TextInput
            label={t('url')}
            placeholder={t('urlExample')}
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="auto"
            data-autofocus={beginsAtAlias ? undefined : true}
            value={url}
            error={errors.url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Text size="sm" role="status" className={classes.note} component="div" mt={warnings.length === 0 ? 0 : 4}>
            {warnings.join(' ')}
            {duplicate === undefined ? null : (
              <>
                {' '}
                <bdi>({linkItem(duplicate).name})</bdi>
              </>
            )}
          </Text>
        </div>
        <TextInput
          label={t('alias')}
          description={t('aliasHelp')}
          placeholder={t('aliasExample')}
          spellCheck={false}
          autoCapitalize="none"
          dir="auto"
          data-autofocus={beginsAtAlias ? true : undefined}
          value={custom}
          error={errors.custom}
          onChange={(event) => setCustom(event.currentTarget.value)}
        />
        {preset === undefined ? null : (
          <Text size="sm" c="var(--deck-text-dim)">
            {t.rich('preset', { name: preset.name, q: (text) => <q dir="auto">{text}</q> })}
          </Text>
        )}
        <div className={classes.foot}>
          <Button variant="subtle" onClick={openWizard}>
            {t('more')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
