/** Appearance panel: colour scheme, locale and time zone on this device. */
import { Input, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { formatInstant, formatNumber } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { localeOptions, timeZoneOptions } from './locale-options.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The option for no choice, because an empty value means none to the inputs. */
const browserDefault = 'own';

const schemes = ['auto', 'light', 'dark'] as const;

export function AppearancePanel() {
  const t = useTranslations('account.appearance');
  const { preferences, setPreferences: prefer } = useSessionActions();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const now = useNow();
  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <Stack gap="md">
        <Input.Wrapper label={t('colours')} labelElement="div" id="colours">
          <SegmentedControl
            fullWidth
            aria-labelledby="colours-label"
            data={schemes.map((value) => ({ value, label: t(`schemes.${value}`) }))}
            value={colorScheme}
            onChange={(value) =>
              setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')
            }
          />
        </Input.Wrapper>
        <SelectInput
          label={t('locale')}
          description={t('localeNote')}
          data={[{ value: browserDefault, label: t('browser') }, ...localeOptions()]}
          value={preferences.locale || browserDefault}
          onChange={(value) =>
            prefer({ locale: value === browserDefault || value === null ? '' : value })
          }
          searchable
          nothingFoundMessage={t('noLocale')}
        />
        <SelectInput
          label={t('zone')}
          data={[{ value: browserDefault, label: t('browser') }, ...timeZoneOptions()]}
          value={preferences.timeZone || browserDefault}
          onChange={(value) =>
            prefer({ timeZone: value === browserDefault || value === null ? '' : value })
          }
          searchable
          limit={60}
          nothingFoundMessage={t('noZone')}
        />
        <Text role="status" size="sm" c="var(--deck-text-dim)">
          {t.rich('sample', {
            moment: formatInstant(now),
            number: formatNumber(1_234_567),
            value: (text) => <bdi>{text}</bdi>,
          })}
        </Text>
      </Stack>
    </SettingsSection>
  );
}
