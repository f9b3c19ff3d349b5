/** Paginated read: reads all pages of a list, and can resume after a failure. */
import type { Page } from '#contract/protocol/envelope.ts';

export interface PagesRead<Row> {
  /** In the order of the list, without duplicates. */
  rows: readonly Row[];
  unreadable: number;
  /** As the service counts; undefined before the first page. */
  total: number | undefined;
  /** The next page; undefined at the end. */
  next: number | undefined;
}

export const nothingRead: PagesRead<never> = { rows: [], unreadable: 0, total: undefined, next: 1 };

/**
 * Reads until the list ends. A link that is created meanwhile moves others to a later page, so duplicates are dropped.
 *
 * @param from where an earlier read stopped
 * @param onStep called with the progress after each page
 * @throws whatever `ask` throws
 */
export async function readPages<Row extends { id: number }>(
  ask: (page: number) => Promise<Page<Row>>,
  from: PagesRead<Row>,
  onStep: (progress: PagesRead<Row>) => void,
): Promise<PagesRead<Row>> {
  let progress = from;
  const known = new Set(from.rows.map(({ id }) => id));
  while (progress.next !== undefined) {
    const page = progress.next;
    const { rows, unreadable, result, maxpage } = await ask(page);
    const fresh = rows.filter(({ id }) => !known.has(id) && known.add(id));
    const isLast = page >= maxpage || rows.length + unreadable.length === 0;
    progress = {
      rows: [...progress.rows, ...fresh],
      unreadable: progress.unreadable + unreadable.length,
      total: result,
      next: isLast ? undefined : page + 1,
    };
    onStep(progress);
  }
  return progress;
}
