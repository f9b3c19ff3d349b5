/** Plot marks: dashed, numbered lines over a plot at moments in time; those that would overlap share one. */
import { useElementSize } from '@mantine/hooks';
import { formatNumber } from '#ui/format/format.ts';
import { groupMarks, type PlotMark } from './group-marks.ts';
import classes from './Marks.module.css';
import type { TimeRange } from './time-scale.ts';

interface MarksProps {
  /** By time. */
  marks: readonly PlotMark[];
  range: TimeRange;
}

/** Until it is measured, in pixels. */
const usualWidth = 640;

export function Marks({ marks, range }: MarksProps) {
  const { ref, width } = useElementSize();
  const groups = groupMarks(marks, range, width || usualWidth);
  return (
    <div className={classes.marks} ref={ref}>
      {groups.map(({ share, anchor, first, last, isDim }) => (
        <span
          key={first}
          className={classes.mark}
          data-dim={isDim || undefined}
          style={{ left: `${share * 100}%` }}
        >
          <span className={classes.number} style={{ translate: `${-anchor * 100}%` }}>
            {first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`}
          </span>
        </span>
      ))}
    </div>
  );
}
