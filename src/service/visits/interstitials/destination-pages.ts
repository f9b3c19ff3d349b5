/** Pages in front of a destination: frame, overlay, splash, app, pixels, and the card of previews. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { LinkContent, Overlay, SplashPage } from '#service/store/link-content.ts';
import { parseWebUrl } from '#service/urls/web-url.ts';
import { escapeHtml, Html, html } from '#service/visits/html/html.ts';
import { page, type View } from '#service/visits/html/page.ts';
import { manyLines, oneLine } from '#service/visits/html/sanitize-text.ts';
import type { AppLink } from '#service/visits/request/app-links.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { closeScript, countdownScript, leaveScript } from './inline-scripts.ts';
import { overlayStyle } from './overlay-style.ts';

export interface Destination {
  /** Plain text in one line. */
  readonly title: string;
  readonly appLink: AppLink;
  /** The frame of its pixels, where any is to be fired. */
  readonly pixels: Html | undefined;
}

/** The destination in a frame of the whole page. */
export function framePage(view: View, to: Destination): VisitAnswer {
  return page(view, { ...to, layout: 'framed', body: frameMarkup(view, to) });
}

/** The same under the overlay of an account. */
export function overlayPage(view: View, to: Destination, overlay: Overlay): VisitAnswer {
  const { t } = view.texts;
  const { position, background, textColor } = overlayStyle(overlay);
  const name = oneLine(overlay.name);
  const preset = t(overlay.type === 'contact' ? 'frame.contact' : 'splash.more');
  return page(view, {
    ...to,
    layout: 'framed',
    script: closeScript,
    style: `.box{--brand:${background};--on-brand:${textColor}}\n`,
    body: html`${frameMarkup(view, to)}
<aside class="box ${position}" id="overlay" aria-label="${name}">
<p dir="auto">${manyLines(overlay.message) || name}</p>
<button type="button" id="close" hidden>${t('frame.close')}</button>${callToAction(overlay, preset)}
</aside>`,
  });
}

/**
 * Many pages refuse to be framed, and none tells the page around it: so the bar always has a button
 * to the page itself. The frame is not sandboxed, because a direct link would open the same page
 * without a sandbox.
 */
function frameMarkup({ brand, texts }: View, { title, appLink }: Destination): Html {
  const { destination, open } = appLink;
  const { host } = new URL(destination);
  return html`<header>${brand.icon}
<h1><bdi>${title}</bdi>${title === host ? '' : html` <small dir="ltr">${host}</small>`}</h1>${storeButton(appLink, texts)}
${buttonLink(open, texts.t('frame.open'), 'page')}
</header>
<main><iframe src="${destination}" title="${title}" allow="fullscreen" referrerpolicy="strict-origin"></iframe></main>`;
}

/** The countdown of the standard page. */
const standardSeconds = 5;

/** The service's standard page, with the description of the card, or that of an account. */
export function splashPage(
  view: View,
  to: Destination,
  { description, splash }: Pick<LinkContent, 'description' | 'splash'>,
): VisitAnswer {
  const { t } = view.texts;
  const { destination, open, store } = to.appLink;
  const title = splash === undefined ? to.title : oneLine(splash.title) || oneLine(splash.name);
  const message = splash === undefined ? manyLines(description, 500) : manyLines(splash.message);
  const seconds = splash?.seconds ?? standardSeconds;
  // A browser opens an app only after a click of its user: where there is an app, no countdown runs.
  const counts = seconds > 0 && open === destination && store === undefined;
  return page(view, {
    ...to,
    title,
    script: counts ? countdownScript : undefined,
    layout: 'card',
    body: html`<main>
<p class="from">${t('splash.from')}</p>
<h1 dir="auto">${title}</h1>
${message === '' ? '' : html`<p class="message" dir="auto">${message}</p>\n`}${destinationMarkup(view, destination)}
<div class="acts">
${buttonLink(open, t('destination.open'), 'go')}${storeButton(to.appLink, view.texts)}${buttonOf(view, splash)}
</div>${counts ? countdownMarkup(view, seconds) : ''}
</main>`,
  });
}

function buttonOf({ texts }: View, splash: SplashPage | undefined): Html | undefined {
  return splash && callToAction(splash, texts.t('splash.more'), html`class="act" `);
}

function countdownMarkup({ texts: { t } }: View, seconds: number): Html {
  // The script counts through texts, because each language has plurals of its own.
  const left = Array.from({ length: seconds }, (_, passed) =>
    t('splash.left', { seconds: seconds - passed }),
  );
  return html`\n<div class="countdown" id="countdown" data-left="${JSON.stringify(left)}" data-stopped="${t('splash.stopped')}" hidden>
<span role="timer" id="left">${left[0]}</span>
<button type="button" id="stay">${t('splash.stay')}</button>
</div>`;
}

/**
 * Fires the pixels in their frame and goes on; without script their images have a second for it.
 */
export function forwardPage(view: View, to: Destination): VisitAnswer {
  const { destination } = to.appLink;
  const { t, isolate } = view.texts;
  const anchor = (inside: string) =>
    html`<a id="go" href="${destination}" rel="noopener">${new Html(inside)}</a>`.text;
  return page(view, {
    ...to,
    title: t('forward.title', { host: isolate(new URL(destination).host) }),
    layout: 'card',
    script: leaveScript,
    head: html`<noscript><meta http-equiv="refresh" content="1;url=${destination}"></noscript>\n`,
    body: html`<main>
<h1>${new Html(t.markup('forward.title', { host: isolatedHost(destination) }))}</h1>
<p>${new Html(t.markup('forward.text', { page: anchor }))}</p>
</main>`,
  });
}

/** Lets the visitor choose: a browser opens an app reliably only after a click. */
export function appPage(view: View, to: Destination): VisitAnswer {
  const { destination, open } = to.appLink;
  const { t } = view.texts;
  const anchor = (inside: string) =>
    html`<a href="${destination}" rel="noopener">${new Html(inside)}</a>`.text;
  // Where a URL of another scheme opens the app, the page also needs a link for the browser.
  const stay =
    open === destination
      ? ''
      : html`\n<p>${new Html(t.markup('app.browser', { page: anchor }))}</p>`;
  return page(view, {
    ...to,
    layout: 'card',
    body: html`<main>
<h1 dir="auto">${to.title}</h1>
<p>${new Html(t.markup('app.text', { host: isolatedHost(destination) }))}</p>
<div class="acts">
${buttonLink(open, t('app.open'), 'go')}${storeButton(to.appLink, view.texts)}
</div>${stay}
</main>`,
  });
}

/** The Open Graph page for programs that preview links. Visitors never see it. */
export function cardPage(view: View, link: LinkContent, destination: string): VisitAnswer {
  const title = oneLine(link.title);
  const description = oneLine(manyLines(link.description), 1000);
  const image = parseWebUrl(link.image)?.href ?? '';
  return page(view, {
    title,
    layout: 'card',
    isPreviewed: true,
    head: metaTags({
      'og:type': 'website',
      'og:title': title,
      'og:site_name': view.brand.name,
      'og:description': description,
      'og:image': image,
      'twitter:card': image === '' ? 'summary' : 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      description,
    }),
    body: html`<main>
<h1 dir="auto">${title}</h1>
${description === '' ? '' : html`<p dir="auto">${description}</p>\n`}<p><a href="${destination}" rel="noopener">${view.texts.t('destination.open')}</a></p>
</main>`,
  });
}

/** Tags for programs that preview links, without those that have no content. */
export function metaTags(tags: Readonly<Record<string, string>>): Html {
  const given = Object.entries(tags).filter(([, content]) => content !== '');
  const lines = given.map(([name, content]) => {
    const attribute = name.startsWith('og:') ? 'property' : 'name';
    return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">\n`;
  });
  return new Html(lines.join(''));
}

/** A link in the shape of a button. With an id it is the main one of its page. */
function buttonLink(href: string, text: string, id?: string): Html {
  const kind = id === undefined ? html`class="act"` : html`class="act main" id="${id}"`;
  return html`<a ${kind} href="${href}" rel="noopener">${text}</a>`;
}

/** The button to the app's store, where there is one. */
function storeButton({ store }: AppLink, { t }: View['texts']): Html | undefined {
  return store === undefined ? undefined : html`\n${buttonLink(store, t('destination.store'))}`;
}

/** Where a button of an account may lead; the last two begin a mail or a call. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The call to action of an overlay or a splash page; nothing where its URL is not allowed.
 *
 * @param preset the text of a button without one
 */
function callToAction(
  { button, link }: { button: string; link: string },
  preset: string,
  attributes?: Html,
): Html | undefined {
  if (!canParseUrl(link)) return undefined;
  const { protocol, href } = new URL(link);
  if (!schemes.has(protocol)) return undefined;
  return html`\n<a ${attributes}href="${href}" rel="noopener" dir="auto">${oneLine(button, 100) || preset}</a>`;
}

/** URLs up to this length are shown in full, longer ones on demand. */
const shown = 120;

/**
 * The host and the whole URL of a destination. Both are ASCII, and read from left to right whatever
 * is around them.
 */
function destinationMarkup({ texts: { t } }: View, destination: string): Html {
  const whole = html`<span dir="ltr">${destination}</span>`;
  const rest =
    destination.length <= shown
      ? whole
      : html`<details><summary>${t('destination.whole')}</summary>${whole}</details>`;
  return html`<p>${t('destination.leads')}</p>
<div class="host"><strong dir="ltr">${new URL(destination).host}</strong>${rest}</div>`;
}

function isolatedHost(destination: string): string {
  return html`<bdi dir="ltr">${new URL(destination).host}</bdi>`.text;
}
