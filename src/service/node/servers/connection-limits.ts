/** Connection limits: how long a server waits for a request to arrive, so that nobody holds connections for nothing. */

/** In milliseconds, for node's `createServer`; a connection without a request ends with the first of them. */
export const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** How often node looks for connections that have waited too long. */
  connectionsCheckingInterval: 5000,
} as const;
