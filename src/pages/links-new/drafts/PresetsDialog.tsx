/** Presets dialog: saves the settings of the form under a name, and uses or deletes saved ones. */
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { presetValues } from '#pages/links-new/form/initial-values.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { type LinkPreset, useLinkNotes } from '#queries/link-notes.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';

interface PresetsDialogProps {
  values: WizardValues;
  onUse: (preset: LinkPreset) => void;
  onClose: () => void;
}

/** In characters; longer names do not fit where they are shown. */
const longestName = 60;

export function PresetsDialog({ values, onUse, onClose }: PresetsDialogProps) {
  const notes = useLinkNotes();
  const { data: presets = [], refetch } = useQuery({ queryKey: ['presets'], queryFn: () => notes.readPresets(), staleTime: 0 });
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');

  /** Shows the presets after a change; resolves to whether the browser has kept it. */
  const change = async (work: Promise<boolean>, done: string) => {
    const kept = await work;
    setProblem(kept ? '' : 'This browser did not keep that: its storage is full or blocked.');
    setAnnouncement(kept ? done : '');
    await refetch();
    return kept;
  };

  return (
    <Dialog onClose={onClose} title="Presets" size={480}>
      <Stack gap="md">
        <Text size="sm" c="var(--deck-text-dim)">
          Settings to begin new links with, kept in this browser for this account. A preset holds neither destination, alias,
          expiry nor password.
        </Text>
        {presets.length === 0 ? null : (
          <Stack gap="xs" component="ul" p={0} m={0} role="list">
            {presets.map((preset) => (
              <Group key={preset.name} justify="space-between" wrap="nowrap" component="li">
                <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi dir="auto">{preset.name}</bdi>
                  {preset.always ? (
                    <Text size="xs" c="var(--deck-text-dim)">
                      Every new link begins with it
                    </Text>
                  ) : null}
                </div>
                <Group gap="xs" wrap="nowrap">
                  <Button size="compact-sm" variant="default" aria-label={`Use ${preset.name}`} onClick={() => onUse(preset)}>
                    Use
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="red"
                    aria-label={`Delete the preset ${preset.name}`}
                    onClick={() => void change(notes.dropPreset(preset.name), `Deleted ${preset.name}`)}
                  >
                    Delete
                  </Button>
                </Group>
              </Group>
            ))}
          </Stack>
        )}
        <SaveForm
          taken={presets.map(({ name }) => name)}
          onSave={(name, always) =>
            change(notes.keepPreset({ name, always, values: { ...presetValues(values) } }), `Saved ${name}`)
          }
        />
        <ErrorAlert title="Not saved">{problem}</ErrorAlert>
        <Text size="sm" role="status">
          {announcement}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface SaveFormProps {
  taken: readonly string[];
  /** Resolves to whether the browser has kept it. */
  onSave: (name: string, always: boolean) => Promise<boolean>;
}

function SaveForm({ taken, onSave }: SaveFormProps) {
  const [name, setName] = useState('');
  const [always, setAlways] = useState(false);
  const [problem, setProblem] = useState('');
  const trimmed = name.trim();

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (trimmed === '') setProblem('Give the preset a name');
    else if (await onSave(trimmed, always)) {
      setName('');
      setAlways(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate autoComplete="off">
      <Stack gap="sm">
        <TextInput
          label="Save these settings for next time"
          description={
            taken.includes(trimmed) ? 'Replaces the preset of that name.' : 'What stands in the fields now, under a name.'
          }
          placeholder="Newsletter"
          value={name}
          maxLength={longestName}
          error={problem === '' ? undefined : problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem('');
          }}
          data-autofocus
        />
        <Checkbox
          label="Begin every new link with it"
          checked={always}
          onChange={(event) => setAlways(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit">Save preset</Button>
        </Group>
      </Stack>
    </form>
  );
}
