/** Labels panel: what the service calls networks, app stores and pixel types, and the user's own labels for them. */
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { appStores, type NeutralName, networks, neutralNames } from '#contract/neutral-names.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
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

/** Stands for no choice, because the select reads an empty value as nothing selected. */
const automaticOption = 'auto';

/** The text key of what applies where the user has chosen nothing. */
function automaticKey(isSet: boolean, found: Vocabulary | null) {
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
  const { preferences, setPreferences, givenLabels } = useSessionActions();
  const engine = useEngine();
  const { names: serviceNames, found, chosen } = useServiceNames();
  const isSet = useSettings().names !== null;
  const defaultLabels = labelsFor(givenLabels, serviceNames, useTranslations('names'));
  const [message, setMessage] = useState('');
  const [resets, setResets] = useState(0);
  const groups = [
    { legend: t('networks'), names: networks },
    { legend: t('stores'), names: appStores },
    { legend: t('pixels'), names: pixelTypes },
  ];

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = neutralNames.map((name) => {
      const label = form.get(name);
      return [name, typeof label === 'string' ? label.trim() : ''] as const;
    });
    setPreferences({ labels: Object.fromEntries(typed.filter(([, label]) => label !== '')) });
    setMessage(t('saved'));
  };

  const field = (name: NeutralName) => (
    <TextInput
      key={name}
      name={name}
      label={defaultLabels[name]}
      description={serviceNames[name]}
      placeholder={defaultLabels[name]}
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
              { value: automaticOption, label: t(automaticKey(isSet, found)) },
              { value: 'common', label: t('common') },
              { value: 'neutral', label: t('neutral') },
            ]}
            value={chosen ?? automaticOption}
            // A lock may end the engine meanwhile: then the choice is dropped.
            onChange={(value) => {
              engine.names.choose(vocabularyIn(value)).catch(() => undefined);
            }}
          />
        )}
      />
      <form onSubmit={save} className={classes.form}>
        {/* The key resets the inputs; the buttons stay mounted and keep the focus. */}
        <div key={resets}>
          {groups.map(({ legend, names }) => (
            <fieldset key={legend} className={classes.part}>
              <legend>{legend}</legend>
              <div className={classes.fields}>{names.map(field)}</div>
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
              setPreferences({ labels: {} });
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
