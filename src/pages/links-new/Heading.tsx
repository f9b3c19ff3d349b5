/** Heading of the new link page: whether its draft is saved, and the presets, which fill in the form. */
import { ActionIcon, Button, Title } from '@mantine/core';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { storedValues } from '#features/new-link/initial-values.ts';
import { type WizardValues, withValues } from '#features/new-link/wizard-values.ts';
import { paths } from '#features/paths.ts';
import type { LinkPreset } from '#local/link-drafts.ts';
import { PresetsDialog } from '#pages/links-new/drafts/PresetsDialog.tsx';
import type { ValuesSource } from '#pages/links-new/drafts/use-initial-values.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './NewLinkPage.module.css';
import { useWizard } from './use-wizard.ts';

interface HeadingProps {
  /** What is filled in is on the disk. */
  isSaved: boolean;
  onFill: (values: WizardValues, source: ValuesSource, untouched: WizardValues) => void;
}

/** On a phone the only thing above the form, with the way back. */
export function Heading({ isSaved, onFill }: HeadingProps) {
  const t = useTranslations('linksNew');
  const ui = useTranslations('ui');
  const phone = useIsPhone();
  return (
    <div className={classes.heading}>
      {phone ? (
        <ActionIcon
          component={ScreenLink}
          to={paths.links.href()}
          variant="subtle"
          aria-label={ui('close')}
        >
          <X size={20} aria-hidden />
        </ActionIcon>
      ) : null}
      <Title order={1}>{t('title')}</Title>
      <span className={classes.saved} role="status">
        {isSaved ? t('saved') : ''}
      </span>
      <Presets onFill={onFill} />
    </div>
  );
}

function Presets({ onFill }: Pick<HeadingProps, 'onFill'>) {
  const t = useTranslations('linksNew');
  const phone = useIsPhone();
  const { form } = useWizard();
  const [isOpen, setOpen] = useState(false);
  const use = (preset: LinkPreset) => {
    const { url, custom, password, expiry } = form.getValues();
    const own = { url, custom, password, expiry };
    setOpen(false);
    onFill(withValues(storedValues(preset.values), own), { kind: 'fresh' }, withValues());
  };
  return (
    <>
      <Button
        variant={phone ? 'subtle' : 'default'}
        size="sm"
        leftSection={phone ? undefined : <Bookmark size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('presets')}
      </Button>
      {isOpen ? (
        <PresetsDialog values={form.getValues()} onClose={() => setOpen(false)} onUse={use} />
      ) : null}
    </>
  );
}
