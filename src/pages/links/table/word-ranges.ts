/** Word ranges: where the words of a search occur in the text of the rows of a table. */
import { toSearchText } from '#contract/search.ts';

/** @param words folded, as `searchWords` gives them; looked for within `data-searched` */
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
