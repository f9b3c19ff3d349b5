/** Presets dialog: saves the settings of the form under a name, and uses or deletes saved ones. */

import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { presetValues } from '#features/new-link/initial-values.ts';
import type { WizardValues } from '#features/new-link/wizard-values.ts';
import type { LinkPreset } from '#local/link-drafts.ts';
import { useLinkDrafts } from '#queries/link-drafts.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';

interface PresetsDialogProps {
  values: WizardValues;
  onUse: (preset: LinkPreset) => void;
  onClose: () => void;
}

/** In characters; longer names do not fit where they are shown. */
const maxNameLength = 60;

export function PresetsDialog({ values, onUse, onClose }: PresetsDialogProps) {
  const t = useTranslations('linksNew.presetsDialog');
  const notes = useLinkDrafts();
  const { data: presets = [], refetch } = useQuery({
    queryKey: ['presets'],
    queryFn: () => notes.readPresets(),
    staleTime: 0,
  });
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');

  /** Shows the presets after a change; resolves to whether the browser has kept it. */
  const change = async (work: Promise<boolean>, done: string) => {
    const isStored = await work;
    setProblem(isStored ? '' : t('failedText'));
    setAnnouncement(isStored ? done : '');
    await refetch();
    return isStored;
  };

  return (
    <Dialog onClose={onClose} title={t('title')} size={480}>
      <Stack gap="md">
        <Text size="sm" c="var(--deck-text-dim)">
          {t('help')}
        </Text>
        {presets.length === 0 ? null : (
          <Stack gap="xs" component="ul" p={0} m={0} role="list">
            {presets.map((preset) => (
              <Group key={preset.name} justify="space-between" wrap="nowrap" component="li">
                <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi dir="auto">{preset.name}</bdi>
                  {preset.always ? (
                    <Text size="xs" c="var(--deck-text-dim)">
                      {t('always')}
                    </Text>
                  ) : null}
                </div>
                <Group gap="xs" wrap="nowrap">
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('useNamed', { name: preset.name })}
                    onClick={() => onUse(preset)}
                  >
                    {t('use')}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="red"
                    aria-label={t('deleteNamed', { name: preset.name })}
                    onClick={() =>
                      void change(
                        notes.dropPreset(preset.name),
                        t('deleted', { name: preset.name }),
                      )
                    }
                  >
                    {t('delete')}
                  </Button>
                </Group>
              </Group>
            ))}
          </Stack>
        )}
        <SaveForm
          taken={presets.map(({ name }) => name)}
          onSave={(name, always) =>
            change(
              notes.keepPreset({ name, always, values: { ...presetValues(values) } }),
              t('saved', { name }),
            )
          }
        />
        <ErrorAlert title={t('failed')}>{problem}</ErrorAlert>
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
  const t = useTranslations('linksNew.presetsDialog');
  const [name, setName] = useState('');
  const [always, setAlways] = useState(false);
  const [problem, setProblem] = useState('');
  const trimmed = name.trim();

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (trimmed === '') setProblem(t('nameMissing'));
    else if (await onSave(trimmed, always)) {
      setName('');
      setAlways(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate autoComplete="off">
      <Stack gap="sm">
        <TextInput
          label={t('name')}
          description={taken.includes(trimmed) ? t('nameTaken') : t('nameHelp')}
          placeholder={t('nameExample')}
          value={name}
          maxLength={maxNameLength}
          error={problem === '' ? undefined : problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem('');
          }}
          data-autofocus
        />
        <Checkbox
          label={t('forAll')}
          checked={always}
          onChange={(event) => setAlways(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit">{t('save')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
