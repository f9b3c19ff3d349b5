/** The rows of an import with what became of them: what failed first, then what was made, to be copied and opened. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { compareOutcomes, rowWord } from '#features/jobs/job-rows.ts';
import { paths } from '#features/routes/paths.ts';
import type { JobRow } from '#queries/jobs.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './JobRows.module.css';

const onPage = 25;

export function JobRows({ rows }: { rows: readonly JobRow[] }) {
  const [page, setPage] = useState(1);
  const sorted = rows.toSorted(compareOutcomes);
  return (
    <Panel title="Links">
      <Stack gap="sm">
        <ul className={classes['rows']} aria-label="Links of this import">
          {sorted.slice((page - 1) * onPage, page * onPage).map((row) => (
            <Row key={row.index} row={row} />
          ))}
        </ul>
        <Pager page={page} pages={Math.max(1, Math.ceil(rows.length / onPage))} onPage={setPage} />
      </Stack>
    </Panel>
  );
}

function Row({ row: { state, made, label, problem } }: { row: JobRow }) {
  return (
    <li className={classes['row']} data-state={state}>
      {made === undefined ? (
        <span className={classes['state']}>{rowWord(state, 'create')}</span>
      ) : (
        <span className={classes['made']}>
          <Link to={paths.link.href(made.id)}>
            <ShortLink address={made.shorturl} />
          </Link>
          <CopyButton value={made.shorturl} label="Copy short link" />
        </span>
      )}
      <bdi dir="auto" className={classes['label']} title={label}>
        {label.slice(0, 300)}
      </bdi>
      {problem === '' ? null : (
        <p dir="auto" className={classes['problem']}>
          {problem.slice(0, 500)}
        </p>
      )}
    </li>
  );
}
