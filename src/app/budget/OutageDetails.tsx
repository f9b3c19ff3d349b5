/** Outage details: why nothing newer is shown, and the button that asks the service again. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Outage, useTryNow } from '#queries/reach/use-outage.ts';
import { formatClock } from '#ui/format/format.ts';
import { useErrorText } from '#ui/format/use-message.ts';

export function OutageDetails({ outage }: { outage: Outage }) {
  const t = useTranslations('shell.meter');
  const errorText = useErrorText();
  const tryNow = useTryNow();
  const [isDetailed, setDetailed] = useState(false);
  const { kind, error, dataFrom, nextTryAt } = outage;
  const isOffline = kind === 'offline';
  return (
    <Stack gap={8}>
      <Text fw={600}>{isOffline ? t('offlineTitle') : t('awayTitle')}</Text>
      <Text c="var(--deck-text-dim)">
        <span>{dataFrom === null ? '' : `${t('dataFrom', { time: formatClock(dataFrom) })} `}</span>
        <span>{isOffline ? t('offlineText') : t('awayText')}</span>
      </Text>
      <Group gap="md">
        <Button variant="default" size="xs" aria-busy={nextTryAt === null} onClick={tryNow}>
          {t('tryNow')}
        </Button>
        <Anchor
          component="button"
          type="button"
          size="xs"
          aria-expanded={isDetailed}
          onClick={() => setDetailed(!isDetailed)}
        >
          {t('details')}
        </Anchor>
      </Group>
      {isDetailed ? (
        <Text size="xs" dir="auto">
          {errorText(error)}
        </Text>
      ) : null}
    </Stack>
  );
}
