/** One engine per account: it owns key, ledger and client, and offers verbs, never the key and never fetch. */
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';

/** Who waits for a request; people go before work that nobody watches. */
export type Lane = 'read' | 'write' | 'bulk' | 'background' | 'prefetch';

/** What is known of the request budget. Times are milliseconds since 1970. */
export interface Budget {
  /** The cap that the service tells, e.g. 30. */
  limit: number;
  /** Requests that may leave at once, of those the engine allows itself (one less than the cap). */
  left: number;
  /** Requests waiting for their turn. */
  queued: number;
  /** When `left` will be whole again, or null if it is. */
  fullAt: number | null;
  /** Until when everything waits because the service said "too many", or null. */
  pausedUntil: number | null;
}

export interface CallOptions {
  lane?: Lane;
  signal?: AbortSignal;
}

/** Only values that can be cloned cross this interface, as the engine is to live in a worker. */
export interface Engine {
  /** Random, made at sign-in; caches are kept apart by it. */
  readonly accountId: string;
  /** The address of the service, without a slash at its end. */
  readonly serviceAddress: string;
  /** @throws ApiError and nothing else. */
  call<Name extends EndpointName>(name: Name, input: InputOf<Name>, options?: CallOptions): Promise<OutputOf<Name>>;
  readonly budget: {
    get(): Budget;
    /** Calls back after each change; returns the way to stop. */
    subscribe(listener: () => void): () => void;
  };
  /** Drops the key and everything that waits. */
  close(): void;
}
