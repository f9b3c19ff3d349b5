/** Stored data panel: lists what Linkdeck stores in this browser, and removes it. */
import { Button, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { formatBytes } from '#ui/format/format.ts';

import { QueryState } from '#ui/layout/QueryState.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import classes from './StoredPanel.module.css';
import { type StoredKind, storedKinds } from './stored-data-labels.ts';

export function StoredPanel() {
  const t = useTranslations('account');
  const { readStored, wipe, preferences } = useSessionActions();
  const { clearColorScheme } = useMantineColorScheme();
  const [asking, setAsking] = useState(false);
  // Stored data changes with every preference, so nothing is cached.
  const stored = useQuery({
    queryKey: ['stored parts', preferences],
    queryFn: readStored,
    staleTime: 0,
    gcTime: 0,
  });

  return (
    <SettingsSection title={t('stored.title')}>
      <QueryState
        query={stored}
        what={t('what.stored')}
        skeleton={<div className={classes.waiting} />}
      >
        {(parts) =>
          parts.length === 0 ? (
            <Text c="var(--deck-text-dim)">{t('stored.none')}</Text>
          ) : (
            <StoredList stored={storedKinds(parts)} />
          )
        }
      </QueryState>
      <SettingRow name={t('stored.wipe.confirm')} note={t('stored.wipe.note')}>
        <Button
          size="xs"
          variant="default"
          c="var(--mantine-color-error)"
          aria-label={t('stored.wipeMenu')}
          onClick={() => setAsking(true)}
        >
          {t('stored.wipe.short')}
        </Button>
      </SettingRow>
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
    </SettingsSection>
  );
}

/** How much is stored, and on demand where. */
function StoredList({ stored }: { stored: readonly StoredKind[] }) {
  const t = useTranslations('account');
  const [isOpen, setOpen] = useState(false);
  const size = formatBytes(stored.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0));
  return (
    <>
      <UnstyledButton
        className={classes.sum}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('stored.sum', { size, count: stored.length })}
        <ChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {isOpen ? (
        <ul className={classes.parts} aria-label={t('stored.title')}>
          {stored.map((part) => (
            <li key={`${part.place} ${part.name}`}>
              <span className={classes.what}>
                {part.kind === undefined ? part.name : t(`stored.kinds.${part.kind}`)}
              </span>
              <span className={classes.note}>{noteOf(part, t)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function noteOf(
  { place, bytes, count }: StoredKind,
  t: ReturnType<typeof useTranslations<'account'>>,
): string {
  const size = bytes === undefined ? t('stored.noSize') : formatBytes(bytes);
  return count === 1
    ? t('stored.kept', { place, size })
    : t('stored.keptFor', { place, size, accounts: count });
}
