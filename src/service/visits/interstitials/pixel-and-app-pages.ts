/** Pages of direct links where a redirect is not enough: one fires pixels, one offers an app. */
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { leaveScript } from './inline-scripts.ts';
import { type DestinationPage, interstitial } from './interstitial.ts';
import { buttonLink, hostMarkup, storeButton } from './markup.ts';

/**
 * Fires the pixels in their frame and goes on; without script their images have a second for it.
 */
export function forwardPage({
  appLink,
  brand,
  speech,
  nonce,
  pixels,
}: DestinationPage & { pixels: string }): VisitAnswer {
  const { destination } = appLink;
  const { t, isolate } = speech;
  const title = t('forward.title', { host: isolate(new URL(destination).host) });
  const href = escapeHtml(destination);
  return interstitial({
    title,
    brand,
    speech,
    nonce,
    pixels,
    script: leaveScript,
    head: `<noscript><meta http-equiv="refresh" content="1;url=${href}"></noscript>\n`,
    body: `<main>
<h1>${t.markup('forward.title', { host: isolatedHost(destination) })}</h1>
<p>${t.markup('forward.text', { page: (inside) => `<a id="go" href="${href}" rel="noopener">${inside}</a>` })}</p>
</main>`,
  });
}

/** Lets the visitor choose: a browser opens an app reliably only after a click. */
export function appPage({
  title,
  appLink,
  brand,
  speech,
  nonce,
  pixels,
}: DestinationPage): VisitAnswer {
  const { destination, open } = appLink;
  const { t } = speech;
  const href = escapeHtml(destination);
  // Where a URL of another scheme opens the app, the page also needs a link for the browser.
  const stay =
    open === destination
      ? ''
      : `\n<p>${t.markup('app.browser', { page: (inside) => `<a href="${href}" rel="noopener">${inside}</a>` })}</p>`;
  return interstitial({
    title,
    brand,
    speech,
    nonce,
    pixels,
    body: `<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
<p>${t.markup('app.text', { host: isolatedHost(destination) })}</p>
<div class="acts">
${buttonLink(open, t('app.open'), 'go')}${storeButton(appLink, speech)}
</div>${stay}
</main>`,
  });
}

function isolatedHost(destination: string): string {
  return `<bdi dir="ltr">${hostMarkup(destination)}</bdi>`;
}
