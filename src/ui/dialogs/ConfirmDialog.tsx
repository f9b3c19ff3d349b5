/** Confirm dialog: asks before something that cannot be undone, and shows the error if it fails. */
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { useFailure } from '#ui/form/LateFailures.tsx';
import { useErrorText } from '#ui/format/use-message.ts';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** A verb: "Delete channel", never "OK". */
  confirmLabel: string;
  /** In place of "Cancel", where that could be read as the action itself. */
  cancelLabel?: string;
  /** The title of an error: "The channel was not deleted". */
  failure: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Cancel has the focus, so that an accidental Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel, failure, onConfirm, onClose, children } = props;
  const t = useTranslations('ui.form');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  const fail = useFailure(setError);

  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      fail(formError(thrown, [], { title: failure, errorText }));
      setBusy(false);
    }
  };

  return (
    <Dialog onClose={onClose} title={title} size={440}>
      <Stack gap="md">
        <div>{children}</div>
        {error === undefined ? null : <FormErrorAlert error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button color="red" loading={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
