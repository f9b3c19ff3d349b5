/** Every item of an assignment with what became of it; what failed comes first, with its reason. */
import { Ban, Check, CircleQuestionMark, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type JobRow, type JobRowState, type JobSummary, useJobRows } from '#queries/jobs.ts';
import classes from './AssignmentsPanel.module.css';

const states = {
  refused: { word: 'Failed', Icon: TriangleAlert },
  unknown: { word: 'Not known', Icon: CircleQuestionMark },
  sent: { word: 'Being sent', Icon: LoaderCircle },
  planned: { word: 'Waiting', Icon: Clock },
  dropped: { word: 'Cancelled', Icon: Ban },
  done: { word: 'Assigned', Icon: Check },
} as const satisfies Record<JobRowState, unknown>;

const order = Object.keys(states);

export function AssignItems({ job }: { job: JobSummary }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes['details']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{job.total === 1 ? 'The item' : 'Each item'}</summary>
      {open ? <Items job={job} /> : null}
    </details>
  );
}

function Items({ job }: { job: JobSummary }) {
  const { data = [] } = useJobRows(job);
  const sorted = data.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    // It may scroll, so the keyboard has to reach it.
    <ul className={classes['items']} tabIndex={0} aria-label="Items">
      {sorted.map((row) => (
        <Item key={row.index} row={row} />
      ))}
    </ul>
  );
}

function Item({ row: { label, state, problem } }: { row: JobRow }) {
  const { word, Icon } = states[state];
  return (
    <li data-state={state}>
      <Icon size={14} aria-hidden />
      <bdi dir="auto" className={classes['name']} title={label}>
        {label.slice(0, 200)}
      </bdi>
      <span className={classes['state']}>{word}</span>
      {problem === '' ? null : (
        <bdi dir="auto" className={classes['problem']}>
          {problem.slice(0, 500)}
        </bdi>
      )}
    </li>
  );
}
