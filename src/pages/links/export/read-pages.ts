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

const mostPages = 10_000;

/**
 * Reads until the list ends, whatever its page numbers say: at an empty page, and at pages without a new row, of which
 * two in a row are needed where the service says that there are more. A link that is created meanwhile moves others to
 * a later page, so duplicates are dropped.
 *
 * @param from where an earlier read stopped
 * @param onStep called with the progress after each page
 * @throws whatever `ask` throws
 */
export async function readPages<Row extends { id: number | null }>(
  ask: (page: number) => Promise<Page<Row>>,
  from: PagesRead<Row>,
  onStep: (progress: PagesRead<Row>) => void,
): Promise<PagesRead<Row>> {
  let progress = from;
  let repeated = 0;
  const ids = new Set<number | null>(from.rows.map(({ id }) => id));
  // Rows without an id can be told apart only by their whole page.
  const pages = new Set<string>();
  while (progress.next !== undefined) {
    const page = progress.next;
    const { rows, unreadable, result, more } = await ask(page);
    const content = rows.every(({ id }) => id !== null) && unreadable.length === 0 ? null : JSON.stringify([rows, unreadable]);
    const isKnown = content !== null && pages.has(content);
    if (content !== null) pages.add(content);
    const fresh = isKnown ? [] : rows.filter(({ id }) => id === null || !ids.has(id));
    for (const { id } of fresh) ids.add(id);
    const unread = isKnown ? 0 : unreadable.length;
    const found = progress.rows.length + progress.unreadable + fresh.length + unread;
    repeated = fresh.length + unread > 0 ? 0 : repeated + 1;
    const isLast =
      rows.length + unreadable.length === 0 ||
      repeated >= (more === 'yes' ? 2 : 1) ||
      (more === 'no' && found >= result) ||
      page >= mostPages;
    progress = {
      rows: [...progress.rows, ...fresh],
      unreadable: progress.unreadable + unread,
      total: result,
      next: isLast ? undefined : page + 1,
    };
    onStep(progress);
  }
  return progress;
}
