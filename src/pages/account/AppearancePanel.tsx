/** Appearance panel: colour scheme, locale and time zone on this device. */
import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { formatInstant } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
import { localeOptions, timeZoneOptions } from './locale-options.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The option for no choice, because an empty value means none to the inputs. */
const browserDefault = 'own';

const selectWidth = 220;

const schemes = ['auto', 'light', 'dark'] as const;

export function AppearancePanel() {
  const t = useTranslations('account.appearance');
  const { preferences, setPreferences } = useSessionActions();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const now = useNow();
  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <SettingRow
        name={t('colours')}
        control={({ 'aria-labelledby': name }) => (
          <SegmentedControl
            size="xs"
            aria-labelledby={name}
            data={schemes.map((value) => ({ value, label: t(`schemes.${value}`) }))}
            value={colorScheme}
            onChange={(value) =>
              setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')
            }
          />
        )}
      />
      <SettingRow
        name={t('locale')}
        note={t('localeNote')}
        control={(ids) => (
          <SearchSelectInput
            {...ids}
            aria-label={t('locale')}
            w={selectWidth}
            data={[{ value: browserDefault, label: t('browser') }, ...localeOptions()]}
            value={preferences.locale || browserDefault}
            onChange={(value) =>
              setPreferences({ locale: value === browserDefault || value === null ? '' : value })
            }
            forgetsText
            nothingFoundMessage={t('noLocale')}
          />
        )}
      />
      <SettingRow
        name={t('zone')}
        note={
          <span role="status">
            {t.rich('sample', {
              moment: formatInstant(now),
              value: (text) => <bdi>{text}</bdi>,
            })}
          </span>
        }
        control={(ids) => (
          <SearchSelectInput
            {...ids}
            aria-label={t('zone')}
            w={selectWidth}
            data={[{ value: browserDefault, label: t('browser') }, ...timeZoneOptions()]}
            value={preferences.timeZone || browserDefault}
            onChange={(value) =>
              setPreferences({ timeZone: value === browserDefault || value === null ? '' : value })
            }
            forgetsText
            limit={60}
            nothingFoundMessage={t('noZone')}
          />
        )}
      />
    </SettingsSection>
  );
}
