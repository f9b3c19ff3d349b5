/** Save view dialog: asks for the name of a view of the link list. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

/** In characters; longer names do not fit where they are shown. */
const longestName = 60;

interface SaveViewDialogProps {
  taken: readonly string[];
  /** Returns whether this browser has kept it. */
  onSave: (name: string) => boolean;
  onClose: () => void;
}

export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const trimmed = name.trim();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (trimmed === '') setProblem('Enter a name');
    else if (onSave(trimmed)) onClose();
    else setProblem('This browser couldn’t save it: its storage is full or blocked.');
  };
  return (
    <Dialog onClose={onClose} title="Save view" size={420}>
      <form onSubmit={save} noValidate autoComplete="off">
        <Stack gap="md">
          <TextInput
            label="Name"
            description={
              taken.includes(trimmed)
                ? 'Replaces the view of that name.'
                : 'Saves the search, filters and sort order in this browser for this account.'
            }
            placeholder="Summer campaign"
            value={name}
            maxLength={longestName}
            error={problem === '' ? undefined : problem}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem('');
            }}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save view</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
