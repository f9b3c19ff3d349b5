/** File panel: name, size and encoding of the file, and its delimiter and header, which the user can change. */
import { Alert, Button, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { memo } from 'react';
import type { Delimiter } from '#features/files/csv.ts';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import type { Layout } from '#pages/links-import/table/table-types.ts';
import { formatCount } from '#ui/format/format.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

interface FilePanelProps {
  session: ImportSession;
  name: string;
  /** Why the last change of the layout was not taken, or ''. */
  problem: string;
  layout: Layout;
}

const delimiters: readonly { value: Delimiter; label: string }[] = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical line' },
  { value: '', label: 'Nothing: a line is one address' },
];

export const FilePanel = memo(function FilePanel({ session, name, problem, layout }: FilePanelProps) {
  const { rows, columns, delimiter, header, encoding } = layout;
  const facts = [
    formatCount(rows, 'row'),
    formatCount(columns.length, 'column'),
    encoding === 'UTF-16' || encoding === 'UTF-8' ? encoding : '',
  ].filter((fact) => fact !== '');
  return (
    <Panel
      title="What was read"
      control={
        <Button size="xs" variant="default" onClick={() => session.clear()}>
          Start over
        </Button>
      }
    >
      <Stack gap="sm">
        <Text>
          <bdi dir="auto">{name.slice(0, 200)}</bdi>: {facts.join(', ')}
        </Text>
        <ErrorAlert>{problem}</ErrorAlert>
        {encoding === 'guessed' ? (
          <Alert color="amber" title="This file is not valid UTF-8">
            It was read as Windows writes Western European text. Look whether letters with accents are right. If not, save the
            file as “CSV UTF-8” and choose it again.
          </Alert>
        ) : null}
        <Group gap="lg" align="flex-end">
          <NativeSelect
            label="Between columns"
            data={delimiters.map(({ value, label }) => ({ value: nameOf(value), label }))}
            value={nameOf(delimiter)}
            onChange={(event) => {
              const chosen = delimiters.find(({ value }) => nameOf(value) === event.currentTarget.value);
              if (chosen !== undefined) void session.setLayout({ delimiter: chosen.value });
            }}
          />
          <Switch
            label="The first row names the columns"
            checked={header}
            mih={32}
            onChange={(event) => void session.setLayout({ header: event.currentTarget.checked })}
          />
        </Group>
      </Stack>
    </Panel>
  );
});

/** The value of its option: a select does not keep a tab. */
function nameOf(delimiter: Delimiter): string {
  return delimiter === '' ? 'none' : String(delimiter.charCodeAt(0));
}
