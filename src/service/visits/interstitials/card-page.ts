/** What programs that preview links get: the card that was written for them. People never see it. */

import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { OpenedLink } from '#service/store/visit-queries/public-records-types.ts';
import { escaped } from '#service/visits/html/page-layout.ts';
import { manyLines, oneLine } from '#service/visits/html/sanitize-text.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { interstitial } from './interstitial.ts';

/** @param address where the link leads */
export function cardPage(link: OpenedLink, address: string, nonce: string): VisitAnswer {
  const title = oneLine(link.title);
  const description = oneLine(manyLines(link.description), 1000);
  const image = webAddress(link.image);
  const tags = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['twitter:card', image === '' ? 'summary' : 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
    ['description', description],
  ] as const;
  const head = tags
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">\n`)
    .join('');
  const answer = interstitial({
    ...{ title, nonce, head },
    body: `<main>
<h1 dir="auto">${escaped(title)}</h1>
${description === '' ? '' : `<p dir="auto">${escaped(description)}</p>\n`}<p><a href="${escaped(address)}" rel="noopener">Go on</a></p>
</main>`,
  });
  // Some of these programs show nothing of a page that search engines are to leave out.
  const { 'X-Robots-Tag': _, ...headers } = answer.headers;
  return { ...answer, headers };
}

/** The address as browsers would spell it, or '' where it is none of the web. */
function webAddress(text: string): string {
  if (!canParseUrl(text)) return '';
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}
