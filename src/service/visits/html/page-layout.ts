/** The frame of the few pages that visitors see: self-contained, without script, bound by a strict policy. */

import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import { contentHash } from './csp-hash.ts';
import { pageStyle } from './page-style.ts';

const policy = [
  "default-src 'none'",
  `style-src ${await contentHash(pageStyle)}`,
  "img-src 'self'", // the icon, and QR codes
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // Chromium holds a form to this through redirects too, and the password form is redirected to the destination.
  "form-action 'self' http: https:",
].join('; ');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  // The destination learns which host sent the visitor, never which link.
  'Referrer-Policy': 'strict-origin',
};

/** Text as it may stand between tags and in quoted attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * A whole page as an answer.
 *
 * @param title plain text, also its heading
 * @param content HTML, with all that is not our own text escaped
 */
export function pageAnswer(status: number, title: string, content: string, more?: Record<string, string>): VisitAnswer {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1 dir="auto">${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;
  return { status, headers: { ...headers, ...more }, body };
}
