/** Marked words: paints the words of a search in the rows of a table, by the highlights of CSS, so that no row is rendered again. */
import { type RefObject, useEffect } from 'react';
import { searchWords } from '#contract/search.ts';
import { rangesOf } from './word-ranges.ts';

/** As the style sheet names it. */
const name = 'searched';

/**
 * @param list what holds the rows; their text within `data-searched` is marked
 * @param keywords what was searched; '' marks nothing
 */
export function useMarkedWords(list: RefObject<HTMLElement | null>, keywords: string): void {
  useEffect(() => {
    const root = list.current;
    const words = searchWords(keywords);
    if (root === null || words.length === 0 || !canHighlight()) return undefined;
    let frame = 0;
    const mark = () => CSS.highlights.set(name, new Highlight(...rangesOf(root, words)));
    const markSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    };
    mark();
    const rows = new MutationObserver(markSoon);
    rows.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      rows.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(name);
    };
  }, [list, keywords]);
}

/** Browsers of before 2024 may not: they mark nothing. */
function canHighlight(): boolean {
  return typeof Highlight === 'function' && 'highlights' in CSS;
}
