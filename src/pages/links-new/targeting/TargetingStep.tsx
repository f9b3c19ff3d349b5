/** Targeting step: rules by device, country and language, and a tester for them. */
import { Stack, Text } from '@mantine/core';
import { ruleLists } from '#pages/links-new/form/targeting-rules.ts';
import { RuleList } from './RuleList.tsx';
import { TargetingTester } from './TargetingTester.tsx';

export function TargetingStep() {
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--deck-text-dim)">
        Some visitors can go elsewhere. Devices are asked first, then countries, then languages; the first rule that fits decides,
        and everybody else goes to the destination.
      </Text>
      {ruleLists.map((list) => (
        <RuleList key={list} list={list} />
      ))}
      <TargetingTester />
    </Stack>
  );
}
