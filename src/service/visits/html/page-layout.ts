/**
 * HTML pages for visitors: the document, its headers and content policy, and the layout of pages
 * with a brand.
 */

import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { type BrandOptions, createBrand } from './brand.ts';
import { escapeHtml } from './escape-html.ts';
import { pageStyle } from './page-style.ts';
import type { PageTexts } from './page-texts.ts';

/**
 * `'sha256-…'`, quotes included, of a style or script exactly as it stands between its tags, for a
 * content policy.
 */
export async function cspHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

async function policyOf(style: string): Promise<string> {
  return [
    "default-src 'none'",
    `style-src ${await cspHash(style)}`,
    "img-src 'self'", // the icon, the logo, and QR codes
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Chromium holds a form to this through redirects too, and the password form is redirected to the
    // destination.
    "form-action 'self' http: https:",
  ].join('; ');
}

/** The headers of every page, with its content policy and its language. */
export function pageHeaders(contentPolicy: string, speech: PageTexts): Record<string, string> {
  return {
    ...speech.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy,
    'Cache-Control': 'no-store',
    // No page of another site that opened it, or that it opens, has a window of it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    // The destination, and the network of a pixel, learn which host sent the visitor, never by which
    // link.
    'Referrer-Policy': 'strict-origin',
  };
}

/**
 * A whole document. `title` is plain text, `head` and `body` are HTML, `bodyClass` says how the
 * page is laid out.
 */
export function htmlDocument(parts: {
  speech: PageTexts;
  title: string;
  head: string;
  body: string;
  bodyClass?: string;
}): string {
  const { speech, title, head, body, bodyClass } = parts;
  return `<!doctype html>
<html lang="${speech.language}" dir="${speech.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body${bodyClass === undefined ? '' : ` class="${bodyClass}"`}>
${body}
</body>
</html>
`;
}

/** How a page differs from others of its layout. */
interface PageParts {
  readonly headers?: Record<string, string>;
  /** More HTML for the head. */
  readonly head?: string;
  /** The class of the body; the brand is at the foot of a `profile`. */
  readonly bodyClass?: 'profile';
}

export type PageLayout = Awaited<ReturnType<typeof createPageLayout>>;

/** Makes the layout of pages without script, with the brand of the service. */
export async function createPageLayout(options: BrandOptions = {}) {
  const brand = createBrand(options);
  const style = pageStyle + brand.style;
  const policy = await policyOf(style);

  /**
   * @param title plain text, also the page's heading
   * @param content HTML below it, with all text of accounts and visitors escaped
   */
  function page(
    speech: PageTexts,
    status: number,
    title: string,
    content: string,
    parts: PageParts = {},
  ): VisitAnswer {
    const { headers, head = '', bodyClass } = parts;
    const mark = brand.mark(speech.t('brand.logo'));
    const main = `<main>\n${bodyClass === 'profile' ? '' : heading(title)}${content}\n</main>`;
    const body = bodyClass === 'profile' ? `${main}\n${mark}` : mark + main;
    const html = htmlDocument({
      speech,
      title: brand.titled(title),
      head: `<meta name="robots" content="noindex">\n${brand.head}${head}<style>${style}</style>`,
      body,
      bodyClass,
    });
    return { status, headers: { ...pageHeaders(policy, speech), ...headers }, body: html };
  }

  return {
    brand,
    page,
    /** A page of paragraphs, in the service's own words, as HTML. */
    text: (
      speech: PageTexts,
      status: number,
      title: string,
      paragraphs: string[],
      headers?: Record<string, string>,
    ): VisitAnswer =>
      page(speech, status, title, paragraphs.map((text) => `<p>${text}</p>`).join('\n'), {
        headers,
      }),
  };
}

/** The layout without a brand. */
export const plainLayout = await createPageLayout();

export function heading(title: string): string {
  return `<h1 dir="auto">${escapeHtml(title)}</h1>\n`;
}
