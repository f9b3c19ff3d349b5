/** Kept panel: whether click history and links are kept in this browser, which links are here, and what that took. */
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSecondClick } from '#features/library/second-click.ts';
import { storageLostText, storageOffer, storageText } from '#features/library/storage-text.ts';
import { durationText, requestsFor, syncText } from '#features/library/sync-text.ts';
import { useStoreLinks } from '#features/library/use-store-links.ts';
import { useBudget } from '#queries/budget.ts';
import { useKeepHistory, useLibraryActions, useLibraryState } from '#queries/library.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { FormErrorAlert } from '#ui/form/FormErrorAlert.tsx';
import { type FormError, formError } from '#ui/form/form-error.ts';
import { formatBytes, formatDate } from '#ui/format/format.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Loading more links than this takes so long that it is asked first. */
const maxUnasked = 5000;

export function StoredLinksPanel() {
  const t = useTranslations('account.links');
  const words = useTranslations('library');
  const errorText = useErrorText();
  const state = useLibraryState();
  const { readAllLinks: fill, pause, remove } = useLibraryActions();
  const { retention, keep } = useStoreLinks();
  const budget = useBudget();
  const now = useNow();
  const openDialog = useDialog();
  const [error, setError] = useState<FormError>();
  const { phase, loaded: known, total, requests, requestsLeft, keeping } = state;
  const cost = requestsLeft ?? requestsFor(total ?? known);
  const change = async (wanted: boolean) => {
    setError(undefined);
    await keep(wanted).catch((problem: unknown) =>
      setError(formError(problem, [], { title: t('notKept'), errorText })),
    );
  };
  const askToFill = () =>
    openDialog(ConfirmDialog, {
      title: t('fill.title'),
      confirmLabel: words('load'),
      failure: t('fill.failed'),
      onConfirm: fill,
      children: t('fill.text', {
        requests: cost,
        time: durationText(cost, budget.bulkPerMinute, words),
      }),
    });
  const askToRemove = () =>
    openDialog(ConfirmDialog, {
      title: t('remove.title'),
      confirmLabel: t('remove.confirm'),
      failure: t('remove.failed'),
      onConfirm: remove,
      children: t('remove.text', { count: known }),
    });

  const facts = [
    storageLostText(keeping, words) || storageText(keeping, retention, words),
    keeping.bytes === 0 ? '' : t('size', { size: formatBytes(keeping.bytes) }),
    requests === 0 ? '' : t('requests', { count: requests }),
  ];

  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <HistoryRow />
      {keeping.isPossible ? (
        <SettingRow
          name={t('keep')}
          note={storageOffer(retention, words)}
          control={(ids) => (
            <Switch
              {...ids}
              checked={keeping.mode === 'browser'}
              disabled={phase === 'loading'}
              onChange={(event) => void change(event.currentTarget.checked)}
            />
          )}
        />
      ) : null}
      {error === undefined ? null : <FormErrorAlert error={error} />}
      <SettingRow
        name={<span role="status">{syncText(state, budget, now, words) || t('none')}</span>}
        note={facts.filter((fact) => fact !== '').join(' ')}
      >
        <LoadingButton
          state={state}
          onLoad={() => (cost > requestsFor(maxUnasked) ? askToFill() : void fill())}
          onPause={() => void pause()}
        />
        {known === 0 && keeping.bytes === 0 ? null : (
          <Button size="xs" variant="default" c="var(--mantine-color-error)" onClick={askToRemove}>
            {t('removeMenu')}
          </Button>
        )}
      </SettingRow>
    </SettingsSection>
  );
}

interface LoadingButtonProps {
  state: ReturnType<typeof useLibraryState>;
  onLoad: () => void;
  onPause: () => void;
}

/** Loads the links that are missing, or pauses that. */
function LoadingButton({ state, onLoad, onPause }: LoadingButtonProps) {
  const t = useTranslations('account.links');
  const words = useTranslations('library');
  const { phase, pausedFor } = state;
  if (phase === 'whole' || phase === 'loading') return null;
  const isStopped =
    phase === 'empty' || pausedFor === 'paused' || pausedFor === 'key' || pausedFor === 'failed';
  if (isStopped)
    return (
      <Button size="xs" variant="default" onClick={onLoad}>
        {words('load')}
      </Button>
    );
  return (
    <Button
      size="xs"
      variant="default"
      onClick={(press) => {
        if (!isSecondClick(press)) onPause();
      }}
    >
      {t('pause')}
    </Button>
  );
}

const day = 86_400_000;

/** Nothing where readings are in memory alone, as in a parent page. */
function HistoryRow() {
  const t = useTranslations('account.history');
  const errorText = useErrorText();
  const { isPossible, isStored, since } = useLibraryState().history;
  const keepHistory = useKeepHistory();
  const now = useNow();
  const openDialog = useDialog();
  const [error, setError] = useState<FormError>();
  if (!isPossible) return null;
  const turnOn = () => {
    setError(undefined);
    keepHistory(true).catch((problem: unknown) =>
      setError(formError(problem, [], { title: t('notKept'), errorText })),
    );
  };
  const askToForget = () =>
    openDialog(ConfirmDialog, {
      title: t('ask', { days: Math.max(1, Math.ceil((now - (since ?? now)) / day)) }),
      confirmLabel: t('forget'),
      cancelLabel: t('stay'),
      failure: t('notForgotten'),
      onConfirm: () => keepHistory(false),
      children: t('lost'),
    });
  return (
    <>
      <SettingRow
        name={t('name')}
        note={`${t('what')} ${since === null || !isStored ? '' : t('since', { when: formatDate(since, now) })}`.trim()}
        control={(ids) => (
          <Switch
            {...ids}
            checked={isStored}
            onChange={(event) => (event.currentTarget.checked ? turnOn() : askToForget())}
          />
        )}
      />
      {error === undefined ? null : <FormErrorAlert error={error} />}
    </>
  );
}
