/** DNS advice: the record that a new domain needs, and a command that checks it. */
import { Code, Group, Stack, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useEngine } from '#queries/EngineContext.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { dnsCheck } from './dns-check.ts';

export function DnsAdvice() {
  const t = useTranslations('domains.dns');
  const typed: unknown = useFormContext().watch('domain');
  const { target, record, command } = dnsCheck(
    typeof typed === 'string' ? typed : '',
    useEngine().serviceAddress,
  );
  return (
    <Stack gap="xs" role="group" aria-label={t('label')}>
      <Text size="sm">
        {t.rich('needs', { record, target, code: (inside) => <Code>{inside}</Code> })}
      </Text>
      <Text size="sm">{t('check')}</Text>
      <Group gap="xs" wrap="nowrap">
        <Code block flex={1} miw={0} style={{ overflowX: 'auto' }} tabIndex={0}>
          {command}
        </Code>
        <CopyButton value={command} label={t('copy')} />
      </Group>
    </Stack>
  );
}
