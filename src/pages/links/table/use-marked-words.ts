/** Marked words: paints the words of a search in the rows of a table, by the highlights of CSS, so that no row is rendered again. */
import { type RefObject, useEffect } from 'react';
import { searchWords, toSearchText } from '#contract/search.ts';

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

/** Where folded words occur in the text of rows. */
export function rangesOf(root: Element, words: readonly string[]): Range[] {
  const searched = [...root.querySelectorAll('[data-searched]')];
  return searched.flatMap(textsIn).flatMap((text) => rangesIn(text, words));
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

function rangesIn(text: Text, words: readonly string[]): Range[] {
  const folded = toSearchText(text.data);
  // Places in the folded text are not those in the text.
  if (folded.length !== text.data.length) return [];
  return words.flatMap((word) =>
    placesOf(word, folded).map((start) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      return range;
    }),
  );
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    places.push(at);
  return places;
}
