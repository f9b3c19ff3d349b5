/** Public pages beside the links: the list of a campaign, bio pages, QR items and their images. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { CampaignPage, PageLink } from '#service/store/public-records.ts';
import { formatSpecialPath } from '#service/urls/special-paths.ts';
import { Html, html } from '#service/visits/html/html.ts';
import { page, type View } from '#service/visits/html/page.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';
import { metaTags } from '#service/visits/interstitials/destination-pages.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { mainPage } from './error-pages.ts';

export function campaignPage(view: View, { name, links, more }: CampaignPage): VisitAnswer {
  const { t } = view.texts;
  const rest = more === 0 ? '' : html`\n<p>${t('campaign.more', { count: more })}</p>`;
  const list =
    links.length === 0 ? html`<p>${t('campaign.empty')}</p>` : listOf(links, ({ url }) => url);
  return mainPage(view, { title: oneLine(name) }, html`${list}${rest}`);
}

interface Addressed {
  readonly name: string;
  readonly alias: string;
}

/** A page to put into a profile: a picture, a name, and buttons that say where they lead. */
export function bioPage(
  view: View,
  { name, links, alias }: Addressed & { links: readonly PageLink[] },
): VisitAnswer {
  const { t } = view.texts;
  const title = oneLine(name);
  const letter = Array.from(title.toUpperCase())[0] ?? '?';
  const code = formatSpecialPath({ kind: 'image', of: { kind: 'bio', alias } });
  return page(view, {
    title,
    layout: 'profile',
    isPreviewed: true,
    head: metaTags({
      'og:type': 'profile',
      'og:title': title,
      'og:description': oneLine(links.map((link) => link.title).join(' · '), 200),
      'og:site_name': view.brand.name,
    }),
    body: html`<main>
<img class="avatar" src="${formatSpecialPath({ kind: 'avatar', letter })}" width="96" height="96" alt="">
<h1 dir="auto">${title}</h1>
${links.length === 0 ? html`<p>${t('bio.empty')}</p>` : listOf(links, hostOf)}
<details><summary>${t('bio.code')}</summary>
<img src="${code}" width="240" height="240" loading="lazy" alt="${t('bio.codeAlt')}">
</details>
</main>`,
  });
}

export function qrPage(view: View, { name, url, alias }: Addressed & { url: string }): VisitAnswer {
  const { t, isolate } = view.texts;
  const image = formatSpecialPath({ kind: 'image', of: { kind: 'qr', alias } });
  const address = html`<a href="${url}" rel="noopener" dir="ltr">${url}</a>`.text;
  return mainPage(
    view,
    { title: oneLine(name) },
    html`<img src="${image}" width="320" height="320" alt="${t('qr.alt', { address: isolate(url) })}">
<p>${new Html(t.markup('qr.text', { address }))}</p>`,
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

/** The host of a link, or '' where its title says the same. */
function hostOf({ title, url }: PageLink): string {
  const host = canParseUrl(url) ? new URL(url).host : '';
  return title.includes(host) ? '' : host;
}

/** @param below what is shown under the title, as plain text; '' for nothing */
function listOf(links: readonly PageLink[], below: (link: PageLink) => string): Html {
  const entries = links.map((link) => {
    const small = below(link);
    const second = small === '' ? '' : html`<small dir="ltr">${small}</small>`;
    return html`<li><a href="${link.url}" rel="noopener"><span dir="auto">${oneLine(link.title)}</span>${second}</a></li>`;
  });
  return html`<ul>\n${entries}\n</ul>`;
}
