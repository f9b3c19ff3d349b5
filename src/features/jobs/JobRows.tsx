/** Job rows: the state of each row of a job, a page at a time, with failed rows first or alone. */
import { Button, Group, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShortLinkLine } from '#features/link-row/ShortLinkLine.tsx';
import {
  type JobRow,
  type JobRowState,
  type JobSummary,
  useJobActions,
  useJobRows,
} from '#queries/jobs.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { useErrorText, useMessage } from '#ui/format/use-message.ts';
import classes from './JobRows.module.css';
import { rowStateLabel } from './job-labels.ts';

const rowsOnPage = 25;

const order: readonly JobRowState[] = ['refused', 'unknown', 'sent', 'done', 'planned', 'dropped'];

interface JobRowsProps {
  job: JobSummary;
  /** The name of the list for screen readers. */
  label: string;
  /** Behind which they are, and not read before they are opened; undefined where they are in sight. */
  summary?: string;
}

export function JobRows({ job, label, summary }: JobRowsProps) {
  const t = useTranslations('jobs.rows');
  const [isOpen, setOpen] = useState(summary === undefined);
  const { data = [] } = useJobRows(job, isOpen);
  const [page, setPage] = useState(1);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const failed = job.refused + job.unknown;
  // After a retry that succeeds there is no switch any more, so the filter must not stay either.
  const shown = data
    .filter(
      ({ state }) => !onlyFailed || failed === 0 || state === 'refused' || state === 'unknown',
    )
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) || one.index - other.index,
    );
  const pages = Math.max(1, Math.ceil(shown.length / rowsOnPage));
  const current = Math.min(page, pages);
  const list = isOpen && (
    <div className={classes.list}>
      {failed === 0 || failed === job.total ? null : (
        <Switch
          size="xs"
          mt="xs"
          label={t('onlyFailed', { count: failed })}
          checked={onlyFailed}
          onChange={(event) => setOnlyFailed(event.currentTarget.checked)}
        />
      )}
      <ul className={classes.rows} aria-label={label}>
        {shown.slice((current - 1) * rowsOnPage, current * rowsOnPage).map((row) => (
          <Row key={row.index} row={row} job={job} />
        ))}
      </ul>
      <Pager page={current} pages={pages} onPage={setPage} />
    </div>
  );
  if (summary === undefined) return list;
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {list}
    </details>
  );
}

/** A link has the number of its row in the file; a record that the links need has none. */
function Row({
  row: { index, state, label, record, made, refusedAlias, ...row },
  job,
}: {
  row: JobRow;
  job: JobSummary;
}) {
  const t = useTranslations('jobs');
  const problem = useMessage()(row.problem);
  return (
    <li data-state={state}>
      <span className={classes.number}>
        {record === undefined ? formatNumber(index + 1 - (job.records ?? 0)) : ''}
      </span>
      <bdi dir="auto" className={classes.label} title={label}>
        {record === undefined
          ? label.slice(0, 300)
          : t.rich('record', {
              kind: record,
              label: label.slice(0, 300),
              name: (text) => <bdi>{text}</bdi>,
            })}
      </bdi>
      {made === undefined ? (
        <span className={classes.state}>{rowStateLabel(state, job.kind, t)}</span>
      ) : (
        <ShortLinkLine url={made.shorturl} opens={made.id} className={classes.made} />
      )}
      {problem === '' ? null : (
        <div className={classes.problem}>
          <bdi dir="auto">{problem.slice(0, 600)}</bdi>
          {/* A plan sends refused links again itself. */}
          {refusedAlias === undefined || job.plan !== undefined ? null : (
            <OtherAlias job={job.id} index={index} alias={refusedAlias} />
          )}
        </div>
      )}
    </li>
  );
}

interface OtherAliasProps {
  job: string;
  /** Of the row. */
  index: number;
  /** The one that was refused. */
  alias: string;
}

/** A field for another alias in the row of a link that was refused for its alias, which is then sent again. */
function OtherAlias({ job, index, alias }: OtherAliasProps) {
  const t = useTranslations('jobs.rows');
  const errorText = useErrorText();
  const { sendAs } = useJobActions();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(alias);
  const [problem, setProblem] = useState('');
  if (!isOpen)
    return (
      <button
        type="button"
        className={classes.change}
        aria-label={t('changeOf', { alias })}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </button>
    );
  const wanted = text.trim();
  const send = async () => {
    if (wanted === '' || wanted === alias) return;
    await sendAs(job, index, wanted).catch((error: unknown) => setProblem(errorText(error)));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Group gap="xs" mt={4} align="flex-start">
        <TextInput
          size="xs"
          aria-label={t('alias')}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={text}
          error={problem === '' ? undefined : problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default">
          {t('sendAgain')}
        </Button>
      </Group>
    </form>
  );
}
