/** Limit note: says where data is loading that the request limit holds it back, and for how many seconds. */
import { useBudget } from '#queries/budget.ts';
import classes from './LimitNote.module.css';
import { useSeconds } from './use-seconds.ts';

/** Shorter waits, in milliseconds, are over before they are read. */
const worthSaying = 2000;

export function LimitNote() {
  const { loadsAt } = useBudget();
  return loadsAt === null ? null : <Countdown until={loadsAt} />;
}

function Countdown({ until }: { until: number }) {
  const now = useSeconds(true);
  const left = until - now;
  if (left < worthSaying) return null;
  return (
    <p className={classes.note}>
      <span role="status">The service’s request limit is used up.</span> {/* Not announced, because it changes every second. */}
      <span>Loads in about {Math.ceil(left / 1000)} s.</span>
    </p>
  );
}
