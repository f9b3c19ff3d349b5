/** Appearance panel: colour scheme, locale and time zone on this device. */
import { Input, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { formatInstant, formatNumber } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { localeOptions, timeZoneOptions } from './locale-options.ts';

/** The option for no choice, because an empty value means none to the inputs. */
const browserDefault = 'own';

const schemes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function AppearancePanel() {
  const { preferences, prefer } = useDevice();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const now = useNow();
  return (
    <Panel title="Appearance" covers="Kept on this device, for every account on it">
      <Stack gap="md">
        <Input.Wrapper label="Colours" labelElement="div" id="colours">
          <SegmentedControl
            fullWidth
            aria-labelledby="colours-label"
            data={[...schemes]}
            value={colorScheme}
            onChange={(value) => setColorScheme(schemes.find((scheme) => scheme.value === value)?.value ?? 'auto')}
          />
        </Input.Wrapper>
        <SelectInput
          label="Dates and numbers"
          description="How they are written; the screens stay in English"
          data={[{ value: browserDefault, label: 'As the browser has it' }, ...localeOptions()]}
          value={preferences.locale || browserDefault}
          onChange={(value) => prefer({ locale: value === browserDefault || value === null ? '' : value })}
          searchable
          nothingFoundMessage="No such language"
        />
        <SelectInput
          label="Time zone"
          data={[{ value: browserDefault, label: 'As the browser has it' }, ...timeZoneOptions()]}
          value={preferences.timeZone || browserDefault}
          onChange={(value) => prefer({ timeZone: value === browserDefault || value === null ? '' : value })}
          searchable
          limit={60}
          nothingFoundMessage="No such time zone"
        />
        <Text role="status" size="sm" c="var(--deck-text-dim)">
          So it is now <bdi>{formatInstant(now)}</bdi>, and a large number is <bdi>{formatNumber(1_234_567)}</bdi>.
        </Text>
      </Stack>
    </Panel>
  );
}
