/** The rows of a job, a page at a time: those with a problem first, or those alone. */
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { compareOutcomes, rowWord } from '#features/jobs/job-rows.ts';
import { paths } from '#features/routes/paths.ts';
import { type JobRow, type JobSummary, useJobRows } from '#queries/jobs.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './ActivityPage.module.css';

const onPage = 25;

export function JobRows({ job }: { job: JobSummary }) {
  const { data = [] } = useJobRows(job);
  const [page, setPage] = useState(1);
  const [failing, setFailing] = useState(false);
  const problems = job.refused + job.unknown;
  // Once nothing fails any more there is no switch, and nothing to leave out.
  const shown = data
    .filter(({ state }) => !failing || problems === 0 || state === 'refused' || state === 'unknown')
    .toSorted(compareOutcomes);
  const pages = Math.max(1, Math.ceil(shown.length / onPage));
  const at = Math.min(page, pages);
  return (
    <>
      {problems === 0 || problems === job.total ? null : (
        <Switch
          size="xs"
          mt="xs"
          label={`Only the ${formatNumber(problems)} with a problem`}
          checked={failing}
          onChange={(event) => setFailing(event.currentTarget.checked)}
        />
      )}
      <ul className={classes['rows']} aria-label={`Rows of ${job.title.slice(0, 80)}`}>
        {shown.slice((at - 1) * onPage, at * onPage).map((row) => (
          <Row key={row.index} row={row} kind={job.kind} />
        ))}
      </ul>
      <Pager page={at} pages={pages} onPage={setPage} />
    </>
  );
}

function Row({ row: { index, state, label, made, problem }, kind }: { row: JobRow; kind: JobSummary['kind'] }) {
  return (
    <li data-state={state}>
      <span className={classes['number']}>{formatNumber(index + 1)}</span>
      <bdi dir="auto" className={classes['label']} title={label}>
        {label.slice(0, 300)}
      </bdi>
      <span className={classes['outcome']}>
        {made === undefined ? (
          rowWord(state, kind)
        ) : (
          <Link to={paths.link.href(made.id)} className={classes['made']}>
            <ShortLink address={made.shorturl} />
          </Link>
        )}
      </span>
      {problem === '' ? null : (
        <bdi dir="auto" className={classes['problem']}>
          {problem.slice(0, 600)}
        </bdi>
      )}
    </li>
  );
}
