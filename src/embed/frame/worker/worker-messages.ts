/**
 * Worker messages: what the frame sends to its worker with ports, and the functions that both call
 * on each other.
 */
import { type Check, number, oneOf, shape, text } from '#embed/protocol/validators.ts';

const port = (value: unknown): value is MessagePort => value instanceof MessagePort;

/**
 * The first message: the port of the page, which the frame itself has never listened to, and one to
 * the frame.
 */
export const isPagePorts = shape({
  page: port,
  frame: port,
  version: number(0, Number.MAX_SAFE_INTEGER),
});

/** The second message: what the page has chosen, and a port for `KeyVerbs`. */
export const isHostStart = shape({
  credentials: oneOf('user', 'callback', 'transport'),
  /** Requests a minute. */
  maxRpm: number(1, 600),
  /** The address of the service, without a slash at its end. */
  serviceAddress: text(2000),
  keys: port,
});

/** All others: a port for a session of the frame. */
export const isSessionPort = shape({ session: port });

type Of<C> = C extends Check<infer T> ? T : never;
export type HostStart = Of<typeof isHostStart>;
export type WorkerMessage = Of<typeof isPagePorts> | HostStart | Of<typeof isSessionPort>;

/** What the frame can do about a key that the page hands over. None of these gives it. */
export interface KeyVerbs {
  /**
   * Asks the page for a key unless there is a valid one. Resolves to false where it provided none.
   */
  obtain(reason: 'initial' | 'switch' | 'retry'): Promise<boolean>;
  /** Forgets the key. */
  clear(): void;
}

/** What the worker tells the frame. */
export interface KeyEvents {
  /** The page has provided the key of another account. */
  switched(): void;
  /** The backend of the page has said which requests it passes on, by their names. */
  allowed(names: readonly string[]): void;
}
