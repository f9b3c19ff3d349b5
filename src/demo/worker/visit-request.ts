/** Visits of the demo: a navigation as a request of the service, and its answer as that of a page. */
import { type VisitAs, visitDevices } from '#demo/messages.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';

/** What a server would read of the connection and the headers, which a worker does not see. */
export interface Browser {
  readonly userAgent: string;
  readonly languages: readonly string[];
}

/** The header in which the service reads the country. */
export const countryHeader = 'x-demo-country';

/**
 * @param folder the path below which the short links are, without a slash at its end
 * @param visitor what the visit claims to be in place of this browser
 */
export async function toVisitRequest(
  request: Request,
  folder: string,
  browser: Browser,
  visitor: VisitAs,
): Promise<VisitRequest> {
  const { host, pathname, search } = new URL(request.url);
  const headers = headersOf(request, browser, visitor);
  return {
    method: request.method,
    host,
    path: pathname.slice(folder.length) + search,
    // Each browser is one visitor; another device is another one by its user agent.
    ip: '127.0.0.1',
    ...(request.method === 'POST' ? { body: await request.text() } : undefined),
    header: (name) => headers.get(name),
  };
}

function headersOf(
  { headers, referrer }: Request,
  browser: Browser,
  { language, country, device }: VisitAs,
): Map<string, string> {
  const sent = new Map(headers);
  sent.set(
    'accept-language',
    acceptLanguage(language === undefined ? browser.languages : [language]),
  );
  const userAgent = sent.get('user-agent') ?? browser.userAgent;
  sent.set('user-agent', device === undefined ? userAgent : visitDevices[device]);
  // Browsers write where a page comes from, or `about:client`, or nothing.
  if (/^https?:/.test(referrer)) sent.set('referer', referrer);
  sent.delete(countryHeader);
  if (country !== undefined) sent.set(countryHeader, country);
  return sent;
}

/** As browsers send it: each next language is wanted a little less. */
function acceptLanguage(languages: readonly string[]): string {
  return languages
    .slice(0, 9)
    .map((tag, at) => (at === 0 ? tag : `${tag};q=${(1 - at / 10).toFixed(1)}`))
    .join(',');
}

/** Paths of the service's own pictures, which its pages write from the root of their host. */
const ownPath = / (src|href)="\/(?=[ail]\/)/g;

/** @param folder as above: the pages of the service are below it here */
export function toResponse(answer: VisitAnswer, folder: string): Response {
  const { status, headers, body, bytes } = answer;
  if (status === 204) return new Response(null, { status, headers });
  if (bytes !== undefined) return new Response(new Uint8Array(bytes), { status, headers });
  const isPage = headers['Content-Type']?.startsWith('text/html') === true;
  const moved = isPage ? body.replaceAll(ownPath, ` $1="${folder}/`) : body;
  return new Response(moved, { status, headers });
}
