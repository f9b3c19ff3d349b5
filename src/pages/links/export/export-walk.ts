/** List walk: reads a whole list page by page, can be stopped, and goes on with the page that failed. */
import type { Page } from '#contract/protocol/envelope.ts';

/** How far a walk is. */
export interface Walked<Row> {
  /** In the order of the list, each once. */
  rows: readonly Row[];
  /** Rows that could not be read. */
  unreadable: number;
  /** Rows of the whole list, as the service counts; undefined before the first page. */
  total: number | undefined;
  /** The page to request next; undefined at the end. */
  next: number | undefined;
}

/** Before the first page. */
export const notWalked: Walked<never> = { rows: [], unreadable: 0, total: undefined, next: 1 };

const mostPages = 10_000;

/**
 * Requests one page after the other until the list ends, whatever its page numbers say: at an empty page, and at pages
 * that bring nothing new, of which two in a row are needed where the service says that there are more. A link that is
 * created meanwhile moves others to a later page: those come twice, and are taken once.
 *
 * @param from where an earlier walk stopped
 * @param onStep called after each page with how far it is
 * @throws whatever `ask` throws; `onStep` has got the rows until then
 */
export async function walkList<Row extends { id: number | null }>(
  ask: (page: number) => Promise<Page<Row>>,
  from: Walked<Row>,
  onStep: (walked: Walked<Row>) => void,
): Promise<Walked<Row>> {
  let walked = from;
  let repeated = 0;
  const ids = new Set<number | null>(from.rows.map(({ id }) => id));
  // Rows without an id are told apart by their page alone.
  const pages = new Set<string>();
  while (walked.next !== undefined) {
    const page = walked.next;
    const { rows, unreadable, result, more } = await ask(page);
    const content = rows.every(({ id }) => id !== null) && unreadable.length === 0 ? null : JSON.stringify([rows, unreadable]);
    const isKnown = content !== null && pages.has(content);
    if (content !== null) pages.add(content);
    const fresh = isKnown ? [] : rows.filter(({ id }) => id === null || !ids.has(id));
    for (const { id } of fresh) ids.add(id);
    const unread = isKnown ? 0 : unreadable.length;
    const found = walked.rows.length + walked.unreadable + fresh.length + unread;
    repeated = fresh.length + unread > 0 ? 0 : repeated + 1;
    const isLast =
      rows.length + unreadable.length === 0 ||
      repeated >= (more === 'yes' ? 2 : 1) ||
      (more === 'no' && found >= result) ||
      page >= mostPages;
    walked = {
      rows: [...walked.rows, ...fresh],
      unreadable: walked.unreadable + unread,
      total: result,
      next: isLast ? undefined : page + 1,
    };
    onStep(walked);
  }
  return walked;
}
