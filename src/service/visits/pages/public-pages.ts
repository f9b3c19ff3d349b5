/** Public pages beside the links: the list of a campaign, bio pages, QR items and their images, an empty rotator. */
import { formatSpecialPath } from '#service/addresses/special-paths.ts';
import type { PageLink } from '#service/store/visit-queries/public-records.ts';
import { escapeHtml, pageAnswer, textPage } from '#service/visits/html/page-layout.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** No such page, or one that is not public: visitors do not learn which. */
export const notFoundPage = textPage(404, 'Nothing at this address', [
  'There is no page here, or it is not public.',
  'Check the address against where you found it, or ask whoever gave it to you.',
]);

/** A rotator whose campaign has no link that can be opened. */
export const emptyRotatorPage = textPage(404, 'No links here yet', [
  'This address leads to one of several links, and there are none at the moment.',
  'Try again later, or ask whoever gave it to you.',
]);

export function campaignPage({ name, links, more }: { name: string; links: PageLink[]; more: number }): VisitAnswer {
  const rest = more === 0 ? '' : `\n<p>${more === 1 ? '1 older link is' : `${more} older links are`} not shown.</p>`;
  const list = links.length === 0 ? '<p>This campaign has no public links at the moment.</p>' : listOf(links, true);
  return pageAnswer(200, oneLine(name), list + rest);
}

export function bioPage({ name, links }: { name: string; links: PageLink[] }): VisitAnswer {
  return pageAnswer(200, oneLine(name), links.length === 0 ? '<p>There are no links here yet.</p>' : listOf(links, false));
}

export function qrPage({ name, url, alias }: { name: string; url: string; alias: string }): VisitAnswer {
  const image = escapeHtml(formatSpecialPath({ kind: 'image', of: { kind: 'qr', alias } }));
  const text = escapeHtml(url);
  return pageAnswer(
    200,
    oneLine(name),
    `<img src="${image}" width="320" height="320" alt="QR code that leads to ${text}">
<p>Scan it, or open <a href="${text}" rel="noopener">${text}</a></p>`,
  );
}

/** An image: a QR code, or the picture of an account. */
export function svgImage(svg: string): VisitAnswer {
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    // A browser opens an SVG file as a page; this one only has to be seen.
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'public, max-age=3600',
  };
  return { status: 200, headers, body: svg };
}

function listOf(links: readonly PageLink[], showUrl: boolean): string {
  const entries = links.map(({ title, url }) => {
    const below = showUrl ? `<small>${escapeHtml(url)}</small>` : '';
    return `<li><a href="${escapeHtml(url)}" rel="noopener"><span dir="auto">${escapeHtml(oneLine(title))}</span>${below}</a></li>`;
  });
  return `<ul>\n${entries.join('\n')}\n</ul>`;
}
