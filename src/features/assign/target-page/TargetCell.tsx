/** Target cell: the first cell of a channel's or campaign's row, which opens it and takes dropped links. */
import type { ReactNode } from 'react';
import { useDragged, useDropTarget } from '#features/assign/drag/use-drag-and-drop.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { paths } from '#features/paths.ts';
import { formatNumber } from '#ui/format/format.ts';
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

/** Makes its row the drop target. */
export function TargetCell({ target, before, after, children }: TargetCellProps) {
  const { ref, over } = useDropTarget({ target, around: 'tr, li' });
  const dragged = useDragged();
  return (
    <span ref={ref} className={classes.name} data-over={over || undefined}>
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
        {over && dragged !== null ? (
          <span className={classes.added} aria-hidden>
            +{formatNumber(dragged.items.length)}
          </span>
        ) : null}
      </span>
      {children}
    </span>
  );
}
