/** Search of the site: sections that have every word, the title before the heading before the text. */
export interface SearchSection {
  /** The title of the page. */
  readonly page: string;
  /** The heading, or nothing for what comes before the first one. */
  readonly heading: string;
  /** The path in the site, with the anchor. */
  readonly path: string;
  readonly text: string;
}

export interface FoundSection {
  readonly section: SearchSection;
  /** The text around the first word. */
  readonly excerpt: string;
}

const maxResults = 12;
const excerptLength = 120;

/** The best sections first. */
export function searchIn(sections: readonly SearchSection[], query: string): FoundSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxResults)
    .map(({ section }) => ({ section, excerpt: excerptOf(section.text, words) }));
}

/** 0 where a word is in none of its texts. */
function scoreOf({ page, heading, text }: SearchSection, words: readonly string[]): number {
  const scores = words.map(
    (word) => 4 * weightOf(heading, word) + 3 * weightOf(page, word) + weightOf(text, word),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** More for a whole word than for its beginning, and for that more than for a part. */
function weightOf(text: string, word: string): number {
  const at = text.toLowerCase().indexOf(word);
  if (at === -1) return 0;
  const lower = ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{N}-]+/gu, ' ');
  if (lower.includes(` ${word} `)) return 3;
  return lower.includes(` ${word}`) ? 2 : 1;
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((at) => at !== -1);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = Math.max(0, first - 30);
  const part = text.slice(start, start + excerptLength);
  return `${start > 0 ? '…' : ''}${part}${start + excerptLength < text.length ? '…' : ''}`;
}
