/** Settings that somebody wants again: saved under a name, used, deleted, or begun with each time. */
import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { presetValues } from '#pages/links-new/form/initial-values.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { type LinkPreset, useLinkNotes } from '#queries/link-notes.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

interface PresetsDialogProps {
  /** What stands in the fields. */
  values: WizardValues;
  onUse: (preset: LinkPreset) => void;
  onClose: () => void;
}

/** Longer names do not fit where they are shown. */
const longestName = 60;

export function PresetsDialog({ values, onUse, onClose }: PresetsDialogProps) {
  const notes = useLinkNotes();
  const [presets, setPresets] = useState<readonly LinkPreset[]>();
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');

  useEffect(() => {
    let gone = false;
    void notes.readPresets().then((read) => {
      if (!gone) setPresets(read);
    });
    return () => {
      gone = true;
    };
  }, [notes]);

  /** Does something to the presets, and shows what became of them; false where the browser did not keep it. */
  const change = async (work: Promise<boolean>, done: string) => {
    const kept = await work;
    setProblem(kept ? '' : 'This browser did not keep that: its storage is full or blocked.');
    setSaid(kept ? done : '');
    setPresets(await notes.readPresets());
    return kept;
  };

  return (
    <Dialog onClose={onClose} title="Presets" size={480}>
      <Stack gap="md">
        <Text size="sm" c="var(--deck-text-dim)">
          Settings to begin new links with, kept in this browser for this account. A preset holds neither destination, alias,
          expiry nor password.
        </Text>
        {presets === undefined || presets.length === 0 ? null : (
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
          taken={(presets ?? []).map(({ name }) => name)}
          onSave={(name, always) =>
            change(notes.keepPreset({ name, always, values: { ...presetValues(values) } }), `Saved ${name}`)
          }
        />
        {problem === '' ? null : (
          <Alert color="red" role="alert" title="Not saved">
            {problem}
          </Alert>
        )}
        <Text size="sm" role="status">
          {said}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface SaveFormProps {
  taken: readonly string[];
  /** Resolves to false where it was not kept. */
  onSave: (name: string, always: boolean) => Promise<boolean>;
}

function SaveForm({ taken, onSave }: SaveFormProps) {
  const [name, setName] = useState('');
  const [always, setAlways] = useState(false);
  const [problem, setProblem] = useState('');
  const meant = name.trim();

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the form of the link around this dialog is another one
    if (meant === '') {
      setProblem('Give the preset a name');
      return;
    }
    if (!(await onSave(meant, always))) return;
    setName('');
    setAlways(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate autoComplete="off">
      <Stack gap="sm">
        <TextInput
          label="Save these settings for next time"
          description={
            taken.includes(meant) ? 'Replaces the preset of that name.' : 'What stands in the fields now, under a name.'
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
