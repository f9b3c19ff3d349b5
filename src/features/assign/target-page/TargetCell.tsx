/** Target cell: the first cell of a channel's or campaign's row, which opens it. */
import type { ReactNode } from 'react';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { paths } from '#features/paths.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './TargetCell.module.css';

interface TargetCellProps {
  target: AssignTarget;
  /** Before its name. */
  before?: ReactNode;
  /** After its name. */
  after: ReactNode;
  /** The second line. */
  children: ReactNode;
}

export function TargetCell({ target, before, after, children }: TargetCellProps) {
  return (
    <span className={classes.name}>
      <span className={classes.line}>
        {before}
        <ScreenLink
          to={paths[target.kind].href(target.id)}
          className={classes.opens}
          textClass={classes.opens}
          title={target.name}
          data-opens
        >
          <bdi dir="auto">{target.name.slice(0, 300)}</bdi>
        </ScreenLink>
        {after}
      </span>
      {children}
    </span>
  );
}
