/** HTTP types of visits: request and answer as plain values, free of any server. */

export interface VisitRequest {
  readonly method: string;
  /** As the visitor sent it, port included; behind a trusted proxy as the proxy tells it. */
  readonly host: string;
  /** Path and query, raw. */
  readonly path: string;
  /** The visitor's IP address. It is never stored. */
  readonly ip: string;
  /** The body of a POST, as text. */
  readonly body?: string;
  /** @param name in lower case */
  header(name: string): string | undefined;
}

export interface VisitAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
  /** A picture, instead of the body. */
  readonly bytes?: Uint8Array;
  /** Why a link did not open, for the metrics. */
  readonly cause?: 'unknown' | 'expired' | 'broken' | 'unavailable' | 'prefetch';
}

export function isRead({ method }: VisitRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Whether a browser fetches a page before a click, or for a preview of it. Browsers use several
 * header names.
 */
export function isPrefetch(request: VisitRequest): boolean {
  const purpose =
    request.header('sec-purpose') ??
    request.header('purpose') ??
    request.header('x-purpose') ??
    request.header('x-moz');
  return purpose !== undefined && /prefetch|prerender|preview/i.test(purpose);
}
