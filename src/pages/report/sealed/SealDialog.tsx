/** Seal dialog: asks for the passphrase of a sealed report, and saves it. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { PassphraseField } from './PassphraseField.tsx';
import { isLongEnough, minPassphrase } from './passphrase.ts';
import { useSealedFile } from './use-sealed-file.ts';

interface SealDialogProps {
  /** Holds the document. */
  sheet: RefObject<HTMLElement | null>;
  title: string;
  /** @param name of the file */
  onSaved: (name: string) => void;
  onClose: () => void;
}

export function SealDialog({ sheet, title, onSaved, onClose }: SealDialogProps) {
  const t = useTranslations('report');
  const save = useSealedFile(sheet, title);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);

  const seal = async (passphrase: string) => {
    setSaving(true);
    try {
      onSaved(await save(passphrase));
      onClose();
    } catch {
      setSaving(false);
      setProblem(t('saveFailed'));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const passphrase = field.current?.value ?? '';
    if (isLongEnough(passphrase)) {
      void seal(passphrase);
      return;
    }
    setProblem(t('seal.short', { min: minPassphrase }));
    field.current?.focus();
  };

  return (
    // An accidental click beside the dialog would lose what was typed.
    <Dialog onClose={onClose} title={t('seal.title')} size={480} closeOnClickOutside={false}>
      <form onSubmit={submit} noValidate autoComplete="off">
        <Stack gap="md">
          <Text>{t('seal.intro')}</Text>
          <PassphraseField
            inputRef={field}
            description={t('seal.hint', { min: minPassphrase })}
            error={problem}
            onChange={() => setProblem('')}
          />
          <Text fw={500}>{t('seal.lost')}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('seal.cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('seal.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
