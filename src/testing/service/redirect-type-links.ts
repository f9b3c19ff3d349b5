/** Links that do more than redirect, for tests of visits: their content, hostile text, and a fixed nonce. */

import type { LinkContent } from '#service/store/link-content.ts';
import type { VisitedLink } from '#service/store/store.ts';
import { noRecords, type TestRequest, testVisits } from './test-visits.ts';

export const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

/** The content of a link; by default only a title. */
export function linkContent(parts: Partial<LinkContent> = {}): LinkContent {
  return {
    title: 'The page',
    description: '',
    image: '',
    pixels: [],
    overlay: undefined,
    splash: undefined,
    ...parts,
  };
}

/** Text that would do harm wherever it were taken for markup or script, or turned what is read around. */
export const hostile =
  '"\'><script>alert(1)</script><img src=x onerror=alert(2)></title></style></noscript>\u202e\u2066]]>\r\nSet-Cookie: a=b\r\n\r\n${alert(3)}\u2028{{4}}\u0000';

/** Opens visits to one link at `/a`, by default with one pixel of each kind that is asked for. */
export function testOpening(
  link: Partial<VisitedLink>,
  content: Partial<LinkContent> = {},
  options: Parameters<typeof testVisits>[1] = {},
) {
  const visits = testVisits(
    { a: link },
    {
      records: { ...noRecords, linkContent: () => Promise.resolve(linkContent(content)) },
      nonce: () => 'n0nce',
      ...options,
    },
  );
  return { ...visits, open: (request?: TestRequest) => visits.visit('/a', request) };
}

/** The parts of a content policy by name, each as a list of its sources. */
export function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const parts = (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}
