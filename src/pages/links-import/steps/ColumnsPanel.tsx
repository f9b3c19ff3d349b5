/** Columns panel: the field of each column, guessed from its header, and remembered for files with the same header. */
import { NativeSelect, Text } from '@mantine/core';
import { memo } from 'react';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import { fieldNames, labelOf, notationOf, parseColumnField } from '#pages/links-import/table/field-definitions.ts';
import type { Layout } from '#pages/links-import/table/table-types.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ColumnsPanel.module.css';

interface ColumnsPanelProps {
  session: ImportSession;
  fields: readonly string[];
  layout: Layout;
}

const choices = fieldNames.map((field) => ({ value: field, label: labelOf({ field, key: '' }) }));

export const ColumnsPanel = memo(function ColumnsPanel({ session, fields, layout }: ColumnsPanelProps) {
  const left = fields.filter((field) => field === '').length;
  return (
    <Panel
      title="Columns"
      covers={
        left === 0
          ? 'All of them are imported.'
          : `${left === 1 ? '1 column is' : `${left} columns are`} not imported, and stay in the result.`
      }
    >
      <ul className={classes['columns']} aria-label="Columns">
        {layout.columns.map((column, index) => (
          // Two columns may have one name, so the index is the key.
          <li key={index} className={classes['column']}>
            <div className={classes['from']}>
              <bdi dir="auto" className={classes['name']} title={column}>
                {column.slice(0, 100)}
              </bdi>
              <Sample layout={layout} index={index} secret={fields[index] === 'password'} />
            </div>
            <FieldSelect
              column={column}
              field={fields[index] ?? ''}
              onChange={(field) => void session.setColumnField(index, field)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
});

function Sample({ layout, index, secret }: { layout: Layout; index: number; secret: boolean }) {
  const found = layout.samples.map((cells) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
  const shown = found === '' ? 'empty in the first rows' : secret ? '••••••' : found.slice(0, 120);
  return (
    <bdi dir="auto" className={classes['sample']} title={secret ? undefined : found}>
      {shown}
    </bdi>
  );
}

interface FieldSelectProps {
  column: string;
  field: string;
  onChange: (field: string) => void;
}

function FieldSelect({ column, field, onChange }: FieldSelectProps) {
  const parsed = parseColumnField(field);
  const own = parsed === undefined || parsed.key === '' ? [] : [{ value: field, label: labelOf(parsed) }];
  return (
    <div className={classes['to']}>
      <NativeSelect
        aria-label={`${column.slice(0, 100)} is`}
        data={[{ value: '', label: 'Not imported' }, ...own, ...choices]}
        value={field}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="xs" c="var(--deck-text-dim)" className={classes['notation'] ?? ''}>
        {parsed === undefined ? '' : notationOf(parsed)}
      </Text>
    </div>
  );
}
