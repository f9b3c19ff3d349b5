/** Mark groups: marks of a plot whose lines would be too close share one, with the first and the last number. */
import { shareAt, type TimeRange } from './time-scale.ts';

export interface PlotMark {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly number: number;
  readonly isDim: boolean;
}

interface MarkGroup {
  /** The share of the width before its line. */
  readonly share: number;
  readonly first: number;
  readonly last: number;
  /** All of them are dim. */
  readonly isDim: boolean;
}

/** In pixels between two lines. */
const minDistance = 14;
/** Of a digit of the label, and around it, in pixels. */
const digitWidth = 6;
const labelEdges = 8;

/**
 * The groups of the marks within a range.
 *
 * @param marks by time
 * @param width of the plot in pixels
 */
export function groupMarks(
  marks: readonly PlotMark[],
  range: TimeRange,
  width: number,
): readonly MarkGroup[] {
  const groups: MarkGroup[] = [];
  for (const { at, number, isDim } of marks) {
    if (at < range.from || at > range.to) continue;
    const share = shareAt(at, range);
    const group = groups.at(-1);
    const isClose = group !== undefined && (share - group.share) * width < widthOf(group);
    if (isClose) groups.splice(-1, 1, { ...group, last: number, isDim: group.isDim && isDim });
    else groups.push({ share, first: number, last: number, isDim });
  }
  return groups;
}

/** No label covers the next one. */
function widthOf({ first, last }: MarkGroup): number {
  const label = first === last ? String(first) : `${first}–${last}`;
  return Math.max(minDistance, label.length * digitWidth + labelEdges);
}
