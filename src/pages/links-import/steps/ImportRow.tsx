/** Import row: its destination and alias, and an input for each cell with a problem. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Check, CircleSlash, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { linkItem } from '#features/assign/model/assignment.ts';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import { labelOf, parseColumnField } from '#pages/links-import/table/field-definitions.ts';
import type { RowProblem, RowView } from '#pages/links-import/table/table-types.ts';
import { useLinksWithDestination } from '#queries/library.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import classes from './RowsPanel.module.css';

interface ImportRowProps {
  row: RowView;
  columns: readonly string[];
  fields: readonly string[];
  session: ImportSession;
}

export const ImportRow = memo(function ImportRow({ row, columns, fields, session }: ImportRowProps) {
  const { index, number, skipped, problems, cells } = row;
  // An edited cell stays, so that it keeps the focus.
  const [edited, setEdited] = useState<readonly number[]>([]);
  const shownCells = [...new Set([...problems.map(({ column }) => column), ...edited])]
    .filter((column) => column >= 0)
    .sort((a, b) => a - b);
  const elsewhere = problems.filter(({ column }) => column < 0);
  const cell = (field: string) => cells[fields.indexOf(field)]?.trim() ?? '';
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
        <StateIcon state={state} />
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
          onClick={() => void session.skip([index], !skipped)}
        >
          {skipped ? 'Import' : 'Skip'}
        </Button>
      </div>
      {skipped ? null : (
        <div className={classes['problems']}>
          {shownCells.map((column) => (
            <CellInput
              key={column}
              label={labelAt(columns, fields, column)}
              secret={fields[column] === 'password'}
              text={cells[column] ?? ''}
              problems={problems.filter((each) => each.column === column)}
              onEdit={(text) => {
                setEdited((now) => [...now, column]);
                void session.editCell(index, column, text);
              }}
            />
          ))}
          {elsewhere.map(({ label, message }) => (
            <p key={label + message} dir="auto">
              {label}: {message}
            </p>
          ))}
          <ExistingLinks url={cell('url')} />
        </div>
      )}
    </li>
  );
});

/** Says where the account has a link to the same destination already, as far as the links that are here tell. */
function ExistingLinks({ url }: { url: string }) {
  const [first, ...more] = useLinksWithDestination(completeUrl(url));
  if (first === undefined) return null;
  const others = more.length === 0 ? '' : ` and ${formatCount(more.length, 'other')}`;
  return (
    <p>
      You have a link to this destination already: <bdi>{linkItem(first).name}</bdi>
      {others}.
    </p>
  );
}

function labelAt(columns: readonly string[], fields: readonly string[], column: number): string {
  const columnField = parseColumnField(fields[column] ?? '');
  return columnField === undefined ? (columns[column] ?? '').slice(0, 100) : labelOf(columnField);
}

const states = {
  ready: { Icon: Check, label: 'Ready' },
  error: { Icon: TriangleAlert, label: 'Has an error' },
  warning: { Icon: TriangleAlert, label: 'Has a doubt' },
  skipped: { Icon: CircleSlash, label: 'Skipped' },
} as const;

function StateIcon({ state }: { state: keyof typeof states }) {
  const { Icon, label } = states[state];
  return <Icon size={16} role="img" aria-label={label} className={classes['mark']} />;
}

interface CellInputProps {
  label: string;
  secret: boolean;
  text: string;
  problems: readonly RowProblem[];
  onEdit: (text: string) => void;
}

/** Checked on blur and on Enter. Not controlled, so that a long cell is not copied at each key. */
function CellInput({ label, secret, text, problems, onEdit }: CellInputProps) {
  const submit = (typed: string) => {
    if (typed !== text) onEdit(typed);
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
    onBlur: (event: { currentTarget: HTMLInputElement }) => submit(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') submit(event.currentTarget.value);
    },
  };
  return secret ? (
    <PasswordInput {...shown} visibilityToggleFocusable visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }} />
  ) : (
    <TextInput {...shown} dir="auto" autoCapitalize="none" spellCheck={false} />
  );
}
