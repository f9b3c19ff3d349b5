/** Rows panel: the checked rows, those with problems first, to be edited or skipped. */
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { memo } from 'react';
import { type ImportSession, type ImportState, rowsOnPage } from '#pages/links-import/session/import-session.ts';
import type { Layout, Summary } from '#pages/links-import/table/table-types.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ImportRow } from './ImportRow.tsx';
import classes from './RowsPanel.module.css';

interface RowsPanelProps {
  session: ImportSession;
  state: ImportState;
  layout: Layout;
}

export const RowsPanel = memo(function RowsPanel({ session, state, layout }: RowsPanelProps) {
  const { summary, filter, page, shown, fields, busy } = state;
  return (
    <Panel title="Rows">
      <Stack gap="sm" aria-busy={busy}>
        <Text role="status">{summary === undefined ? 'Checking the rows…' : summaryText(summary)}</Text>
        {summary === undefined ? null : (
          <Group gap="sm">
            <SegmentedControl
              aria-label="Which rows"
              size="xs"
              data={[
                { value: 'problems', label: 'Need a look' },
                { value: 'all', label: 'All rows' },
              ]}
              value={filter}
              onChange={(value) => void session.show({ filter: value === 'all' ? 'all' : 'problems' })}
            />
            {summary.errors === 0 ? null : (
              <Button size="xs" variant="default" onClick={() => void session.skip('errors', true)}>
                {summary.errors === 1 ? 'Skip the row with an error' : `Skip ${formatNumber(summary.errors)} rows with errors`}
              </Button>
            )}
            {summary.warnings === 0 ? null : (
              <Button size="xs" variant="default" onClick={() => void session.skip('warnings', true)}>
                {summary.warnings === 1 ? 'Skip the row with a doubt' : `Skip ${formatNumber(summary.warnings)} rows with doubts`}
              </Button>
            )}
          </Group>
        )}
        {shown.rows.length === 0 && summary !== undefined ? (
          <Text c="var(--deck-text-dim)">Nothing is wrong with any row.</Text>
        ) : (
          <ul className={classes['rows']} aria-label="Rows">
            {shown.rows.map((row) => (
              <ImportRow key={row.index} row={row} columns={layout.columns} fields={fields} session={session} />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={Math.max(1, Math.ceil(shown.total / rowsOnPage))}
          onPage={(next) => void session.show({ page: next })}
        />
      </Stack>
    </Panel>
  );
});

function summaryText({ rows, ready, errors, warnings, skipped }: Summary): string {
  const parts = [
    `${formatNumber(ready)} of ${formatNumber(rows)} ${rows === 1 ? 'row is' : 'rows are'} ready`,
    errors === 0 ? '' : `${formatNumber(errors)} with an error`,
    warnings === 0 ? '' : `${formatNumber(warnings)} with a doubt`,
    skipped === 0 ? '' : `${formatNumber(skipped)} skipped`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
