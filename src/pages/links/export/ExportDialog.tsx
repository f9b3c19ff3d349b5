/** Export dialog: saves links as CSV or JSON, with the requests that it needs and its progress. */
import { Button, Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { durationLabel } from '#features/jobs/job-labels.ts';
import { useBudget } from '#queries/budget.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import type { ExportFormat } from './export-file.ts';
import { type ExportSource, exportPage, useExport } from './use-export.ts';

/** Closing the dialog stops the export, to save requests. */
export function ExportDialog({ source, onClose }: { source: ExportSource; onClose: () => void }) {
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
    <Dialog onClose={close} title="Export links" size={480} closeOnClickOutside={state !== 'reading'}>
      <Stack gap="md">
        <Text>{describeSource(source)}</Text>
        <SegmentedControl
          aria-label="Format"
          data={[
            { value: 'csv', label: 'CSV' },
            { value: 'json', label: 'JSON' },
          ]}
          value={format}
          disabled={state === 'reading'}
          onChange={(value) => setFormat(value === 'json' ? 'json' : 'csv')}
        />
        <Text size="sm" c="var(--deck-text-dim)">
          {format === 'csv'
            ? 'Text that begins with =, +, - or @ gets an apostrophe before it, so that no spreadsheet runs it as a formula. Importing the file here takes the apostrophe off again. JSON leaves all text as it is.'
            : 'A list of records with the names that the service uses, all text as it is.'}
        </Text>
        {state === 'reading' || state === 'failed' ? (
          <div>
            <Progress.Root size="sm">
              <Progress.Section value={(progress.rows.length / Math.max(total ?? 1, 1)) * 100} aria-label="Links that are read" />
            </Progress.Root>
            <Text role="status" size="sm" mt={4}>
              {formatNumber(progress.rows.length)} of {total === undefined ? 'your' : formatNumber(total)} links read
            </Text>
          </div>
        ) : null}
        <ErrorAlert title="The export stopped">{problem}</ErrorAlert>
        <Text role="status" size="sm">
          {state === 'saved' ? savedMessage(work.saved, progress.unreadable) : ''}
        </Text>
        <Group justify="space-between" wrap="wrap">
          <Text size="sm" c="var(--deck-text-dim)">
            {state === 'ready' ? cost(source, bulkPerMinute) : ''}
          </Text>
          <Group gap="sm">
            <Button variant="default" onClick={close}>
              {state === 'saved' ? 'Close' : 'Cancel'}
            </Button>
            <Button ref={start} loading={state === 'reading'} data-autofocus onClick={() => void work.start(format)}>
              {state === 'failed' ? 'Go on' : `Export as ${format === 'csv' ? 'CSV' : 'JSON'}`}
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

function describeSource(source: ExportSource): React.ReactNode {
  const total = totalOf(source);
  if (source.kind === 'rows') return `${formatCount(source.rows.length, 'link')}, as selected.`;
  if (source.kind === 'view') return viewText(source);
  const order = source.order === 'click' ? 'most clicks first' : 'newest first';
  if (source.q === '') return total === undefined ? `All links, ${order}.` : `All ${formatCount(total, 'link')}, ${order}.`;
  return (
    <>
      {total === undefined ? 'All links' : formatCount(total, 'link')} that match <q dir="auto">{source.q.slice(0, 200)}</q>,{' '}
      {order}.
    </>
  );
}

function viewText({ total, partial }: Extract<ExportSource, { kind: 'view' }>): string {
  const links = `${formatCount(total, 'link')}, as listed.`;
  return partial ? `${links} Links that aren’t here yet are left out.` : links;
}

function cost(source: ExportSource, bulkPerMinute: number): string {
  if (source.kind !== 'list') return 'No request is needed.';
  if (source.total === undefined) return '';
  const requests = Math.max(1, Math.ceil(source.total / exportPage));
  return `${formatCount(requests, 'request')}: ${durationLabel(requests, bulkPerMinute)}.`;
}

interface SavedCounts {
  rows: number;
  guarded: number;
  unread: number;
}

function savedMessage({ rows, guarded, unread }: SavedCounts, unreadable: number): string {
  const parts = [
    `Saved ${formatCount(rows, 'link')}.`,
    guarded === 0 ? '' : `${formatCount(guarded, 'cell')} got an apostrophe.`,
    unread === 0 ? '' : `${formatCount(unread, 'value')} could not be read and ${unread === 1 ? 'is' : 'are'} left empty.`,
    unreadable === 0
      ? ''
      : `${unreadable === 1 ? '1 row was' : `${formatNumber(unreadable)} rows were`} unreadable, and ${unreadable === 1 ? 'is' : 'are'} not in it.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
