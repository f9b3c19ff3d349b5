/** Targeting step: rules by device, country and language, and a tester for them. */
import { Stack, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { forgottenPlatforms } from '#contract/new-link/target-rules.ts';
import { CheckButton, CheckNote, CheckNotes } from '#features/new-link/checks/CheckNote.tsx';
import { ruleLists } from '#features/new-link/targeting-rules.ts';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { RuleList } from './RuleList.tsx';
import { TargetingTester } from './TargetingTester.tsx';

export function TargetingSection() {
  const t = useTranslations('linksNew.targeting');
  const { geotarget, devicetarget, languagetarget } = useWizard().request.rules;
  const count = geotarget.length + devicetarget.length + languagetarget.length;
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--deck-text-dim)">
        {t('intro')}
      </Text>
      {ruleLists.map((list) => (
        <RuleList key={list} list={list} />
      ))}
      <PlatformOffer />
      {count === 0 ? null : <TargetingTester />}
    </Stack>
  );
}

/** A rule for Android where only iPhones or iPads have one, and the other way round. */
function PlatformOffer() {
  const t = useTranslations('linksNew.checks');
  const { form, goTo } = useWizard();
  const rules = useWatch({ control: form.control, name: 'devicetarget' });
  const addRule = (device: string) => {
    form.setValue('devicetarget', [...rules, { device, link: '' }]);
    goTo('targeting', `devicetarget.${rules.length}.link`);
  };
  return (
    <CheckNotes>
      {forgottenPlatforms(rules).map((device) => (
        <CheckNote key={device} tone="warns">
          {t.rich('platform', {
            device,
            add: (text) => <CheckButton onClick={() => addRule(device)}>{text}</CheckButton>,
          })}
        </CheckNote>
      ))}
    </CheckNotes>
  );
}
