/**
 * Read deduplication: equal reads at the same time share one request, which ends when its last
 * caller gives up.
 */
import { abortable } from '#client/errors/abortable.ts';
import type { RequestParts } from '#client/http/request.ts';
import { highestLane, type Lane } from '#client/rate-limit/lanes.ts';
import type { EndpointCall } from '#client/response/reply-types.ts';

/** One call that waits to be sent, or was sent. */
export interface PendingCall {
  readonly endpointCall: EndpointCall;
  readonly parts: RequestParts;
  readonly lane: () => Lane;
  /** Aborts when no caller waits any more. */
  readonly signal: AbortSignal;
  /** Whether it waits and is sent again after "too many". */
  readonly resends: boolean;
  readonly beforeSend?: () => Promise<void>;
}

interface SharedRead {
  readonly reply: Promise<unknown>;
  readonly callers: Set<{ readonly lane: Lane }>;
  readonly ending: AbortController;
}

type Read = Omit<PendingCall, 'lane' | 'signal'>;

/**
 * Gives the function that reads: it joins an equal read that is under way, whose lane is its most
 * urgent caller's.
 *
 * @param onUrgency called when a read that may still wait gets another caller
 */
export function deduplicateReads(
  run: (call: PendingCall) => Promise<unknown>,
  onUrgency: () => void,
) {
  const reads = new Map<string, SharedRead>();

  function start(name: string, read: Read, caller: { readonly lane: Lane }): SharedRead {
    const callers = new Set([caller]);
    const ending = new AbortController();
    const lane = () => highestLane([...callers].map((each) => each.lane));
    const reply = run({ ...read, lane, signal: ending.signal });
    const shared = { reply, callers, ending };
    reads.set(name, shared);
    const forget = () => {
      if (reads.get(name) === shared) reads.delete(name);
    };
    reply.then(forget, forget);
    return shared;
  }

  return (
    read: Read,
    lane: Lane,
    signals: readonly (AbortSignal | undefined)[],
  ): Promise<unknown> => {
    const name = `${read.endpointCall.name} ${read.resends ? 'waits' : 'fails'} ${read.parts.url}`;
    const caller = { lane };
    const running = reads.get(name);
    const shared = running ?? start(name, read, caller);
    shared.callers.add(caller);
    if (running !== undefined) onUrgency();
    return abortable(shared.reply, signals, () => {
      shared.callers.delete(caller);
      if (shared.callers.size > 0) return;
      // No later caller may join a read that ends.
      if (reads.get(name) === shared) reads.delete(name);
      shared.ending.abort();
    });
  };
}
