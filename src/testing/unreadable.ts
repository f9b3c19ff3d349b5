/** Unreadable values on a screen: the dashes that stand for them, by what the service sent. */
import { within } from '@testing-library/react';

/** The accessible name of the dash for a value, to be found as an image. */
export function dashFor(raw: string): { name: string } {
  return { name: `Could not be read: ${raw}` };
}

/** The labels of all dashes in each row. */
export function dashesIn(rows: readonly HTMLElement[]): (string | null)[][] {
  return rows.map((row) =>
    within(row)
      .queryAllByRole('img')
      .map((dash) => dash.getAttribute('aria-label')),
  );
}
