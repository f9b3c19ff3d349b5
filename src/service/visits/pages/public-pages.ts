/**
 * Public pages beside the links: the list of a campaign, bio pages, QR items and their images, an
 * empty rotator.
 */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { formatSpecialPath } from '#service/addresses/special-paths.ts';
import type { PageLink } from '#service/store/public-records.ts';
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import { heading, type PageLayout } from '#service/visits/html/page-layout.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';

/** Makes the pages in one language; those that are the same for every visitor are made once. */
export function createPublicPages({ brand, page, text }: PageLayout, speech: PageTexts) {
  const { t, isolate } = speech;
  return {
    /** No such page, or one that is not public: visitors do not learn which. */
    notFound: text(speech, 404, t('missing.title'), [t('missing.text'), t('missing.next')]),

    /** A rotator whose campaign has no link that can be opened. */
    emptyRotator: text(speech, 404, t('rotator.title'), [t('rotator.text'), t('rotator.next')]),

    campaign: ({
      name,
      links,
      more,
    }: {
      name: string;
      links: readonly PageLink[];
      more: number;
    }): VisitAnswer => {
      const rest = more === 0 ? '' : `\n<p>${t('campaign.more', { count: more })}</p>`;
      const list =
        links.length === 0 ? `<p>${t('campaign.empty')}</p>` : listOf(links, ({ url }) => url);
      return page(speech, 200, oneLine(name), list + rest);
    },

    /** A page to put into a profile: a picture, a name, and buttons that say where they lead. */
    bio: ({
      name,
      links,
      alias,
    }: {
      name: string;
      links: PageLink[];
      alias: string;
    }): VisitAnswer => {
      const title = oneLine(name);
      const avatar = escapeHtml(
        formatSpecialPath({ kind: 'avatar', letter: Array.from(title.toUpperCase())[0] ?? '?' }),
      );
      const code = escapeHtml(formatSpecialPath({ kind: 'image', of: { kind: 'bio', alias } }));
      const list = links.length === 0 ? `<p>${t('bio.empty')}</p>` : listOf(links, hostOf);
      const answer = page(
        speech,
        200,
        title,
        `<img class="avatar" src="${avatar}" width="96" height="96" alt="">
${heading(title)}${list}
<details><summary>${t('bio.code')}</summary>
<img src="${code}" width="240" height="240" loading="lazy" alt="${t('bio.codeAlt')}">
</details>`,
        { bodyClass: 'profile', head: cardTags(title, links, brand.name) },
      );
      // Some programs that preview links show nothing of a page that search engines are to leave out.
      const { 'X-Robots-Tag': _, ...headers } = answer.headers;
      return { ...answer, headers };
    },

    qr: ({ name, url, alias }: { name: string; url: string; alias: string }): VisitAnswer => {
      const image = escapeHtml(formatSpecialPath({ kind: 'image', of: { kind: 'qr', alias } }));
      const shown = escapeHtml(url);
      return page(
        speech,
        200,
        oneLine(name),
        `<img src="${image}" width="320" height="320" alt="${escapeHtml(t('qr.alt', { address: isolate(url) }))}">
<p>${t.markup('qr.text', { address: `<a href="${shown}" rel="noopener" dir="ltr">${shown}</a>` })}</p>`,
      );
    },
  };
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

/** The host of a link, or '' where its title says the same. */
function hostOf({ title, url }: PageLink): string {
  const host = canParseUrl(url) ? new URL(url).host : '';
  return title.includes(host) ? '' : host;
}

/** @param below what is shown under the title, as plain text; '' for nothing */
function listOf(links: readonly PageLink[], below: (link: PageLink) => string): string {
  const entries = links.map((link) => {
    const small = below(link);
    const second = small === '' ? '' : `<small dir="ltr">${escapeHtml(small)}</small>`;
    return `<li><a href="${escapeHtml(link.url)}" rel="noopener"><span dir="auto">${escapeHtml(oneLine(link.title))}</span>${second}</a></li>`;
  });
  return `<ul>\n${entries.join('\n')}\n</ul>`;
}

/** Open Graph tags: what is shown of the page where its URL is posted. */
function cardTags(title: string, links: readonly PageLink[], site: string): string {
  const description = oneLine(links.map((link) => link.title).join(' · '), 200);
  const tags = {
    'og:type': 'profile',
    'og:title': title,
    'og:description': description,
    'og:site_name': site,
  };
  return Object.entries(tags)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">\n`)
    .join('');
}
