/** What a visit asks and what it is answered, free of any server: plain values, as the hot path wants them. */

export interface VisitRequest {
  readonly method: string;
  /** As the visitor sent it, port included; behind a trusted proxy as the proxy tells it. */
  readonly host: string;
  /** Path and query, raw. */
  readonly path: string;
  /** Where the visitor comes from: an IP address. It is never written down. */
  readonly address: string;
  /** The body of a POST, as text. */
  readonly body?: string;
  /** @param name in lower case */
  header(name: string): string | undefined;
}

export interface VisitAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}
