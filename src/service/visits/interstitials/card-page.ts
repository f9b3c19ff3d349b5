/**
 * Link preview card: the Open Graph page for programs that preview links. Visitors never see it.
 */
import { parseWebUrl } from '#service/addresses/web-url.ts';
import type { LinkContent } from '#service/store/link-content.ts';
import type { Brand } from '#service/visits/html/brand.ts';
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import { manyLines, oneLine } from '#service/visits/html/sanitize-text.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { interstitial } from './interstitial.ts';

export function cardPage(
  link: LinkContent,
  destination: string,
  { brand, speech, nonce }: { brand: Brand; speech: PageTexts; nonce: string },
): VisitAnswer {
  const title = oneLine(link.title);
  const description = oneLine(manyLines(link.description), 1000);
  const image = parseWebUrl(link.image)?.href ?? '';
  const tags = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:site_name', brand.name],
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
    .map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">\n`,
    )
    .join('');
  const answer = interstitial({
    title,
    brand,
    speech,
    nonce,
    head,
    body: `<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
${description === '' ? '' : `<p dir="auto">${escapeHtml(description)}</p>\n`}<p><a href="${escapeHtml(destination)}" rel="noopener">${speech.t('destination.open')}</a></p>
</main>`,
  });
  // Some of these programs show nothing of a page that search engines are to leave out.
  const { 'X-Robots-Tag': _, ...headers } = answer.headers;
  return { ...answer, headers };
}
