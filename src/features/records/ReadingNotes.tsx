/** Reading notes: says once how many values of a reply could not be read, and shows on request what came. */
import { Button, Code, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Unreadable } from '#contract/protocol/envelope.ts';
import type { Notes } from '#contract/reading/notes.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { formatCount } from '#ui/format/format.ts';
import classes from './ReadingNotes.module.css';

interface ReadingNotesProps {
  notes: Notes | undefined;
  /** Rows that are no records at all. */
  rows?: readonly Unreadable[];
}

export function ReadingNotes({ notes, rows = [] }: ReadingNotesProps) {
  const [open, setOpen] = useState(false);
  const values = notes?.count ?? 0;
  if (values + rows.length === 0) return null;
  const what = [
    ...(rows.length === 0 ? [] : [formatCount(rows.length, 'row')]),
    ...(values === 0 ? [] : [formatCount(values, 'value')]),
  ].join(' and ');
  const lines = [
    ...rows.map(({ index, raw }) => `row ${index + 1}: ${raw}`),
    ...(notes?.kept ?? []).map(({ path, raw }) => `${path}: ${raw ?? 'nothing came'}`),
  ];
  const report = lines.join('\n');
  return (
    <div className={classes['notes']}>
      <Group gap="xs">
        <Text size="sm" c="var(--deck-text-dim)">
          {what} could not be read.
        </Text>
        <Button size="compact-xs" variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'}
        </Button>
        {open ? <CopyButton value={report} label="Copy what could not be read" /> : null}
      </Group>
      {open ? (
        <Code block className={classes['raw'] ?? ''} tabIndex={0} role="region" aria-label="What could not be read">
          {report}
          {values > lines.length - rows.length ? `\n… and ${values - (lines.length - rows.length)} more` : ''}
        </Code>
      ) : null}
    </div>
  );
}
