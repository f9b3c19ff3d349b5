/**
 * Interstitial page: the document in front of a destination, with the narrowest content policy for
 * what it does.
 */
import type { Brand } from '#service/visits/html/brand.ts';
import { htmlDocument, pageHeaders } from '#service/visits/html/page-layout.ts';
import { pageStyle } from '#service/visits/html/page-style.ts';
import type { PageTexts } from '#service/visits/html/page-texts.ts';
import type { AppLink } from '#service/visits/request/app-links.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import type { InlineScript } from './inline-scripts.ts';
import { interstitialStyle } from './style.ts';

/** The parts of every page that leads to a destination. */
export interface DestinationPage {
  /** Plain text in one line. */
  title: string;
  appLink: AppLink;
  /** For this one answer: letters, digits, `+/=`. */
  nonce: string;
  /** The frame of its pixels as HTML, where any is to be fired. */
  pixels: string | undefined;
  brand: Brand;
  speech: PageTexts;
}

interface Interstitial {
  title: string;
  brand: Brand;
  speech: PageTexts;
  nonce: string;
  pixels?: string;
  /** HTML, with all text of accounts and visitors escaped. */
  body: string;
  /** The class of the body: how the page is laid out. */
  layout?: 'card' | 'framed';
  /** More HTML for the head. */
  head?: string;
  /** CSS for this one page. */
  style?: string;
  script?: InlineScript;
}

export function interstitial(page: Interstitial): VisitAnswer {
  const {
    title,
    brand,
    speech,
    nonce,
    body,
    layout = 'card',
    head = '',
    style = '',
    script,
    pixels,
  } = page;
  const scripts = [
    ...(script === undefined ? [] : [`<script>${script.text}</script>`]),
    ...(pixels === undefined ? [] : [pixels]),
  ];
  const html = htmlDocument({
    speech,
    title: brand.titled(title),
    head: `${brand.head}${head}<style nonce="${nonce}">${pageStyle}${brand.style}${interstitialStyle}${style}</style>`,
    body: [layout === 'card' ? brand.mark(speech.t('brand.logo')) + body : body, ...scripts].join(
      '\n',
    ),
    bodyClass: layout,
  });
  return {
    status: 200,
    headers: { ...pageHeaders(policyOf(page), speech), 'Permissions-Policy': visitorPermissions },
    body: html,
  };
}

function framePolicy(layout: Interstitial['layout'], hasPixels: boolean): string[] {
  // Destinations redirect to hosts that are not known beforehand, in a frame too.
  if (layout === 'framed') return ['frame-src http: https:'];
  return hasPixels ? ["frame-src 'self'"] : [];
}

/**
 * Only what the page does is allowed: nothing but our own constant script can run, with pixels too.
 */
function policyOf({ nonce, script, pixels, layout }: Interstitial): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === undefined ? [] : [`script-src ${script.source}`]),
    "img-src 'self'", // the icon and the logo
    ...framePolicy(layout, pixels !== undefined),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** What neither a page nor a pixel on it may ask a visitor for. */
export const visitorPermissions = [
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
]
  .map((name) => `${name}=()`)
  .join(', ');
