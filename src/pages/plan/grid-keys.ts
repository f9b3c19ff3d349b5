/** Grid keys: the cell to which a key leads in the grid of a plan. */

interface GridPlace {
  /** Of the current cell, row by row. */
  readonly place: number;
  readonly columns: number;
  /** The page reads from right to left. */
  readonly isMirrored: boolean;
}

/** The place of the cell, which may be outside of the grid; undefined for a key that does not move. */
export function movedBy(key: string, { place, columns, isMirrored }: GridPlace) {
  const column = place % columns;
  const beside = (step: number) => {
    const next = column + (isMirrored ? -step : step);
    return next < 0 || next >= columns ? place : place - column + next;
  };
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: beside(1),
    ArrowLeft: beside(-1),
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: place - column,
    End: place - column + columns - 1,
  };
  return targets[key];
}
