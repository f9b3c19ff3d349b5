/** Word ranges: where the words of a search occur in the text of the rows of a table. */
import { toSearchText } from '#contract/search.ts';

/** @param words folded, as `searchWords` gives them; looked for within `data-searched` */
export function rangesOf(root: Element, words: readonly string[]): Range[] {
  const searched = [...root.querySelectorAll('[data-searched]')];
  return searched.flatMap(runsIn).flatMap((run) => rangesIn(run, words));
}

/** Texts that are read as one: both ends of `data-cut`, and each other text by itself. */
function runsIn(element: Element): Text[][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const runs: Text[][] = [];
  let lastCut: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const cut = node.parentElement?.closest('[data-cut]') ?? null;
    if (cut !== null && cut === lastCut) runs.at(-1)?.push(node);
    else runs.push([node]);
    lastCut = cut;
  }
  return runs;
}

function rangesIn(run: readonly Text[], words: readonly string[]): Range[] {
  const text = run.map(({ data }) => data).join('');
  const folded = toSearchText(text);
  // Places in the folded text are not those in the text.
  if (folded.length !== text.length) return [];
  return words.flatMap((word) =>
    placesOf(word, folded).map((start) => {
      const range = document.createRange();
      range.setStart(...placeIn(run, start));
      range.setEnd(...placeIn(run, start + word.length));
      return range;
    }),
  );
}

function placeIn([first, ...others]: readonly Text[], offset: number): [Text, number] {
  if (first === undefined) throw new Error('A range is within its texts.');
  if (offset <= first.length || others.length === 0) return [first, offset];
  return placeIn(others, offset - first.length);
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    places.push(at);
  return places;
}
