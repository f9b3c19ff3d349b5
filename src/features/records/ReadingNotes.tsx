/** Reading notes: says once how many values of a reply could not be read, and shows on request what came. */
import { Button, Code, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Unreadable } from '#contract/protocol/envelope.ts';
import type { Notes } from '#contract/reading/notes.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import classes from './ReadingNotes.module.css';

interface ReadingNotesProps {
  notes: Notes | undefined;
  /** Rows that are no records at all. */
  rows?: readonly Unreadable[];
}

export function ReadingNotes({ notes, rows = [] }: ReadingNotesProps) {
  const t = useTranslations('records.unread');
  const [open, setOpen] = useState(false);
  const values = notes?.count ?? 0;
  if (values + rows.length === 0) return null;
  const counts = { rows: rows.length, values };
  const what =
    values === 0 ? t('rows', counts) : rows.length === 0 ? t('values', counts) : t('both', counts);
  const lines = [
    ...rows.map(({ index, raw }) => `[${index}]: ${raw}`),
    ...(notes?.listed ?? []).map(({ path, raw }) => `${path}: ${raw ?? '–'}`),
  ];
  const report = lines.join('\n');
  return (
    <div className={classes.notes}>
      <Group gap="xs">
        <Text size="sm" c="var(--deck-text-dim)">
          {what}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'hide' : 'show')}
        </Button>
        {open ? <CopyButton value={report} label={t('copy')} /> : null}
      </Group>
      {open ? (
        <Code block className={classes.raw} tabIndex={0} role="region" aria-label={t('label')}>
          {report}
          {values > lines.length - rows.length
            ? `\n${t('more', { count: values - (lines.length - rows.length) })}`
            : ''}
        </Code>
      ) : null}
    </div>
  );
}
