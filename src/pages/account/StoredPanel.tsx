/** Stored data panel: lists what Linkdeck stores in this browser, and removes it. */
import { Button, Group, Text, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { formatBytes } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import classes from './StoredPanel.module.css';
import { type StoredKind, storedKinds } from './stored-data-labels.ts';

export function StoredPanel() {
  const t = useTranslations('account');
  const { readStored, wipe, preferences } = useDevice();
  const { clearColorScheme } = useMantineColorScheme();
  const [asking, setAsking] = useState(false);
  // Stored data changes with every preference, so nothing is cached.
  const stored = useQuery({ queryKey: ['stored parts', preferences], queryFn: readStored, staleTime: 0, gcTime: 0 });

  return (
    <Panel title={t('stored.title')}>
      <QueryState query={stored} what={t('what.stored')} skeleton={<div className={classes.waiting} />}>
        {(parts) =>
          parts.length === 0 ? (
            <Text c="var(--deck-text-dim)">{t('stored.none')}</Text>
          ) : (
            <ul className={classes.parts} aria-label={t('stored.title')}>
              {storedKinds(parts).map((stored) => (
                <li key={`${stored.place} ${stored.name}`}>
                  <span className={classes.what}>
                    {stored.kind === undefined ? stored.name : t(`stored.kinds.${stored.kind}`)}
                  </span>
                  <span className={classes.note}>{noteOf(stored, t)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <Text size="sm" c="var(--deck-text-dim)" my="sm">
        {t('stored.memory')}
      </Text>
      <Group gap="sm" mt="auto">
        <Button variant="light" color="red" onClick={() => setAsking(true)}>
          {t('stored.wipeMenu')}
        </Button>
      </Group>
      {asking ? (
        <ConfirmDialog
          title={t('stored.wipe.title')}
          confirmLabel={t('stored.wipe.confirm')}
          failure={t('stored.wipe.failed')}
          onConfirm={async () => {
            clearColorScheme();
            await wipe();
          }}
          onClose={() => setAsking(false)}
        >
          {t('stored.wipe.text')}
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}

function noteOf({ place, bytes, count }: StoredKind, t: ReturnType<typeof useTranslations<'account'>>): string {
  const size = bytes === undefined ? t('stored.noSize') : formatBytes(bytes);
  return count === 1 ? t('stored.kept', { place, size }) : t('stored.keptFor', { place, size, accounts: count });
}
