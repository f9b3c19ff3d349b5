/** HTML pages for visitors: the document, its headers and content policy, escaping, and pages of plain text. */
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { pageStyle } from './page-style.ts';

/** `'sha256-…'`, quotes included, of a style or script exactly as it stands between its tags, for a content policy. */
export async function cspHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const policy = [
  "default-src 'none'",
  `style-src ${await cspHash(pageStyle)}`,
  "img-src 'self'", // the icon, and QR codes
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // Chromium holds a form to this through redirects too, and the password form is redirected to the destination.
  "form-action 'self' http: https:",
].join('; ');

/** The headers of every page, with its content policy. */
export function pageHeaders(contentPolicy: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    // The destination, and the network of a pixel, learn which host sent the visitor, never by which link.
    'Referrer-Policy': 'strict-origin',
  };
}

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A whole document. `title` is plain text, `head` and `body` are HTML, `bodyClass` says how the page is laid out. */
export function htmlDocument(parts: { title: string; head: string; body: string; bodyClass?: string }): string {
  const { title, head, body, bodyClass } = parts;
  return `<!doctype html>
<html lang="en">
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

const head = `<meta name="robots" content="noindex">\n<style>${pageStyle}</style>`;

/**
 * A page without script.
 *
 * @param title plain text, also its heading
 * @param content HTML, with all text of accounts and visitors escaped
 */
export function pageAnswer(status: number, title: string, content: string, headers?: Record<string, string>): VisitAnswer {
  const body = `<main>\n<h1 dir="auto">${escapeHtml(title)}</h1>\n${content}\n</main>`;
  return { status, headers: { ...pageHeaders(policy), ...headers }, body: htmlDocument({ title, head, body }) };
}

/** A page of paragraphs, in the service's own words. */
export function textPage(status: number, title: string, paragraphs: string[], headers?: Record<string, string>): VisitAnswer {
  return pageAnswer(status, title, paragraphs.map((text) => `<p>${text}</p>`).join('\n'), headers);
}
