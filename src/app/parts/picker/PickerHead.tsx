/** Picker head: what the picker shows now, the way back to the search, and the button that closes its dialog. */
import { ActionIcon } from '@mantine/core';
import { ArrowLeft, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import partClasses from '#app/parts/Part.module.css';
import { usePartHost, usePartOptions } from '#app/parts/part-host.ts';
import classes from './Picker.module.css';

interface PickerHeadProps {
  isCreating: boolean;
  onBack: () => void;
}

export function PickerHead({ isCreating, onBack }: PickerHeadProps) {
  const t = useTranslations('parts.picker');
  const host = usePartHost();
  const { isDialog = false } = usePartOptions();
  return (
    <div className={partClasses.head}>
      {isCreating ? (
        <ActionIcon aria-label={t('back')} onClick={onBack}>
          <ArrowLeft size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
      ) : null}
      <h1 className={classes.title}>{t(isCreating ? 'new' : 'title')}</h1>
      {isDialog ? (
        <ActionIcon aria-label={t('close')} onClick={() => host.dismiss()}>
          <X size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}
