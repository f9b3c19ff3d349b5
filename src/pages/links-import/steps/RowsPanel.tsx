/** Rows panel: the checked rows as a table, those with problems first, to be edited or skipped. */
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import {
  type ImportSession,
  type ImportState,
  isPlain,
  rowsOnPage,
} from '#pages/links-import/session/import-session.ts';
import type { Layout } from '#pages/links-import/table/table-types.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { ImportRow } from './ImportRow.tsx';
import classes from './RowsPanel.module.css';

interface RowsPanelProps {
  session: ImportSession;
  state: ImportState;
  layout: Layout;
}

export const RowsPanel = memo(function RowsPanel({ session, state, layout }: RowsPanelProps) {
  const t = useTranslations('linksImport.rows');
  const tableTexts = useTranslations('linksImport.table');
  const { summary, filter, page, shown, fields, defaults, busy } = state;
  const isFilled = (field: 'channel' | 'metatitle') =>
    fields.includes(field) || defaults[field] !== undefined;
  return (
    <Stack gap="sm" aria-busy={busy}>
      {summary === undefined || isPlain(summary) ? null : (
        <Group gap="sm">
          <SegmentedControl
            aria-label={t('which')}
            size="xs"
            data={[
              { value: 'problems', label: t('problems') },
              { value: 'all', label: t('all') },
            ]}
            value={filter}
            onChange={(value) =>
              void session.show({ filter: value === 'all' ? 'all' : 'problems' })
            }
          />
          {summary.fixable === 0 ? null : (
            <Button size="xs" variant="light" onClick={() => void session.fixNames()}>
              {t('fixNames', { count: summary.fixable })}
            </Button>
          )}
          {summary.errors === 0 ? null : (
            <Button size="xs" variant="default" onClick={() => void session.skip('errors', true)}>
              {t('skipErrors', { count: summary.errors })}
            </Button>
          )}
          {summary.warnings === 0 ? null : (
            <Button size="xs" variant="default" onClick={() => void session.skip('warnings', true)}>
              {t('skipWarnings', { count: summary.warnings })}
            </Button>
          )}
        </Group>
      )}
      {shown.rows.length === 0 && summary !== undefined ? (
        <Text c="var(--deck-text-dim)">{t('fine')}</Text>
      ) : (
        <div
          className={classes.table}
          data-channel={isFilled('channel') ? 'filled' : 'empty'}
          data-title={isFilled('metatitle') ? 'filled' : 'empty'}
        >
          <div className={classes.heads} aria-hidden>
            <span>{t('shortLink')}</span>
            <span>{t('destination')}</span>
            <span className={classes.channel}>{tableTexts('fields.channel')}</span>
            <span className={classes.title}>{tableTexts('fields.metatitle')}</span>
          </div>
          <ul className={classes.rows} aria-label={t('title')}>
            {shown.rows.map((row) => (
              <ImportRow
                key={row.index}
                row={row}
                columns={layout.columns}
                fields={fields}
                session={session}
              />
            ))}
          </ul>
        </div>
      )}
      <Pager
        page={page}
        pages={Math.max(1, Math.ceil(shown.total / rowsOnPage))}
        onPage={(next) => void session.show({ page: next })}
      />
    </Stack>
  );
});
