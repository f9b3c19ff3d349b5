/** DNS advice: the record that a new domain needs, and a command that checks it. */
import { Code, Group, Stack, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useEngine } from '#queries/EngineContext.tsx';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { dnsCheck } from './dns-check.ts';

export function DnsAdvice() {
  const typed: unknown = useFormContext().watch('domain');
  const { target, record, command } = dnsCheck(typeof typed === 'string' ? typed : '', useEngine().serviceAddress);
  return (
    <Stack gap="xs" role="group" aria-label="Before you add it">
      <Text size="sm">
        The domain must already point to the service. At your DNS provider it needs{' '}
        {record === 'CNAME' ? 'a CNAME record that leads to the host' : `an ${record} record with the address`} of your short
        links, which is often that of the service: <Code>{target}</Code>.
      </Text>
      <Text size="sm">To check, run this; it should answer with the same address as for that host:</Text>
      <Group gap="xs" wrap="nowrap">
        <Code block flex={1} miw={0} style={{ overflowX: 'auto' }} tabIndex={0}>
          {command}
        </Code>
        <CopyButton value={command} label="Copy command" />
      </Group>
    </Stack>
  );
}
