/** Content policy of the site: a page runs its own scripts, and asks no other server for anything. */
import { createHash } from 'node:crypto';

/**
 * A page with its policy. The few scripts within a page are named by their checksums. Styles of elements are allowed: the colours of
 * code are such styles. The playground loads and frames what its user names.
 */
export function withPolicy(html: string, isPlayground: boolean): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  const sums = inline.map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self'${sums.join('')}${isPlayground ? ' http: https:' : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-src 'self'${isPlayground ? ' http: https:' : ''}`,
  ];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`;
  return html.replace('<head>', `<head>\n    ${meta}`);
}
