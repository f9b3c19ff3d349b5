/** Targeting step: rules by device, country and language, and a tester for them. */

import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ruleLists } from '#features/new-link/targeting-rules.ts';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { PlatformOffer } from './PlatformOffer.tsx';
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
