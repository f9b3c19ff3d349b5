/** Chart tooltip: shows and announces the exact figure of the bar under the pointer, or the one chosen by arrow keys. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import classes from './BarKeyboardReader.module.css';
import { type Bar, rowHeight } from './bars.ts';

interface BarKeyboardReaderProps {
  bars: readonly Bar[];
  /** For screen readers. */
  label: string;
  /** Describes one bar: "Germany: 1,204 clicks, 31% of 3,880". */
  describe: (bar: Bar) => string;
  /** The bars, each `rowHeight` high. */
  children: ReactNode;
}

export function BarKeyboardReader({ bars, label, describe, children }: BarKeyboardReaderProps) {
  const [at, setAt] = useState<number>();
  const read = at === undefined ? undefined : bars[at];

  const toKey = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, at, bars.length);
    if (next === 'stay') return;
    event.preventDefault();
    setAt(next);
  };
  const toPointer = (event: PointerEvent) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    setAt(Math.min(bars.length - 1, Math.max(0, Math.floor((event.clientY - top) / rowHeight))));
  };

  return (
    <div
      className={classes.reader}
      role="group"
      aria-label={`${label}. The arrow keys read the bars one by one.`}
      tabIndex={0}
      onKeyDown={toKey}
      onFocus={(event) => {
        // A click puts the focus here too, with the pointer already at a bar.
        if (event.currentTarget.matches(':focus-visible')) setAt((before) => before ?? 0);
      }}
      onBlur={() => setAt(undefined)}
      onPointerDown={toPointer}
      onPointerMove={toPointer}
      // A touch keeps its tooltip after the finger was lifted.
      onPointerLeave={(event) => event.pointerType !== 'touch' && setAt(undefined)}
    >
      {read === undefined || at === undefined ? null : (
        <span className={classes.cursor} style={{ top: at * rowHeight, height: rowHeight }} aria-hidden />
      )}
      {children}
      {/* Always rendered, because screen readers announce only changes within it. */}
      <span role="status" className={classes.tip} style={{ top: ((at ?? 0) + 1) * rowHeight }}>
        {read === undefined ? null : <bdi className={classes.text}>{describe(read)}</bdi>}
      </span>
    </div>
  );
}

/** The bar that a key leads to from `at`: an index, undefined for none, or 'stay' where the key does nothing. */
function keyTarget(key: string, at: number | undefined, length: number): number | undefined | 'stay' {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(length - 1, (at ?? -1) + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, (at ?? length) - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  // Escape first closes the tooltip; the next press reaches the page.
  if (key === 'Escape' && at !== undefined) return undefined;
  return 'stay';
}
