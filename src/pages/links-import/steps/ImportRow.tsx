/** One row: what it would make, and each cell that something is wrong with, to be mended on the spot. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Check, CircleSlash, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import type { ImportDesk } from '#pages/links-import/session/import-session.ts';
import { labelOf, readTarget } from '#pages/links-import/table/field-definitions.ts';
import type { RowProblem, RowView } from '#pages/links-import/table/table-types.ts';
import { formatNumber } from '#ui/format/format.ts';
import classes from './RowsPanel.module.css';

interface ImportRowProps {
  row: RowView;
  columns: readonly string[];
  targets: readonly string[];
  desk: ImportDesk;
}

export const ImportRow = memo(function ImportRow({ row, columns, targets, desk }: ImportRowProps) {
  const { index, number, skipped, problems, cells } = row;
  // A cell that was mended stays to be seen, and keeps the focus.
  const [mended, setMended] = useState<readonly number[]>([]);
  const atCells = [...new Set([...problems.map(({ column }) => column), ...mended])]
    .filter((column) => column >= 0)
    .sort((a, b) => a - b);
  const elsewhere = problems.filter(({ column }) => column < 0);
  const cell = (field: string) => cells[targets.indexOf(field)]?.trim() ?? '';
  const state = skipped
    ? 'skipped'
    : problems.some(({ kind }) => kind === 'error')
      ? 'error'
      : problems.length > 0
        ? 'warning'
        : 'ready';

  return (
    <li className={classes['row']} data-state={state}>
      <div className={classes['line']}>
        <StateMark state={state} />
        <span className={classes['number']}>Row {formatNumber(number)}</span>
        <span className={classes['what']}>
          <bdi dir="auto" className={classes['url']} title={cell('url')}>
            {cell('url').slice(0, 300) || 'No destination'}
          </bdi>
          {cell('custom') === '' ? null : (
            <bdi dir="auto" className={classes['alias']}>
              {cell('custom').slice(0, 100)}
            </bdi>
          )}
        </span>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={skipped ? `Import row ${number} after all` : `Skip row ${number}`}
          onClick={() => void desk.skip([index], !skipped)}
        >
          {skipped ? 'Import' : 'Skip'}
        </Button>
      </div>
      {skipped ? null : (
        <div className={classes['problems']}>
          {atCells.map((column) => (
            <CellInput
              key={column}
              label={labelAt(columns, targets, column)}
              secret={targets[column] === 'password'}
              text={cells[column] ?? ''}
              problems={problems.filter((each) => each.column === column)}
              onMend={(text) => {
                setMended((now) => [...now, column]);
                void desk.mend(index, column, text);
              }}
            />
          ))}
          {elsewhere.map(({ label, message }) => (
            <p key={label + message} dir="auto">
              {label}: {message}
            </p>
          ))}
        </div>
      )}
    </li>
  );
});

function labelAt(columns: readonly string[], targets: readonly string[], column: number): string {
  const target = readTarget(targets[column] ?? '');
  return target === undefined ? (columns[column] ?? '').slice(0, 100) : labelOf(target);
}

const marks = {
  ready: { Icon: Check, word: 'Ready' },
  error: { Icon: TriangleAlert, word: 'Has an error' },
  warning: { Icon: TriangleAlert, word: 'Has a doubt' },
  skipped: { Icon: CircleSlash, word: 'Skipped' },
} as const;

function StateMark({ state }: { state: keyof typeof marks }) {
  const { Icon, word } = marks[state];
  return <Icon size={16} role="img" aria-label={word} className={classes['mark']} />;
}

interface CellInputProps {
  label: string;
  secret: boolean;
  text: string;
  problems: readonly RowProblem[];
  onMend: (text: string) => void;
}

/** Checked when somebody leaves it or presses Enter. Not controlled: a long cell is not copied with every key. */
function CellInput({ label, secret, text, problems, onMend }: CellInputProps) {
  const mend = (typed: string) => {
    if (typed !== text) onMend(typed);
  };
  const errors = problems.filter(({ kind }) => kind === 'error').map(({ message }) => message);
  const doubts = problems.filter(({ kind }) => kind === 'warning').map(({ message }) => message);
  const shown = {
    label,
    defaultValue: text,
    error: errors.length === 0 ? undefined : <span dir="auto">{errors.join('. ')}</span>,
    description: doubts.length === 0 ? undefined : <span dir="auto">{doubts.join('. ')}</span>,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies ('label' | 'input' | 'description' | 'error')[],
    autoComplete: 'off',
    onBlur: (event: { currentTarget: HTMLInputElement }) => mend(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') mend(event.currentTarget.value);
    },
  };
  return secret ? (
    <PasswordInput {...shown} visibilityToggleFocusable visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }} />
  ) : (
    <TextInput {...shown} dir="auto" autoCapitalize="none" spellCheck={false} />
  );
}
