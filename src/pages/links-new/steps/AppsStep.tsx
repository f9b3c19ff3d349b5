/** Apps: opening the link in an app where there is one, the stores where there is none, and the device rules for that. */
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';
import { missingDeviceRules } from './missing-device-rules.ts';

export function AppsStep() {
  const { control, setValue } = useFormContext<WizardValues>();
  const { name, value, ref, onChange, onBlur } = useController({ control, name: 'deeplink.auto' }).field;
  const [url, deeplink, devicetarget] = useWatch({ control, name: ['url', 'deeplink', 'devicetarget'] });
  const [said, setSaid] = useState('');
  const { labels } = useSettings();
  const inUse = deeplink.auto || deeplink.appstore_a !== '' || deeplink.appstore_b !== '';
  const missing = inUse ? missingDeviceRules({ url, devicetarget }) : [];
  const ready = missing.filter(({ link }) => link !== '');

  const addRules = () => {
    const filled = devicetarget.filter(({ device, link }) => device !== '' || link !== '');
    setValue('devicetarget', [...filled, ...ready], { shouldDirty: true });
    setSaid(
      `Added ${ready.length === 1 ? 'a rule' : 'rules'} for ${ready.map(({ device }) => device).join(' and ')} to Who goes where.`,
    );
  };

  return (
    <Stack gap="md">
      <SwitchInput
        ref={ref}
        name={name}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
        label="Open in the app"
        description="The service makes app links from the destination. On Android the app opens if it is installed, else the destination does. iPhone and iPad decide by themselves, by what the app has registered. Computers get the destination."
      />
      {(['appstore_a', 'appstore_b'] as const).map((store) => (
        <WizardTextField
          key={store}
          name={`deeplink.${store}`}
          label={labels[store]}
          description={`The address at which visitors without the app can get it. Sent as ${store}`}
          placeholder="https://store.example/app"
          kind="address"
        />
      ))}
      <Text size="xs" c="var(--deck-text-dim)">
        No link can see whether an app is installed: the device decides that when the link is followed, and some browsers ask the
        visitor first.
      </Text>
      {missing.length === 0 ? null : (
        <Alert color="amber" title="Set device rules as well">
          <Stack gap="xs" align="flex-start">
            <span>
              Services use app links together with rules for devices, and there {missing.length === 1 ? 'is' : 'are'} none for{' '}
              {missing.map(({ device }) => device).join(' and ')} yet.{' '}
              {ready.length === 0
                ? 'Fill in the destination first.'
                : 'The new rules lead to the destination, which the app then opens. Under Who goes where they can be changed, such as to lead straight to a store.'}
            </span>
            <Button size="xs" variant="default" disabled={ready.length === 0} onClick={addRules}>
              Add {ready.length === 1 ? 'rule' : 'rules'} for{' '}
              {(ready.length === 0 ? missing : ready).map(({ device }) => device).join(' and ')}
            </Button>
          </Stack>
        </Alert>
      )}
      <Text size="sm" role="status">
        {said}
      </Text>
    </Stack>
  );
}
