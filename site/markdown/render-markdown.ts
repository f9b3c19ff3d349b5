/** Markdown as HTML of a page: headings with anchors, links that lead within the site, code with a button to copy it. */
import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { Anchors } from './anchors.ts';
import { escapeHtml } from './escape-html.ts';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly anchor: string;
}

export interface RenderedDocument {
  readonly title: string;
  readonly html: string;
  /** All headings but the title. */
  readonly headings: readonly Heading[];
}

/**
 * Renders a document.
 *
 * @param source its path in the repository
 * @param resolve leads a path of the repository to one that is relative to the page
 */
export function renderMarkdown(
  markdown: string,
  source: string,
  resolve: (path: string) => string,
): RenderedDocument {
  const anchors = new Anchors();
  const headings: Heading[] = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const anchor = anchors.anchorOf(text);
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = plainText(inner);
          return `<h1 id="${anchor}">${inner}</h1>\n`;
        }
        headings.push({ depth, text: plainText(inner), anchor });
        return `<h${depth} id="${anchor}"><a class="anchor" href="#${anchor}">${inner}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const inner = this.parser.parseInline(tokens);
        return `<a href="${escapeHtml(hrefOf(href, source, resolve))}">${inner}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        const from = escapeHtml(hrefOf(href, source, resolve));
        return `<img src="${from}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      code({ text, lang = '' }: Tokens.Code): string {
        return renderCode(text, lang);
      },
      table(token: Tokens.Table): string {
        const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          row
            .map(({ tokens, text }) => {
              // A heading without a word would be one for screen readers, too.
              const name = text === '' ? 'td' : tag;
              return `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
            })
            .join('');
        const head = `<thead><tr>${cells(token.header, 'th')}</tr></thead>`;
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, html, headings };
}

/** Code with its language, which a script gives a button to copy it. */
export function renderCode(text: string, language: string): string {
  const name = escapeHtml(language);
  return `<pre tabindex="0" data-language="${name}"><code>${escapeHtml(text)}</code></pre>\n`;
}

/** Text of HTML, for titles and for the search. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}

function hrefOf(href: string, source: string, resolve: (path: string) => string): string {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(source), path).replace(/\/$/, '');
  return anchor === undefined ? resolve(target) : `${resolve(target)}#${anchor}`;
}
