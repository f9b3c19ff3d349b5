/** Labels panel: what the service calls networks, app stores and pixel types, and whether people read neutral names for them. */
import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Vocabulary } from '#contract/service-names.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { useServiceNames } from '#queries/service-names.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
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

export function LabelsPanel() {
  const t = useTranslations('account.labels');
  const { preferences, setPreferences } = useSessionActions();
  const engine = useEngine();
  const { found, chosen } = useServiceNames();
  const isSet = useSettings().names !== null;
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
      <SettingRow
        name={t('useNeutral')}
        note={t('useNeutralNote')}
        control={(ids) => (
          <Switch
            {...ids}
            checked={preferences.usesNeutralNames}
            onChange={(event) => setPreferences({ usesNeutralNames: event.currentTarget.checked })}
          />
        )}
      />
    </SettingsSection>
  );
}
