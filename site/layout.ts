/** Page layout of the site: header with search, navigation by role, content, headings of the page, and the next page. */
import { escapeHtml } from './markdown/escape-html.ts';
import type { RenderedDocument } from './markdown/render-markdown.ts';
import { pathOf, relativeTo, sections } from './pages.ts';

export interface Page extends RenderedDocument {
  /** Its path in the site. */
  readonly path: string;
  /** One sentence for search engines and for `llms.txt`. */
  readonly about: string;
  /** Scripts of this page alone, by their path in the site. */
  readonly scripts?: readonly string[];
  /** Takes the whole width, without a list of headings. */
  readonly isWide?: boolean;
}

/** What the policy of a page allows: nothing of others, but a frame and a loader that a user asks for. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The playground loads what its user names. */
const openPolicy = policy.concat("script-src 'self' http: https:", 'frame-src http: https:');

/** Every entry of the navigation, in its order. */
const order = sections.flatMap(({ entries }) => entries);

/** The whole HTML of a page. */
export function renderPage(page: Page): string {
  const { path, title, about, html, scripts = [], isWide = false } = page;
  const to = (target: string) => escapeHtml(relativeTo(path, target));
  const isStart = path === 'index.html';
  const rules = scripts.length > 0 ? openPolicy : policy;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(rules.join('; '))}">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(about)}">
<title>${escapeHtml(isStart ? title : `${title} · Linkdeck`)}</title>
<link rel="icon" href="${to('assets/favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/scheme.js')}"></script>
${['assets/site.js', ...scripts].map((script) => `<script type="module" src="${to(script)}"></script>`).join('\n')}
</head>
<body data-root="${escapeHtml(rootOf(path))}"${isWide ? ' class="wide"' : ''}>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="${to('index.html')}"><img src="${to('assets/favicon.svg')}" alt="" width="24" height="24">Linkdeck</a>
<div class="search" role="search">
<input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list">
<ul id="results" role="listbox" aria-label="Results" hidden></ul>
</div>
<button type="button" id="scheme" aria-label="Switch between light and dark">◐</button>
</header>
<div class="columns">
<nav aria-label="Pages">
<details id="pages"><summary>All pages</summary>
${renderNavigation(path)}
</details>
</nav>
<main id="content">
${html}
${renderNext(path)}
</main>
${isWide ? '' : renderHeadings(page)}
</div>
</body>
</html>
`;
}

/** The way to the folder of the site, with a slash at its end where it is not that folder. */
function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

function renderNavigation(path: string): string {
  return sections
    .map(({ title, entries }) => {
      const items = entries.map(({ source, title: name }) => {
        const target = pathOf(source);
        const current = target === path ? ' aria-current="page"' : '';
        return `<li><a href="${escapeHtml(relativeTo(path, target))}"${current}>${escapeHtml(name)}</a></li>`;
      });
      return `<h2>${escapeHtml(title)}</h2>\n<ul>${items.join('\n')}</ul>`;
    })
    .join('\n');
}

function renderNext(path: string): string {
  const at = order.findIndex(({ source }) => pathOf(source) === path);
  const next = at === -1 ? undefined : order[at + 1];
  if (next === undefined) return '';
  const target = escapeHtml(relativeTo(path, pathOf(next.source)));
  return `<p class="next"><a href="${target}">Next: ${escapeHtml(next.title)}</a></p>`;
}

function renderHeadings({ headings }: Page): string {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ depth, text, anchor }) =>
      `<li class="depth-${depth}"><a href="#${anchor}">${escapeHtml(text)}</a></li>`,
  );
  return `<aside aria-label="On this page"><h2>On this page</h2><ul>${items.join('\n')}</ul></aside>`;
}
