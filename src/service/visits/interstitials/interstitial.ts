/** The frame of every page that stands in front of a destination: its head, and the one policy that fits what it does. */

import { escaped } from '#service/visits/html/page-layout.ts';
import { pageStyle } from '#service/visits/html/page-style.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import type { leaveScript } from './inline-scripts.ts';
import type { PixelMarkup } from './pixel-markup.ts';
import { frontStyle } from './style.ts';

interface Interstitial {
  /** Plain text. */
  title: string;
  /** For this one answer: letters, digits, `+/=`. */
  nonce: string;
  /** HTML, with all that is not our own text escaped. */
  body: string;
  /** The class of the body: how the page is laid out. */
  layout?: 'card' | 'framed';
  /** More for the head, as HTML. */
  head?: string;
  /** CSS for this one page. */
  style?: string;
  script?: typeof leaveScript;
  pixels?: PixelMarkup | undefined;
  /** Whether the destination is shown in it. */
  frames?: boolean;
}

/** A whole page as an answer. */
export function interstitial(page: Interstitial): VisitAnswer {
  const { title, nonce, body, layout = 'card', head = '', style = '', script, pixels } = page;
  const own = script === undefined ? '' : `<script>${script.text}</script>\n`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${head}<style nonce="${nonce}">${pageStyle}${frontStyle}${style}</style>
</head>
<body class="${layout}">
${body}
${own}${pixels === undefined ? '' : `${pixels.html}\n`}</body>
</html>
`;
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(page),
      // The destination, and whoever's pixel is fired, learn which host sent the visitor, never by which link.
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': permissions,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
    body: html,
  };
}

/** Only what the page does is allowed: without pixels nothing but our own constant script could ever run. */
function policyOf({ nonce, script, pixels, frames = false }: Interstitial): string {
  const scripts = [
    ...(script === undefined ? [] : [script.source]),
    // The networks' scripts fetch others of theirs, from addresses that nobody can list.
    ...(pixels === undefined ? [] : [`'nonce-${nonce}'`, "'strict-dynamic'"]),
  ];
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(scripts.length === 0 ? [] : [`script-src ${scripts.join(' ')}`]),
    ["img-src 'self'", ...new Set([...(pixels?.images ?? []), ...(pixels?.sends ?? [])])].join(' '), // 'self': the icon
    ...(pixels === undefined ? [] : [`connect-src ${pixels.sends.join(' ')}`]),
    // Destinations redirect, within a frame as elsewhere, and where to is known to nobody beforehand.
    ...(frames ? ['frame-src http: https:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(pixels === undefined ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ');
}

/** What neither a page nor a pixel on it has any business asking a visitor for. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']
  .map((name) => `${name}=()`)
  .join(', ');
