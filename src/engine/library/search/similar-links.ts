/**
 * Similar links: fuzzy search for keywords that fit few links, by alias, title and destination,
 * best first.
 */
import { toSearchText } from '#contract/search.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';

const maxShown = 20;

/** More candidates than these are not ranked. */
const maxRanked = 1000;

/** Letters of every script, as its documentation has them. */
const allScripts = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
};

/** A letter too many, too few, wrong, or exchanged with the next one, in each word. */
const oneError = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;

/** Finds nothing where the fuzzy search cannot be loaded: it only adds to the exact result. */
export function createSimilarLinks(rows: LinkRows) {
  let haystack: {
    readonly version: number;
    readonly places: readonly number[];
    readonly texts: string[];
  } | null = null;

  function haystackNow() {
    const { links, texts } = rows.versions;
    const version = links + texts;
    if (haystack?.version === version) return haystack;
    const used: number[] = [];
    const folded: string[] = [];
    for (let place = 0; place < rows.places; place += 1) {
      if (rows.columns.ids[place] === 0) continue;
      const { alias, title, longurl } = rows.fields(place);
      used.push(place);
      folded.push(toSearchText([alias, title, longurl].join(' ')));
    }
    haystack = { version, places: used, texts: folded };
    return haystack;
  }

  /** Places of at most 20 links that nearly fit the keywords and that `mayShow` accepts. */
  return async (
    keywords: string,
    mayShow: (place: number) => boolean,
  ): Promise<readonly number[]> => {
    const loaded = await import('@leeoniya/ufuzzy').catch(() => null);
    if (loaded === null) return [];
    const fuzzy = new loaded.default({ ...allScripts, ...oneError });
    const { places, texts } = haystackNow();
    const [found, info, order] = fuzzy.search(texts, toSearchText(keywords), 0, maxRanked);
    if (found === null) return [];
    const ranked = order === null ? found : order.map((at) => info.idx[at] ?? 0);
    const near: number[] = [];
    for (const index of ranked) {
      const place = places[index];
      if (place !== undefined && mayShow(place)) near.push(place);
      if (near.length === maxShown) break;
    }
    return near;
  };
}
