/** What each column of the file is: guessed from its name, to be changed, and remembered for the next file like it. */
import { NativeSelect, Text } from '@mantine/core';
import { memo } from 'react';
import type { ImportDesk } from '#pages/links-import/session/import-session.ts';
import { fieldNames, labelOf, notationOf, readTarget } from '#pages/links-import/table/field-definitions.ts';
import type { Layout } from '#pages/links-import/table/table-types.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ColumnsPanel.module.css';

interface ColumnsPanelProps {
  desk: ImportDesk;
  targets: readonly string[];
  layout: Layout;
}

const choices = fieldNames.map((field) => ({ value: field, label: labelOf({ field, key: '' }) }));

export const ColumnsPanel = memo(function ColumnsPanel({ desk, targets, layout }: ColumnsPanelProps) {
  const left = targets.filter((target) => target === '').length;
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
          // Two columns may have one name; their places tell them apart.
          <li key={index} className={classes['column']}>
            <div className={classes['from']}>
              <bdi dir="auto" className={classes['name']} title={column}>
                {column.slice(0, 100)}
              </bdi>
              <Sample layout={layout} index={index} secret={targets[index] === 'password'} />
            </div>
            <TargetChoice
              column={column}
              target={targets[index] ?? ''}
              onChange={(target) => void desk.setTarget(index, target)}
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

interface TargetChoiceProps {
  column: string;
  target: string;
  onChange: (target: string) => void;
}

function TargetChoice({ column, target, onChange }: TargetChoiceProps) {
  const read = readTarget(target);
  const own = read === undefined || read.key === '' ? [] : [{ value: target, label: labelOf(read) }];
  return (
    <div className={classes['to']}>
      <NativeSelect
        aria-label={`${column.slice(0, 100)} is`}
        data={[{ value: '', label: 'Not imported' }, ...own, ...choices]}
        value={target}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="xs" c="var(--deck-text-dim)" className={classes['notation'] ?? ''}>
        {read === undefined ? '' : notationOf(read)}
      </Text>
    </div>
  );
}
