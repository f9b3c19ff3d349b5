/** Search index of the site: each section of each page with its text, for the script of the page to search. */
import type { SearchSection } from '#site/browser/search.ts';
import type { Page } from './layout.ts';
import { plainText } from './markdown/render-markdown.ts';

/** The sections of pages, in their order. */
export function searchSections(pages: readonly Page[]): SearchSection[] {
  return pages.flatMap(({ path, title, html, headings }) => {
    const [first = '', ...parts] = html.split(/(?=<h[2-6] id=")/);
    const start = { page: title, heading: '', path, text: plainText(first) };
    const others = parts.map((part) => {
      const anchor = /^<h[2-6] id="([^"]*)"/.exec(part)?.[1] ?? '';
      const heading = headings.find((each) => each.anchor === anchor)?.text ?? '';
      const text = plainText(part.replace(/^<h[2-6].*?<\/h[2-6]>/s, ''));
      return { page: title, heading, path: `${path}#${anchor}`, text };
    });
    return [start, ...others];
  });
}
