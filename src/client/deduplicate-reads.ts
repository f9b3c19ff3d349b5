/** Equal reads at the same time are one request; it ends when everyone who waits for it has gone. */

import { untilAborted } from '#client/errors/abortable.ts';
import type { RequestParts } from '#client/http/request.ts';
import { type Lane, mostUrgent } from '#client/rate-limit/lanes.ts';
import type { Question } from '#client/response/reply-types.ts';

/** One call on its way: who waits for it, and whether anyone still does. */
export interface ClientCall {
  readonly question: Question;
  readonly parts: RequestParts;
  readonly lane: () => Lane;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  readonly patient: boolean;
  readonly leaving?: (() => Promise<void>) | undefined;
}

interface SharedRead {
  readonly reply: Promise<unknown>;
  readonly callers: Set<{ readonly lane: Lane }>;
  readonly ending: AbortController;
}

interface SharedReads {
  /** Waits for the reply together with everyone who asked the same; the most urgent of their lanes counts. */
  join(read: Omit<ClientCall, 'lane' | 'signal'>, lane: Lane, signals: readonly (AbortSignal | undefined)[]): Promise<unknown>;
}

/** @param onUrgency called when somebody who is more urgent joins a read that may still wait */
export function createSharedReads(run: (call: ClientCall) => Promise<unknown>, onUrgency: () => void): SharedReads {
  const reads = new Map<string, SharedRead>();

  function start(name: string, read: Omit<ClientCall, 'lane' | 'signal'>, caller: { readonly lane: Lane }): SharedRead {
    const callers = new Set([caller]);
    const ending = new AbortController();
    const lane = () => mostUrgent([...callers].map((each) => each.lane));
    const reply = run({ ...read, lane, signal: ending.signal });
    const shared = { reply, callers, ending };
    reads.set(name, shared);
    const forget = () => {
      if (reads.get(name) === shared) reads.delete(name);
    };
    reply.then(forget, forget);
    return shared;
  }

  return {
    join: (read, lane, signals) => {
      const name = `${read.question.name} ${read.patient ? 'waits' : 'fails'} ${read.parts.url}`;
      const caller = { lane };
      const running = reads.get(name);
      const shared = running ?? start(name, read, caller);
      shared.callers.add(caller);
      if (running !== undefined) onUrgency();
      return untilAborted(shared.reply, signals, () => {
        shared.callers.delete(caller);
        if (shared.callers.size > 0) return;
        // Nobody may join what is ending.
        if (reads.get(name) === shared) reads.delete(name);
        shared.ending.abort();
      });
    },
  };
}
