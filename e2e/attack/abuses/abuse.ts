/** Abuse: the form of a case in the table of abuses, and where its callers send their requests. */
import type { Target } from '#e2e/attack/stranger.ts';

/** Where a caller sends its requests: it runs in a process of its own, so these are plain values. */
export interface Scene {
  /** Address of the dashboard and of the API. */
  readonly dashboard: string;
  /** Address of the short links. */
  readonly links: string;
  /** Address of the dashboard behind a proxy that shares its connections. */
  readonly proxied: string;
  /** The key of the account that attacks. */
  readonly key: string;
}

export interface Abuse {
  readonly name: string;
  /** Creates what it needs, once, before anything is measured. */
  readonly prepare?: (target: Target) => Promise<unknown>;
  /**
   * One round of what a caller does; the next one begins when it ends. Where an account's rate limit would bound it, it waits
   * by itself, because the instance that is attacked has no rate limit.
   */
  readonly act: (scene: Scene) => Promise<unknown>;
}
