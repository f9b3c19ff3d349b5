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
  /** The share of its label that lies before its line: half of it but at the edges of the plot. */
  readonly anchor: number;
  readonly first: number;
  readonly last: number;
  /** All of them are dim. */
  readonly isDim: boolean;
}

/** In pixels between two lines. */
const minDistance = 14;
/** Of a character of the label, and around all of them, in pixels. */
const characterWidth = 7;
const labelEdges = 10;

/**
 * The groups of the marks within a range: no label covers another one.
 *
 * @param marks by time
 * @param width of the plot in pixels
 */
export function groupMarks(
  marks: readonly PlotMark[],
  range: TimeRange,
  width: number,
): readonly MarkGroup[] {
  const groups: Lines[] = [];
  for (const { at, number, isDim } of marks) {
    if (at < range.from || at > range.to) continue;
    let group: Lines = { share: shareAt(at, range), first: number, last: number, isDim };
    let before = groups.at(-1);
    // A shared label is wider, so that it can reach the one before.
    while (before !== undefined && isTooClose(before, group, width)) {
      group = { ...before, last: group.last, isDim: before.isDim && group.isDim };
      groups.pop();
      before = groups.at(-1);
    }
    groups.push(group);
  }
  return groups.map((group) => ({
    ...group,
    anchor: (group.share * width - labelStart(group, width)) / labelWidth(group),
  }));
}

/** A group before its label has a place. */
type Lines = Omit<MarkGroup, 'anchor'>;

function isTooClose(one: Lines, next: Lines, width: number): boolean {
  if ((next.share - one.share) * width < minDistance) return true;
  return labelStart(next, width) < labelStart(one, width) + labelWidth(one);
}

/** Centred on the line, but within the plot. */
function labelStart(group: Lines, width: number): number {
  const size = labelWidth(group);
  const start = group.share * width - size / 2;
  return Math.max(0, Math.min(width - size, start));
}

function labelWidth({ first, last }: Lines): number {
  const characters = first === last ? digits(first) : digits(first) + 1 + digits(last);
  return characters * characterWidth + labelEdges;
}

/** With those that separate thousands. */
function digits(number: number): number {
  return number.toLocaleString('en').length;
}
