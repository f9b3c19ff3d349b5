/** Reads a whole list, page by page, so that it can be stopped, and go on where it failed. */
import type { Page } from '#contract/protocol/envelope.ts';

/** How far a reading is. */
export interface Walked<Row> {
  /** In the order of the list, each once. */
  rows: readonly Row[];
  /** Rows that came in a form that nobody can read. */
  unreadable: number;
  /** Rows of the whole list, as the service counts; undefined before the first page. */
  total: number | undefined;
  /** The page to ask for next; undefined at the end. */
  next: number | undefined;
}

/** Before the first page. */
export const notWalked: Walked<never> = { rows: [], unreadable: 0, total: undefined, next: 1 };

/**
 * Asks for one page after the other until the list ends. A link that was made meanwhile moves others to a later page:
 * those are met twice, and taken once.
 *
 * @param from where an earlier reading stopped
 * @param onStep called after each page with how far it is
 * @throws whatever `ask` throws; what was read until then was handed to `onStep`
 */
export async function walkList<Row extends { id: number }>(
  ask: (page: number) => Promise<Page<Row>>,
  from: Walked<Row>,
  onStep: (walked: Walked<Row>) => void,
): Promise<Walked<Row>> {
  let walked = from;
  const known = new Set(from.rows.map(({ id }) => id));
  while (walked.next !== undefined) {
    const page = walked.next;
    const { rows, unreadable, result, maxpage } = await ask(page);
    const fresh = rows.filter(({ id }) => !known.has(id) && known.add(id));
    const isLast = page >= maxpage || rows.length + unreadable.length === 0;
    walked = {
      rows: [...walked.rows, ...fresh],
      unreadable: walked.unreadable + unreadable.length,
      total: result,
      next: isLast ? undefined : page + 1,
    };
    onStep(walked);
  }
  return walked;
}
