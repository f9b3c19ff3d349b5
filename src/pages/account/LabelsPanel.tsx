/** Labels panel: what the service calls networks, app stores and pixel types, and the user's own labels for them. */
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Vocabulary } from '#contract/service-names.ts';
import { isNeutralName } from '#contract/service-names.ts';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { labelsFor } from '#features/settings/labels.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { useServiceNames } from '#queries/service-names.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './LabelsPanel.module.css';

/** The option for no choice, because an empty value means none to the input. */
const byItself = 'auto';

function automatic(isSet: boolean, found: Vocabulary | null): string {
  if (isSet) return 'As set for this dashboard';
  if (found === null) return 'Found out from what the service sends: nothing seen yet';
  return `Found out from what the service sends: ${found === 'common' ? 'usual names' : 'names of the document'}`;
}

function vocabularyIn(option: string | null): Vocabulary | null {
  return option === 'common' || option === 'neutral' ? option : null;
}

/** In characters, the same as in `config.json`. */
const maxLabelLength = 40;

export function LabelsPanel() {
  const { preferences, prefer, givenLabels: given } = useDevice();
  const engine = useEngine();
  const { names: sent, found, chosen } = useServiceNames();
  const isSet = useSettings().names !== null;
  const givenLabels = labelsFor(given, sent, useTranslations('names'));
  const [message, setMessage] = useState('');
  const [resets, setResets] = useState(0);
  const names = Object.keys(givenLabels).filter(isNeutralName);
  const kindOf = (name: string) => /^network|^appstore/.exec(name)?.[0] ?? 'pixel';
  const parts = [
    { legend: 'Networks in the statistics of a link', shown: names.filter((name) => kindOf(name) === 'network') },
    { legend: 'Stores of apps', shown: names.filter((name) => kindOf(name) === 'appstore') },
    { legend: 'Types of pixels', shown: names.filter((name) => kindOf(name) === 'pixel') },
  ];

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = names.map((name) => {
      const label = form.get(name);
      return [name, typeof label === 'string' ? label.trim() : ''] as const;
    });
    prefer({ labels: Object.fromEntries(typed.filter(([, label]) => label !== '')) });
    setMessage('The labels are kept on this device');
  };

  const field = (name: (typeof names)[number]) => (
    <TextInput
      key={name}
      name={name}
      label={givenLabels[name]}
      description={sent[name]}
      placeholder={givenLabels[name]}
      defaultValue={preferences.labels[name] ?? ''}
      maxLength={maxLabelLength}
      autoComplete="off"
      dir="auto"
    />
  );

  return (
    <Panel title="Labels" covers="What you read in place of the service’s names. Kept on this device, for every account on it">
      <SelectInput
        mb="lg"
        label="Names of the service"
        description="What is sent and read for networks, app stores and pixel types. Kept on this device, for this account"
        data={[
          { value: byItself, label: automatic(isSet, found) },
          { value: 'common', label: 'Usual names, such as facebook, gapixel, apple' },
          { value: 'neutral', label: 'Names of the interface document, such as network1' },
        ]}
        value={chosen ?? byItself}
        // A lock may end the engine in this moment: then nothing is chosen.
        onChange={(value) => void engine.names.choose(vocabularyIn(value)).catch(() => undefined)}
      />
      <form onSubmit={save}>
        {/* The key resets the inputs to the stored labels; the buttons stay mounted and keep the focus. */}
        <div key={`${resets} ${JSON.stringify(preferences.labels)}`}>
          {parts.map(({ legend, shown }) => (
            <fieldset key={legend} className={classes.part}>
              <legend>{legend}</legend>
              <div className={classes.fields}>{shown.map(field)}</div>
            </fieldset>
          ))}
        </div>
        <Group justify="flex-end">
          <Text role="status" size="sm" c="var(--deck-accent)" me="auto">
            {message}
          </Text>
          <Button
            variant="default"
            onClick={() => {
              prefer({ labels: {} });
              setResets(resets + 1); // also resets unsaved input
              setMessage('The labels are as they were given');
            }}
          >
            Reset labels
          </Button>
          <Button type="submit">Save labels</Button>
        </Group>
      </form>
    </Panel>
  );
}
