/** Apps step: opens the link in an app where there is one, names the stores, and adds the device rules for that. */
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { missingDeviceRules } from '#pages/links-new/form/warnings.ts';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';

export function AppsStep() {
  const { form, request } = useWizard();
  const { name, value, ref, onChange, onBlur } = useController({ control: form.control, name: 'deeplink.auto' }).field;
  const [announcement, setAnnouncement] = useState('');
  const { labels } = useSettings();
  const missing = missingDeviceRules(request.body);
  const isReady = request.body.url !== '';
  const rules = missing.length === 1 ? 'rule' : 'rules';
  const devices = missing.map(({ device }) => device).join(' and ');

  const addRules = () => {
    const filled = form.getValues('devicetarget').filter(({ device, link }) => device !== '' || link !== '');
    form.setValue('devicetarget', [...filled, ...missing]);
    setAnnouncement(`Added ${missing.length === 1 ? 'a rule' : 'rules'} for ${devices} to Who goes where.`);
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
              {devices} yet.{' '}
              {isReady
                ? 'The new rules lead to the destination, which the app then opens. Under Who goes where they can be changed, such as to lead straight to a store.'
                : 'Fill in the destination first.'}
            </span>
            <Button size="xs" variant="default" disabled={!isReady} onClick={addRules}>
              Add {isReady ? rules : 'rules'} for {devices}
            </Button>
          </Stack>
        </Alert>
      )}
      <Text size="sm" role="status">
        {announcement}
      </Text>
    </Stack>
  );
}
