/** Import row: its short link, destination, channel and title, and an input for each cell with a problem. */
import { Button, PasswordInput, Text, TextInput } from '@mantine/core';
import { Check, CircleSlash, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { useFindingText } from '#features/new-link/finding-text.ts';
import { NamingChoices } from '#features/new-link/naming/NamingNotes.tsx';
import type { ImportSession } from '#pages/links-import/session/import-session.ts';
import { parseColumnField } from '#pages/links-import/table/field-definitions.ts';
import { labelOf, type TableTexts } from '#pages/links-import/table/field-labels.ts';
import { problemText } from '#pages/links-import/table/problem-texts.ts';
import type { RowProblem, RowView } from '#pages/links-import/table/table-types.ts';
import { useLinksWithDestination, useShortLinkTarget } from '#queries/library.ts';
import { columnNames } from './column-names.ts';
import classes from './RowsPanel.module.css';

interface ImportRowProps {
  row: RowView;
  columns: readonly string[];
  fields: readonly string[];
  session: ImportSession;
}

export const ImportRow = memo(function ImportRow({
  row,
  columns,
  fields,
  session,
}: ImportRowProps) {
  const t = useTranslations('linksImport.rows');
  const tableTexts = useTranslations('linksImport.table');
  const findingText = useFindingText();
  const names = columnNames(columns, useTranslations('linksImport.columns'));
  const { index, number, skipped, problems, cells } = row;
  const { destination, shortLink, channel, title } = row;
  // An edited cell stays, so that it keeps the focus.
  const [edited, setEdited] = useState<readonly number[]>([]);
  const shownCells = [...new Set([...problems.map(({ column }) => column), ...edited])]
    .filter((column) => column >= 0)
    .sort((a, b) => a - b);
  const elsewhere = problems.filter(({ column }) => column < 0);
  const cell = (field: string) => cells[fields.indexOf(field)]?.trim() ?? '';
  const state = stateOf(row);

  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.line}>
        <StateIcon state={state} />
        <span className={classes.number}>{t('number', { number })}</span>
        {shortLink === '' ? (
          <span className={classes.random}>{t('random')}</span>
        ) : (
          <bdi dir="auto" className={classes.alias} title={shortLink}>
            {shortLink.slice(0, 100)}
          </bdi>
        )}
        <bdi dir="auto" className={classes.url} title={destination}>
          {destination.slice(0, 300) || t('noDestination')}
        </bdi>
        <bdi dir="auto" className={`${classes.fact} ${classes.channel}`} title={channel}>
          {channel.slice(0, 100)}
        </bdi>
        <bdi dir="auto" className={`${classes.fact} ${classes.title}`} title={title}>
          {title.slice(0, 200)}
        </bdi>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={t(skipped ? 'importRow' : 'skipRow', { number })}
          onClick={() => void session.skip([index], !skipped)}
        >
          {t(skipped ? 'import' : 'skip')}
        </Button>
      </div>
      {skipped ? null : (
        <div className={classes.problems}>
          {shownCells.map((column) => (
            <CellInput
              key={column}
              label={labelAt(names[column] ?? '', fields[column] ?? '', tableTexts)}
              secret={fields[column] === 'password'}
              text={cells[column] ?? ''}
              problems={problems.filter((each) => each.column === column)}
              onEdit={(text) => {
                setEdited((now) => [...now, column]);
                void session.editCell(index, column, text);
              }}
            />
          ))}
          {elsewhere.map(({ field, problem }) => (
            <p key={JSON.stringify([field, problem])} dir="auto">
              {t('at', {
                label: labelOf(field, tableTexts),
                problem: problemText(problem, tableTexts, findingText),
              })}
            </p>
          ))}
          <ShortLinkNote url={cell('url')} />
          <ExistingLinks url={cell('url')} />
        </div>
      )}
    </li>
  );
});

function stateOf({ skipped, problems }: RowView): keyof typeof icons {
  if (skipped) return 'skipped';
  if (problems.some(({ kind }) => kind === 'error')) return 'error';
  return problems.length > 0 ? 'warning' : 'ready';
}

function ShortLinkNote({ url }: { url: string }) {
  const findingText = useFindingText();
  const shortLink = useShortLinkTarget(completeUrl(url));
  return shortLink === null ? null : (
    <p dir="auto">{findingText({ key: 'ownShortLink', ...shortLink })}</p>
  );
}

/** Says where the account has a link to the same destination already, as far as the links that are here tell. */
function ExistingLinks({ url }: { url: string }) {
  const t = useTranslations('linksImport.rows');
  const [first, ...more] = useLinksWithDestination(completeUrl(url));
  if (first === undefined) return null;
  const name = linkItem(first).name;
  const link = (text: ReactNode) => <bdi>{text}</bdi>;
  return (
    <p>
      {more.length === 0
        ? t.rich('existing', { name, link })
        : t.rich('existingMore', { name, link, count: more.length })}
    </p>
  );
}

function labelAt(column: string, field: string, t: TableTexts): string {
  const columnField = parseColumnField(field);
  return columnField === undefined ? column.slice(0, 100) : labelOf(columnField, t);
}

const icons = {
  ready: Check,
  error: TriangleAlert,
  warning: TriangleAlert,
  skipped: CircleSlash,
} as const;

function StateIcon({ state }: { state: keyof typeof icons }) {
  const t = useTranslations('linksImport.rows.states');
  const Icon = icons[state];
  return <Icon size={16} role="img" aria-label={t(state)} className={classes.mark} />;
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
  const t = useTranslations('linksImport.rows');
  const tableTexts = useTranslations('linksImport.table');
  const findingText = useFindingText();
  const said = (wanted: RowProblem['kind']) =>
    problems
      .filter(({ kind }) => kind === wanted)
      .map(({ problem }) => problemText(problem, tableTexts, findingText));
  const submit = (typed: string) => {
    if (typed !== text) onEdit(typed);
  };
  const errors = said('error');
  const doubts = said('warning');
  const input = useRef<HTMLInputElement>(null);
  // Another text than the typed one was put right by a button.
  useEffect(() => {
    if (input.current !== null && input.current.value !== text) input.current.value = text;
  }, [text]);
  const shown = {
    ref: input,
    label,
    defaultValue: text,
    error: errors.length === 0 ? undefined : <span dir="auto">{errors.join(' · ')}</span>,
    description: doubts.length === 0 ? undefined : <span dir="auto">{doubts.join(' · ')}</span>,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    autoComplete: 'off',
    onBlur: (event: { currentTarget: HTMLInputElement }) => submit(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') submit(event.currentTarget.value);
    },
  };
  return secret ? (
    <PasswordInput
      {...shown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    />
  ) : (
    <div>
      <TextInput {...shown} dir="auto" autoCapitalize="none" spellCheck={false} />
      <Fixes problems={problems} onEdit={onEdit} />
    </div>
  );
}

/** The texts of the cell that put its names right. */
function Fixes({ problems, onEdit }: Pick<CellInputProps, 'problems' | 'onEdit'>) {
  return problems.map(({ problem, fixes = [] }) =>
    problem.key !== 'naming' || fixes.length === 0 ? null : (
      <Text key={`${problem.naming.field} ${problem.naming.parameter}`} size="xs">
        <NamingChoices
          problem={{ choices: fixes.map(({ choice }) => choice) }}
          onChoose={(choice) => onEdit(fixes.find((fix) => fix.choice === choice)?.text ?? '')}
        />
      </Text>
    ),
  );
}
