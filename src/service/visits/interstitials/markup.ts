/**
 * Interstitial markup: buttons, messages, and the destination as visitors read it before they go
 * there.
 */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { escapeHtml } from '#service/visits/html/escape-html.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import { oneLine } from '#service/visits/html/sanitize-text.ts';
import type { AppLink } from '#service/visits/request/app-links.ts';

/** A link in the shape of a button. With an id it is the main one of its page. */
export function buttonLink(href: string, text: string, id?: string): string {
  const kind = id === undefined ? 'class="act"' : `class="act main" id="${id}"`;
  return `<a ${kind} href="${escapeHtml(href)}" rel="noopener">${text}</a>`;
}

/** The button to the app's store, where there is one. */
export function storeButton({ store }: AppLink, { t }: PageTexts): string {
  return store === undefined ? '' : `\n${buttonLink(store, t('destination.store'))}`;
}

/** Where a button of an account may lead; the last two begin a mail or a call. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The call to action of an overlay or a splash page, or '' where its URL is not allowed.
 *
 * @param preset the text of a button without one
 */
export function callToAction(
  { button, link }: { button: string; link: string },
  preset: string,
  attributes = '',
): string {
  if (!canParseUrl(link)) return '';
  const { protocol, href } = new URL(link);
  if (!schemes.has(protocol)) return '';
  return `\n<a ${attributes}href="${escapeHtml(href)}" rel="noopener" dir="auto">${escapeHtml(oneLine(button, 100) || preset)}</a>`;
}

/** URLs up to this length are shown in full, longer ones on demand. */
const shown = 120;

/**
 * The host and the whole URL of a destination. Both are ASCII, and read from left to right whatever
 * is around them.
 */
export function destinationMarkup(destination: string, { t }: PageTexts): string {
  const whole = `<span dir="ltr">${escapeHtml(destination)}</span>`;
  const rest =
    destination.length <= shown
      ? whole
      : `<details><summary>${t('destination.whole')}</summary>${whole}</details>`;
  return `<p>${t('destination.leads')}</p>
<div class="host"><strong dir="ltr">${hostMarkup(destination)}</strong>${rest}</div>`;
}

export function hostMarkup(destination: string): string {
  return escapeHtml(new URL(destination).host);
}
