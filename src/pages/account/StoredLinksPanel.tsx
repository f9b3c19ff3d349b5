/** Kept links panel: which links are here, whether they are kept, what that took, and the buttons that change it. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSecondClick } from '#features/library/second-click.ts';
import { storageLostText, storageOffer, storageText } from '#features/library/storage-text.ts';
import { durationText, requestsFor, syncText } from '#features/library/sync-text.ts';
import { useStoreLinks } from '#features/library/use-store-links.ts';
import { useBudget } from '#queries/budget.ts';
import { useLibraryActions, useLibraryState } from '#queries/library.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { formatBytes } from '#ui/format/format.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Loading more links than this takes so long that it is asked first. */
const mostUnasked = 5000;

export function StoredLinksPanel() {
  const t = useTranslations('account.links');
  const words = useTranslations('library');
  const errorText = useErrorText();
  const state = useLibraryState();
  const { readAllLinks: fill, pause, remove } = useLibraryActions();
  const { retention, keep } = useStoreLinks();
  const budget = useBudget();
  const now = useNow();
  const [asking, setAsking] = useState<'fill' | 'remove'>();
  const [error, setError] = useState<FormError>();
  const { phase, pausedFor, loaded: known, total, requests, requestsLeft, keeping } = state;
  const isStopped =
    phase === 'empty' || pausedFor === 'paused' || pausedFor === 'key' || pausedFor === 'failed';
  const cost = requestsLeft ?? requestsFor(total ?? known);
  const change = async (wanted: boolean) => {
    setError(undefined);
    await keep(wanted).catch((problem: unknown) =>
      setError(formError(problem, [], { title: t('notKept'), errorText })),
    );
  };

  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <Stack gap="md">
        <div>
          <Text role="status">{syncText(state, budget, now, words) || t('none')}</Text>
          <Text size="sm" c="var(--deck-text-dim)">
            {storageLostText(keeping, words) || storageText(keeping, retention, words)}
            {keeping.bytes === 0 ? '' : ` ${t('size', { size: formatBytes(keeping.bytes) })}`}
            {requests === 0 ? '' : ` ${t('requests', { count: requests })}`}
          </Text>
        </div>
        {keeping.isPossible ? (
          <SwitchInput
            label={t('keep')}
            description={storageOffer(retention, words)}
            checked={keeping.mode === 'browser'}
            disabled={phase === 'loading'}
            onChange={(event) => void change(event.currentTarget.checked)}
          />
        ) : null}
        {error === undefined ? null : <FormErrorAlert error={error} />}
        <Group gap="sm">
          {phase === 'whole' || phase === 'loading' ? null : isStopped ? (
            <Button
              variant="default"
              onClick={() => (cost > requestsFor(mostUnasked) ? setAsking('fill') : void fill())}
            >
              {words('load')}
            </Button>
          ) : (
            <Button variant="default" onClick={(press) => void (isSecondClick(press) || pause())}>
              {t('pause')}
            </Button>
          )}
          {known === 0 && keeping.bytes === 0 ? null : (
            <Button variant="light" color="red" onClick={() => setAsking('remove')}>
              {t('removeMenu')}
            </Button>
          )}
        </Group>
      </Stack>
      {asking === 'fill' ? (
        <ConfirmDialog
          title={t('fill.title')}
          confirmLabel={words('load')}
          failure={t('fill.failed')}
          onConfirm={fill}
          onClose={() => setAsking(undefined)}
        >
          {t('fill.text', {
            requests: cost,
            time: durationText(cost, budget.bulkPerMinute, words),
          })}
        </ConfirmDialog>
      ) : null}
      {asking === 'remove' ? (
        <ConfirmDialog
          title={t('remove.title')}
          confirmLabel={t('remove.confirm')}
          failure={t('remove.failed')}
          onConfirm={remove}
          onClose={() => setAsking(undefined)}
        >
          {t('remove.text', { count: known })}
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}
