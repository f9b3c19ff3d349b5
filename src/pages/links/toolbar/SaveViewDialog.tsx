/** Save view dialog: asks for the name of a view of the link list. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

/** In characters; longer names do not fit where they are shown. */
const maxNameLength = 60;

interface SaveViewDialogProps {
  taken: readonly string[];
  /** Returns whether this browser has kept it. */
  onSave: (name: string) => boolean;
  onClose: () => void;
}

export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const t = useTranslations('links.saveView');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const trimmed = name.trim();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (trimmed === '') setProblem(t('nameless'));
    else if (onSave(trimmed)) onClose();
    else setProblem(t('failed'));
  };
  return (
    <Dialog onClose={onClose} title={t('title')} size={420}>
      <form onSubmit={save} noValidate autoComplete="off">
        <Stack gap="md">
          <TextInput
            label={t('name')}
            description={taken.includes(trimmed) ? t('replaces') : t('help')}
            placeholder={t('example')}
            value={name}
            maxLength={maxNameLength}
            error={problem === '' ? undefined : problem}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem('');
            }}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit">{t('submit')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
