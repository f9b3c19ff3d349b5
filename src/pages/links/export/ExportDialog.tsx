/** Export dialog: saves links as CSV or JSON, with the requests that it needs and its progress. */
import { Button, Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { durationLabel, type JobTexts } from '#features/jobs/job-labels.ts';
import { useBudget } from '#queries/budget.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import type { ExportFormat } from './export-file.ts';
import { type ExportSource, exportPage, useExport } from './use-export.ts';

/** Closing the dialog stops the export, to save requests. */
export function ExportDialog({ source, onClose }: { source: ExportSource; onClose: () => void }) {
  const t = useTranslations('links.exporting');
  const jobTexts = useTranslations('jobs');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { bulkPerMinute } = useBudget();
  const work = useExport(source);
  const { progress, state, problem } = work;
  const total = progress.total ?? totalOf(source);
  const start = useRef<HTMLButtonElement>(null);
  // The button was disabled while the list was read, and has lost the focus.
  useEffect(() => {
    if (state === 'saved' || state === 'failed') start.current?.focus();
  }, [state]);
  const close = () => {
    work.stop();
    onClose();
  };

  return (
    <Dialog onClose={close} title={t('title')} size={480} closeOnClickOutside={state !== 'reading'}>
      <Stack gap="md">
        <Text>{describeSource(source, t)}</Text>
        <SegmentedControl
          aria-label={t('format')}
          data={[
            { value: 'csv', label: 'CSV' },
            { value: 'json', label: 'JSON' },
          ]}
          value={format}
          disabled={state === 'reading'}
          onChange={(value) => setFormat(value === 'json' ? 'json' : 'csv')}
        />
        <Text size="sm" c="var(--deck-text-dim)">
          {format === 'csv' ? t('csv') : t('json')}
        </Text>
        {state === 'reading' || state === 'failed' ? (
          <div>
            <Progress.Root size="sm">
              <Progress.Section
                value={(progress.rows.length / Math.max(total ?? 1, 1)) * 100}
                aria-label={t('progress')}
              />
            </Progress.Root>
            <Text role="status" size="sm" mt={4}>
              {total === undefined
                ? t('readUncounted', { read: progress.rows.length })
                : t('read', { read: progress.rows.length, total })}
            </Text>
          </div>
        ) : null}
        <ErrorAlert title={t('stopped')}>{problem}</ErrorAlert>
        <Text role="status" size="sm">
          {state === 'saved' ? savedMessage(work.saved, progress.unreadable, t) : ''}
        </Text>
        <Group justify="space-between" wrap="wrap">
          <Text size="sm" c="var(--deck-text-dim)">
            {state === 'ready' ? cost(source, bulkPerMinute, t, jobTexts) : ''}
          </Text>
          <Group gap="sm">
            <Button variant="default" onClick={close}>
              {state === 'saved' ? t('close') : t('cancel')}
            </Button>
            <Button
              ref={start}
              loading={state === 'reading'}
              data-autofocus
              onClick={() => void work.start(format)}
            >
              {state === 'failed' ? t('continue') : t('start', { format: format.toUpperCase() })}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

function totalOf(source: ExportSource): number | undefined {
  return source.kind === 'rows' ? source.rows.length : source.total;
}

type Texts = ReturnType<typeof useTranslations<'links.exporting'>>;

function describeSource(source: ExportSource, t: Texts): ReactNode {
  if (source.kind === 'rows') return t('selected', { count: source.rows.length });
  if (source.kind === 'view') {
    const listed = t('listed', { count: source.total });
    return source.partial ? `${listed} ${t('partial')}` : listed;
  }
  const { q, total, order } = source;
  const sorted = order === 'click' ? t('byClicks') : t('byDate');
  if (q === '')
    return `${total === undefined ? t('allUncounted') : t('all', { count: total })} ${sorted}`;
  const match = { text: q.slice(0, 200), q: (text: ReactNode) => <q dir="auto">{text}</q> };
  return (
    <>
      {total === undefined
        ? t.rich('matchUncounted', match)
        : t.rich('match', { ...match, count: total })}{' '}
      {sorted}
    </>
  );
}

function cost(source: ExportSource, bulkPerMinute: number, t: Texts, jobTexts: JobTexts): string {
  if (source.kind !== 'list') return t('free');
  if (source.total === undefined) return '';
  const requests = Math.max(1, Math.ceil(source.total / exportPage));
  return t('cost', { count: requests, time: durationLabel(requests, bulkPerMinute, jobTexts) });
}

interface SavedCounts {
  rows: number;
  guarded: number;
  unparsed: number;
}

function savedMessage(
  { rows, guarded, unparsed }: SavedCounts,
  unreadable: number,
  t: Texts,
): string {
  const sentences = [
    t('saved', { count: rows }),
    ...(guarded === 0 ? [] : [t('guarded', { count: guarded })]),
    ...(unparsed === 0 ? [] : [t('unread', { count: unparsed })]),
    ...(unreadable === 0 ? [] : [t('unreadable', { count: unreadable })]),
  ];
  return sentences.join(' ');
}
