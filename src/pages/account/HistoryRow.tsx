/** History row: whether readings of clicks are kept on this device, which trends are made of; off forgets them. */
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeepHistory, useLibraryState } from '#queries/library.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { formatDate } from '#ui/format/format.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SettingRow } from './SettingRow.tsx';

const day = 86_400_000;

/** Nothing where readings are in memory alone, as in a parent page. */
export function HistoryRow() {
  const t = useTranslations('account.history');
  const errorText = useErrorText();
  const { isPossible, isStored, since } = useLibraryState().history;
  const keepHistory = useKeepHistory();
  const now = useNow();
  const openDialog = useDialog();
  const [error, setError] = useState<FormError>();
  if (!isPossible) return null;
  const turnOn = () => {
    setError(undefined);
    keepHistory(true).catch((problem: unknown) =>
      setError(formError(problem, [], { title: t('notKept'), errorText })),
    );
  };
  const askToForget = () =>
    openDialog(ConfirmDialog, {
      title: t('ask', { days: Math.max(1, Math.ceil((now - (since ?? now)) / day)) }),
      confirmLabel: t('forget'),
      cancelLabel: t('stay'),
      failure: t('notForgotten'),
      onConfirm: () => keepHistory(false),
      children: t('lost'),
    });
  return (
    <>
      <SettingRow
        name={t('name')}
        note={`${t('what')} ${since === null || !isStored ? '' : t('since', { when: formatDate(since, now) })}`.trim()}
        control={(ids) => (
          <Switch
            {...ids}
            checked={isStored}
            onChange={(event) => (event.currentTarget.checked ? turnOn() : askToForget())}
          />
        )}
      />
      {error === undefined ? null : <FormErrorAlert error={error} />}
    </>
  );
}
