/** Labels panel: the user's own names for the networks, app stores and pixel types of the service. */
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { isNeutralName } from '#features/settings/SettingsContext.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './LabelsPanel.module.css';

/** In characters, the same as in `config.json`. */
const maxLabelLength = 40;

export function LabelsPanel() {
  const { preferences, prefer, givenLabels } = useDevice();
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
      description={name}
      placeholder={givenLabels[name]}
      defaultValue={preferences.labels[name] ?? ''}
      maxLength={maxLabelLength}
      autoComplete="off"
      dir="auto"
    />
  );

  return (
    <Panel
      title="Labels"
      covers="What you read in place of the service’s neutral names. Kept on this device, for every account on it"
    >
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
