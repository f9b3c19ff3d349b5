/** Appearance panel: colour scheme, locale and time zone on this device. */
import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { memoized } from '#base/memoized.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { chooseLanguage } from '#texts/languages.ts';
import { formatInstant } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
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

interface Option {
  value: string;
  label: string;
}

/** The variants of the languages that the dashboard speaks, which differ in dates and numbers. */
const locales = (
  'en en-GB en-US en-AU en-CA en-IE en-IN de de-DE de-AT de-CH es es-ES es-MX es-AR es-CO es-US ' +
  'ar ar-EG ar-SA ar-AE ar-MA'
).split(' ');

/** Each in its own language, as the reader may know no other: "Deutsch (Schweiz)". */
function localeOptions(): readonly Option[] {
  return locales
    .filter((value) => chooseLanguage([value]) === value.split('-')[0])
    .map((value) => ({ value, label: nameOf(value) }));
}

function nameOf(value: string): string {
  return memoized(
    `locale ${value}`,
    () =>
      new Intl.DisplayNames(value, { type: 'language', languageDisplay: 'standard' }).of(value) ??
      value,
  );
}

/** All time zones of the browser, and UTC, which some browsers do not list. */
function timeZoneOptions(): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return ['UTC', ...known].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
