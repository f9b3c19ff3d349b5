/** Page for visitors: the document, with the narrowest content policy for what it does. */
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import type { Brand } from './brand.ts';
import { Html, html } from './html.ts';
import { interstitialStyle } from './interstitial-style.ts';
import { pageStyle } from './page-style.ts';
import type { PageTexts } from './page-texts.ts';

/** What all parts of one answer share. */
export interface View {
  readonly texts: PageTexts;
  readonly brand: Brand;
  /** For this one answer: letters, digits, `+/=`. */
  readonly nonce: string;
}

interface PageParts {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: VisitAnswer['cause'];
  /** Plain text. */
  readonly title: string;
  readonly body: Html;
  /** The class of the body: the brand is at the foot of a `profile`, and in the bar of a frame. */
  readonly layout?: 'card' | 'framed' | 'profile';
  /** More HTML for the head. */
  readonly head?: Html;
  /** CSS for this one page. */
  readonly style?: string;
  readonly script?: InlineScript;
  /** The frame of pixels. */
  readonly pixels?: Html;
  /** Whether programs that preview links may show it. */
  readonly isPreviewed?: boolean;
  /** Where a form may lead. */
  readonly forms?: string;
}

export interface InlineScript {
  readonly text: string;
  /** As a source of a content policy. */
  readonly source: string;
}

export function page(view: View, parts: PageParts): VisitAnswer {
  const { texts, brand, nonce } = view;
  const { status = 200, cause, title, layout, head, style = '', script, pixels } = parts;
  const mark = brand.mark(texts.t('brand.logo'));
  const content = {
    framed: parts.body,
    profile: html`${parts.body}\n${mark}`,
    card: html`${mark}${parts.body}`,
  }[layout ?? 'card'];
  const own = layout === 'card' || layout === 'framed' ? interstitialStyle : '';
  const css = `${pageStyle}${brand.style}${own}${style}`;
  const code = script && html`\n<script>${new Html(script.text)}</script>`;
  const { text } = htmlDocument(texts, {
    title: brand.titled(title),
    head: html`${brand.head}${head}<style nonce="${nonce}">${new Html(css)}</style>`,
    body: html`${content}${code}${pixels && html`\n${pixels}`}`,
    layout,
  });
  const headers = {
    ...pageHeaders(policyOf(nonce, parts), texts),
    ...(parts.isPreviewed === true ? {} : notIndexed),
    ...parts.headers,
  };
  return { status, headers, body: text, ...(cause === undefined ? {} : { cause }) };
}

export function htmlDocument(
  { language, direction }: PageTexts,
  { title, head, body, layout }: Pick<PageParts, 'title' | 'head' | 'body' | 'layout'>,
): Html {
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
</head>
<body${layout && html` class="${layout}"`}>
${body}
</body>
</html>
`;
}

const notIndexed = { 'X-Robots-Tag': 'noindex' };

/** What neither a page nor a pixel on it may ask a visitor for. */
const permissions = [
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

/** The headers of every page, with its content policy and its language. */
export function pageHeaders(policy: readonly string[], texts: PageTexts): Record<string, string> {
  return {
    ...texts.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': permissions,
    'Cache-Control': 'no-store',
    // No page of another site that opened it, or that it opens, has a window of it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    // The destination, and the network of a pixel, learn which host sent the visitor, never by which
    // link.
    'Referrer-Policy': 'strict-origin',
  };
}

/** Nothing but our own constant script can run, with pixels too. */
function policyOf(
  nonce: string,
  { script, pixels, layout, forms = "'none'" }: PageParts,
): string[] {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === undefined ? [] : [`script-src ${script.source}`]),
    "img-src 'self'", // the icon, the logo, and QR codes
    ...framePolicy(layout, pixels !== undefined),
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

function framePolicy(layout: PageParts['layout'], hasPixels: boolean): string[] {
  // Destinations redirect to hosts that are not known beforehand, in a frame too.
  if (layout === 'framed') return ['frame-src http: https:'];
  return hasPixels ? ["frame-src 'self'"] : [];
}

/** `'sha256-…'`, quotes included, of a script exactly as it stands between its tags. */
export async function inlineScript(text: string): Promise<InlineScript> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return { text, source: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` };
}
