/** Asks before something is done that cannot be taken back: says what will happen, and what became of it if it failed. */
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { type Act, type FormError, formError } from '#ui/form/form-error.ts';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What the button does: "Delete channel", never "OK". */
  confirmLabel: string;
  /** What a failure says was not done: `{ thing: 'channel', done: 'deleted' }`. */
  act: Act;
  /** Does it; rejects where that failed. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** The consequence, in words. */
  children: ReactNode;
}

/** Cancel has the focus, so that Enter, pressed once too often, does no harm. */
export function ConfirmDialog({ title, confirmLabel, act, onConfirm, onClose, children }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormError>();

  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(formError(error, [], act));
      setBusy(false);
    }
  };

  return (
    <Dialog onClose={onClose} title={title} size={440}>
      <Stack gap="md">
        <div>{children}</div>
        {problem === undefined ? null : <FormErrorAlert problem={problem} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
