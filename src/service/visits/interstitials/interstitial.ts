/** Interstitial page: the document in front of a destination, with the narrowest content policy for what it does. */
import { htmlDocument, pageHeaders } from '#service/visits/html/page-layout.ts';
import { pageStyle } from '#service/visits/html/page-style.ts';
import type { AppLink } from '#service/visits/request/app-links.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import type { InlineScript } from './inline-scripts.ts';
import type { PixelMarkup } from './pixel-markup.ts';
import { interstitialStyle } from './style.ts';

/** The parts of every page that leads to a destination. */
export interface DestinationPage {
  /** Plain text in one line. */
  title: string;
  appLink: AppLink;
  /** For this one answer: letters, digits, `+/=`. */
  nonce: string;
  pixels: PixelMarkup | undefined;
}

interface Interstitial {
  title: string;
  nonce: string;
  pixels?: PixelMarkup | undefined;
  /** HTML, with all text of accounts and visitors escaped. */
  body: string;
  /** The class of the body: how the page is laid out. */
  layout?: 'card' | 'framed';
  /** More HTML for the head. */
  head?: string;
  /** CSS for this one page. */
  style?: string;
  script?: InlineScript | undefined;
}

export function interstitial(page: Interstitial): VisitAnswer {
  const { title, nonce, body, layout = 'card', head = '', style = '', script, pixels } = page;
  const scripts = [
    ...(script === undefined ? [] : [`<script>${script.text}</script>`]),
    ...(pixels === undefined ? [] : [pixels.html]),
  ];
  const html = htmlDocument({
    title,
    head: `${head}<style nonce="${nonce}">${pageStyle}${interstitialStyle}${style}</style>`,
    body: [body, ...scripts].join('\n'),
    bodyClass: layout,
  });
  return { status: 200, headers: { ...pageHeaders(policyOf(page)), 'Permissions-Policy': permissions }, body: html };
}

/** Only what the page does is allowed: without pixels nothing but our own constant script can run. */
function policyOf({ nonce, script, pixels, layout }: Interstitial): string {
  const scripts = [
    ...(script === undefined ? [] : [script.source]),
    // The networks' scripts fetch others of theirs, from hosts that no list can name.
    ...(pixels === undefined ? [] : [`'nonce-${nonce}'`, "'strict-dynamic'"]),
  ];
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(scripts.length === 0 ? [] : [`script-src ${scripts.join(' ')}`]),
    ["img-src 'self'", ...new Set([...(pixels?.images ?? []), ...(pixels?.sends ?? [])])].join(' '), // 'self': the icon
    ...(pixels === undefined ? [] : [`connect-src ${pixels.sends.join(' ')}`]),
    // Destinations redirect to hosts that are not known beforehand, in a frame too.
    ...(layout === 'framed' ? ['frame-src http: https:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(pixels === undefined ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ');
}

/** What neither a page nor a pixel on it may ask a visitor for. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']
  .map((name) => `${name}=()`)
  .join(', ');
