/** The pages that lie beside the links: a campaign's list, a rotator without links, bio pages and QR items. */

import { placePath } from '#service/addresses/special-paths.ts';
import type { PageLink } from '#service/store/visit-queries/public-records-types.ts';
import { escaped, pageAnswer } from '#service/visits/html/page-layout.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** No such page, or one that is not public: nobody is told which. */
export function noPage(): VisitAnswer {
  return pageAnswer(
    404,
    'Nothing at this address',
    `<p>There is no page here, or it is not public.</p>
<p>Check the address against where you found it, or ask whoever gave it to you.</p>`,
  );
}

/** A rotator whose campaign has no link that can be opened. */
export function emptyRotatorPage(): VisitAnswer {
  return pageAnswer(
    404,
    'No links here yet',
    `<p>This address leads to one of several links, and there are none at the moment.</p>
<p>Try again later, or ask whoever gave it to you.</p>`,
  );
}

export function campaignPage({ name, links, more }: { name: string; links: PageLink[]; more: number }): VisitAnswer {
  const rest = more === 0 ? '' : `\n<p>${more === 1 ? '1 older link is' : `${more} older links are`} not shown.</p>`;
  const list = links.length === 0 ? '<p>This campaign has no public links at the moment.</p>' : listOf(links, true);
  return pageAnswer(200, oneLine(name), list + rest);
}

export function bioPage({ name, links }: { name: string; links: PageLink[] }): VisitAnswer {
  return pageAnswer(200, oneLine(name), links.length === 0 ? '<p>There are no links here yet.</p>' : listOf(links, false));
}

export function qrPage({ name, url, alias }: { name: string; url: string; alias: string }): VisitAnswer {
  const image = placePath({ kind: 'image', of: { kind: 'qr', alias } });
  return pageAnswer(
    200,
    oneLine(name),
    `<img src="${escaped(image)}" width="320" height="320" alt="QR code that leads to ${escaped(url)}">
<p>Scan it, or open <a href="${escaped(url)}" rel="noopener">${escaped(url)}</a></p>`,
  );
}

function listOf(links: readonly PageLink[], showAddress: boolean): string {
  const entries = links.map(({ title, address }) => {
    const below = showAddress ? `<small>${escaped(address)}</small>` : '';
    return `<li><a href="${escaped(address)}" rel="noopener"><span dir="auto">${escaped(oneLine(title))}</span>${below}</a></li>`;
  });
  return `<ul>\n${entries.join('\n')}\n</ul>`;
}
