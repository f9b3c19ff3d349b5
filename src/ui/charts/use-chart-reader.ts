/** Chart reader: which part of a chart is read, by arrow keys, pointer or touch. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface ChartReaderOptions {
  /** How many parts there are. */
  count: number;
  /** The part that is read when the keyboard reaches the chart. */
  first: number;
  /** The part under the pointer; undefined for none. */
  partAt: (event: PointerEvent) => number | undefined;
}

/** @returns the index of the part that is read, undefined for none, and what the element around the chart needs */
export function useChartReader({ count, first, partAt }: ChartReaderOptions) {
  const [at, setAt] = useState<number>();
  const toPointer = (event: PointerEvent) => {
    const part = partAt(event);
    setAt(part === undefined ? undefined : Math.min(count - 1, Math.max(0, part)));
  };
  const props = {
    role: 'group',
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = keyTarget(
        isMirrored ? (mirrored.get(event.key) ?? event.key) : event.key,
        at,
        count,
      );
      if (next === 'stay') return;
      event.preventDefault();
      setAt(next);
    },
    onFocus: ({ currentTarget }: { currentTarget: Element }) => {
      // A click puts the focus here too, with the pointer already at a part.
      if (currentTarget.matches(':focus-visible')) setAt((before) => before ?? first);
    },
    onBlur: () => setAt(undefined),
    onPointerDown: toPointer,
    onPointerMove: toPointer,
    // A touch keeps its tooltip after the finger was lifted.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setAt(undefined);
    },
  };
  return { at, props };
}

/** Which key does on a page from right to left what the other does from left to right. */
const mirrored: ReadonlyMap<string, string> = new Map([
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
]);

/** The part that a key leads to from `at`: an index, undefined for none, or 'stay' where the key does nothing. */
function keyTarget(
  key: string,
  at: number | undefined,
  count: number,
): number | undefined | 'stay' {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(count - 1, (at ?? -1) + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, (at ?? count) - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  // Escape first closes the tooltip; the next press reaches the page.
  if (key === 'Escape' && at !== undefined) return undefined;
  return 'stay';
}
