/** History switch: whether readings of clicks are kept on this device, which trends are made of; off forgets them. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeepHistory, useLibraryState } from '#queries/library.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { formatDate } from '#ui/format/format.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';

const day = 86_400_000;

/** Nothing where readings are in memory alone, as in a parent page. */
export function HistorySwitch() {
  const t = useTranslations('account.history');
  const errorText = useErrorText();
  const { isPossible, isStored, since } = useLibraryState().history;
  const keepHistory = useKeepHistory();
  const now = useNow();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<FormError>();
  if (!isPossible) return null;
  const turnOn = () => {
    setError(undefined);
    keepHistory(true).catch((problem: unknown) =>
      setError(formError(problem, [], { title: t('notKept'), errorText })),
    );
  };
  return (
    <>
      <SwitchInput
        label={t('keep')}
        description={`${t('what')} ${since === null || !isStored ? '' : t('since', { when: formatDate(since, now) })}`.trim()}
        checked={isStored}
        onChange={(event) => (event.currentTarget.checked ? turnOn() : setIsAsking(true))}
      />
      {error === undefined ? null : <FormErrorAlert error={error} />}
      {isAsking ? (
        <ConfirmDialog
          title={t('ask', { days: Math.max(1, Math.ceil((now - (since ?? now)) / day)) })}
          confirmLabel={t('forget')}
          cancelLabel={t('stay')}
          failure={t('notForgotten')}
          onConfirm={() => keepHistory(false)}
          onClose={() => setIsAsking(false)}
        >
          {t('lost')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
