/**
 * Requests of the sync: each waits for the throttle, goes by a lane behind the user's, and is
 * repeated after failures that pass.
 */
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { OutputOf } from '#contract/api.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import type { MembersRequest } from '#engine/library/known-channel-members.ts';
import type { SyncThrottle } from './sync-throttle.ts';

export interface AskService {
  /**
   * A page of links; null where the service fails at pages of this size.
   *
   * @throws ApiError `cancelled` where the engine ends, and nothing else
   */
  page(query: { limit: number; page: number; order: 'date' | 'click' }): Promise<Page<Link> | null>;
  /**
   * A page of channels or of the items of one; null where the service fails at it.
   * @throws ApiError `cancelled` where the engine ends
   */
  members(request: MembersRequest): Promise<unknown>;
  /**
   * One link; null where the service says that there is none.
   * @throws ApiError `cancelled` where the engine ends
   */
  detail(id: number): Promise<OutputOf<'links.get'> | null>;
}

/** Smaller pages than this are not worth a try. */
const smallestPage = 15;
/** A service fails at a page of this size where it has done so twice in a row. */
const maxFailures = 2;
const failsAtSize: readonly ApiError['kind'][] = ['timeout', 'server', 'unreachable', 'malformed'];

/** What the next request is part of. */
export interface Urgency {
  /**
   * The work takes so few requests that it need not be spread: each leaves as soon as there is
   * room.
   */
  readonly isShort: boolean;
  /** Nothing is saved by spreading it. */
  readonly isUnpaced: boolean;
}

const patient: Urgency = { isShort: false, isUnpaced: false };

export function createAskService(
  call: Client['call'],
  throttle: SyncThrottle,
  signal: AbortSignal,
  urgency: () => Urgency = () => patient,
): AskService {
  /** Prefetches leave room for the user as background work does, and keep no distance. */
  const options = () => {
    const { isShort, isUnpaced } = urgency();
    const lane = isShort || isUnpaced ? ('prefetch' as const) : ('background' as const);
    return { lane, signal, whenOverLimit: 'fail' as const };
  };

  /** Sends until there is a reply; `giveUp` turns a failure into a result. */
  async function send<T>(
    work: () => Promise<T>,
    giveUp: (problem: ApiError, failures: number) => boolean,
  ): Promise<T | null> {
    for (let failures = 1; ; failures += 1) {
      await throttle.acquire(urgency().isShort);
      try {
        const reply = await work();
        // Nothing is read into a library that was closed while the reply came.
        if (signal.aborted) throw cancelledError();
        throttle.succeeded();
        return reply;
      } catch (problem) {
        if (signal.aborted || !(problem instanceof ApiError)) throw problem;
        if (giveUp(problem, failures)) return null;
        throttle.failed(problem);
      }
    }
  }

  return {
    page: async ({ limit, page, order }) => {
      const reply = await send(
        () => call('links.list', { limit, page, order }, options()),
        ({ kind }, failures) =>
          limit > smallestPage && failures >= maxFailures && failsAtSize.includes(kind),
      );
      return reply === null ? null : reply.data;
    },
    members: ({ name, input }) =>
      send<unknown>(
        () => call(name, input, options()),
        ({ kind }, failures) =>
          kind === 'missing' || (failures >= maxFailures && failsAtSize.includes(kind)),
      ),
    detail: (id) =>
      send(
        () => call('links.get', { id }, options()),
        ({ kind }) => kind === 'missing',
      ),
  };
}
