/** Targeting step: rules by device, country and language, and a tester for them. */

import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ruleLists } from '#features/new-link/targeting-rules.ts';
import { PlatformOffer } from './PlatformOffer.tsx';
import { RuleList } from './RuleList.tsx';
import { TargetingTester } from './TargetingTester.tsx';

export function TargetingSection() {
  const t = useTranslations('linksNew.targeting');
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--deck-text-dim)">
        {t('intro')}
      </Text>
      {ruleLists.map((list) => (
        <RuleList key={list} list={list} />
      ))}
      <PlatformOffer />
      <TargetingTester />
    </Stack>
  );
}
