/** Labels panel: what the service calls networks, app stores and pixel types, and the user's own labels for them. */
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isNeutralName } from '#contract/neutral-names.ts';
import type { Vocabulary } from '#contract/service-names.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { labelsFor } from '#features/settings/labels.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { useServiceNames } from '#queries/service-names.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';

import classes from './LabelsPanel.module.css';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The option for no choice, because an empty value means none to the input. */
const byItself = 'auto';

/** The key of what holds without a choice. */
function automatic(isSet: boolean, found: Vocabulary | null) {
  if (isSet) return 'set';
  if (found === null) return 'unseen';
  return found === 'common' ? 'foundCommon' : 'foundNeutral';
}

function vocabularyIn(option: string | null): Vocabulary | null {
  return option === 'common' || option === 'neutral' ? option : null;
}

/** In characters, the same as in `config.json`. */
const maxLabelLength = 40;

export function LabelsPanel() {
  const t = useTranslations('account.labels');
  const { preferences, setPreferences: prefer, givenLabels: given } = useSessionActions();
  const engine = useEngine();
  const { names: sent, found, chosen } = useServiceNames();
  const isSet = useSettings().names !== null;
  const givenLabels = labelsFor(given, sent, useTranslations('names'));
  const [message, setMessage] = useState('');
  const [resets, setResets] = useState(0);
  const names = Object.keys(givenLabels).filter(isNeutralName);
  const kindOf = (name: string) => /^network|^appstore/.exec(name)?.[0] ?? 'pixel';
  const parts = [
    { legend: t('networks'), shown: names.filter((name) => kindOf(name) === 'network') },
    { legend: t('stores'), shown: names.filter((name) => kindOf(name) === 'appstore') },
    { legend: t('pixels'), shown: names.filter((name) => kindOf(name) === 'pixel') },
  ];

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = names.map((name) => {
      const label = form.get(name);
      return [name, typeof label === 'string' ? label.trim() : ''] as const;
    });
    prefer({ labels: Object.fromEntries(typed.filter(([, label]) => label !== '')) });
    setMessage(t('saved'));
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
    <SettingsSection title={t('title')} covers={t('covers')}>
      <SettingRow
        name={t('names')}
        note={t('namesNote')}
        control={(ids) => (
          <SelectInput
            {...ids}
            aria-label={t('names')}
            w={280}
            data={[
              { value: byItself, label: t(automatic(isSet, found)) },
              { value: 'common', label: t('common') },
              { value: 'neutral', label: t('neutral') },
            ]}
            value={chosen ?? byItself}
            // A lock may end the engine in this moment: then nothing is chosen.
            onChange={(value) => {
              engine.names.choose(vocabularyIn(value)).catch(() => undefined);
            }}
          />
        )}
      />
      <form onSubmit={save} className={classes.form}>
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
              setMessage(t('wasReset'));
            }}
          >
            {t('reset')}
          </Button>
          <Button type="submit">{t('save')}</Button>
        </Group>
      </form>
    </SettingsSection>
  );
}
