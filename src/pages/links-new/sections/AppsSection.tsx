/** Apps step: opens the link in an app where there is one, names the stores, and adds the device rules for that. */

import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { missingDeviceRules } from '#contract/new-link/target-rules.ts';
import { useLabels } from '#features/settings/labels.ts';
import { WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { formatList } from '#ui/format/format.ts';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';

export function AppsSection() {
  const t = useTranslations('linksNew.apps');
  const { form, request } = useWizard();
  const { name, value, ref, onChange, onBlur } = useController({
    control: form.control,
    name: 'deeplink.auto',
  }).field;
  const [announcement, setAnnouncement] = useState('');
  const labels = useLabels();
  const missing = missingDeviceRules(request.body);
  const isReady = request.body.url !== '';
  const devices = formatList(missing.map(({ device }) => device));

  const addRules = () => {
    const filled = form
      .getValues('devicetarget')
      .filter(({ device, link }) => device !== '' || link !== '');
    form.setValue('devicetarget', [...filled, ...missing]);
    setAnnouncement(t('added', { count: missing.length, devices }));
  };

  return (
    <Stack gap="md">
      <SwitchInput
        ref={ref}
        name={name}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
        label={t('auto')}
        description={t('autoHelp')}
      />
      {(['appstore_a', 'appstore_b'] as const).map((store) => (
        <WizardTextField
          key={store}
          name={`deeplink.${store}`}
          label={labels[store]}
          placeholder={t('storeExample')}
          kind="url"
        />
      ))}
      {missing.length === 0 ? null : (
        <Alert color="amber" title={t('missing')}>
          <Stack gap="xs" align="flex-start">
            <span>
              <span>{t('missingText', { devices })}</span>{' '}
              <span>{isReady ? t('rulesLead') : t('destinationFirst')}</span>
            </span>
            <Button size="xs" variant="default" disabled={!isReady} onClick={addRules}>
              {t('add', { count: missing.length, devices })}
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
