/** Making one link, which cannot be undone: held for a moment, sent once, and looked up where the reply was lost. */

import type { Client } from '#client/client.ts';
import { ApiError, type ApiErrorKind } from '#client/errors/api-error.ts';
import type { Clock } from '#client/time/clock.ts';
import type { NewLink } from '#contract/resources/links.ts';
import type { LinkIntent, LinkNotes } from '#local/link-drafts.ts';
import { type Fate, type FoundLink, fateOf } from './find-created-link.ts';

/** How long a new link can be undone before its request leaves, in milliseconds. */
const hold = 3000;

/** What is known of the link at this moment. */
export type CreationState =
  | { readonly step: 'idle' }
  /** Nothing was sent yet. `until` is in milliseconds since 1970. */
  | { readonly step: 'held'; readonly body: NewLink; readonly until: number }
  /** It was sent, or waits for its turn. */
  | { readonly step: 'sending'; readonly body: NewLink }
  /** No reply that can be read; `resumed` after a reload. */
  | { readonly step: 'looking'; readonly body: NewLink; readonly resumed: boolean }
  /** Looking failed too, for a `reason` in words. */
  | { readonly step: 'unknown'; readonly body: NewLink; readonly resumed: boolean; readonly reason: string }
  /** It was not made. `whole` is false where the password is lost with a reload, so that it cannot be sent as it was. */
  | { readonly step: 'absent'; readonly body: NewLink; readonly whole: boolean }
  /** One of these links may be it. */
  | { readonly step: 'several'; readonly body: NewLink; readonly links: readonly FoundLink[] }
  /** It was not made, as its alias belongs to this link. */
  | { readonly step: 'taken'; readonly body: NewLink; readonly link: FoundLink }
  /** The service said no. */
  | { readonly step: 'refused'; readonly body: NewLink; readonly error: ApiError }
  /** It exists; `found` where it had to be looked up. */
  | { readonly step: 'made'; readonly body: NewLink; readonly link: FoundLink; readonly found: boolean };

export interface LinkCreation {
  /** The same object until something changes. */
  get(): CreationState;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Begins with the hold. Does nothing while another link is on its way. */
  begin(body: NewLink): void;
  /** Within the hold: nothing is sent. */
  undo(): void;
  /** Ends the hold. */
  sendNow(): void;
  /** Looks once more where looking failed. */
  lookAgain(): void;
  /** Sends once more what is known not to have been made. */
  sendAgain(): void;
  /** Says which of several links it is; null for none of them. */
  choose(link: FoundLink | null): void;
  /** Puts the outcome away; where nothing is known, stops looking for it. */
  dismiss(): void;
  /** Takes up what was under way when the page was left; what another tab still works on is left to it. */
  resume(): Promise<void>;
}

interface Deps {
  call: Client['call'];
  notes: Pick<LinkNotes, 'readIntents' | 'keepIntent' | 'dropIntent' | 'dropDraft'>;
  clock: Clock;
  /** Tells tabs apart; undefined where the browser has none. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** The ids of links that are known now. */
  knownIds: () => Iterable<number>;
  /** Called when a link was made, or may have been. */
  onCarriedOut: (body: NewLink) => void;
  /** A name that no other link on its way has. */
  newId: () => string;
}

/** After these the service has certainly not made the link. A device that went offline may have lost a yes. */
const settled: readonly ApiErrorKind[] = ['key', 'refused', 'invalid', 'missing', 'limit'];

export function createLinkCreation(deps: Deps): LinkCreation {
  const { call, notes, clock, onCarriedOut } = deps;
  const listeners = new Set<() => void>();
  const made = new Set<number>();
  let state: CreationState = { step: 'idle' };
  let holding = new AbortController();
  /** What is being looked for, with the body as it was sent. */
  let open: { readonly intent: LinkIntent; readonly body: NewLink; readonly resumed: boolean } | undefined;

  const publish = (next: CreationState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const finish = async (next: CreationState) => {
    const { intent } = open ?? {};
    open = undefined;
    if (next.step === 'made') made.add(next.link.id);
    if (intent !== undefined) await notes.dropIntent(intent.id);
    // What was begun is there now, whatever screen is shown.
    if (next.step === 'made') await notes.dropDraft();
    publish(next);
    if (next.step === 'made') onCarriedOut(next.body);
  };

  const send = async (body: NewLink) => {
    publish({ step: 'sending', body });
    const known = [...new Set([...deps.knownIds(), ...made])];
    const hadPassword = body.password !== undefined;
    const intent: LinkIntent = { id: deps.newId(), body, hadPassword, sentAt: clock.now(), known };
    // Written down first: whatever happens to this page from here on, the link is looked for and not made twice.
    await notes.keepIntent(intent);
    open = { intent, body, resumed: false };
    await alone(intent, async () => {
      try {
        const link = await call('links.create', body, { lane: 'write' });
        await finish({ step: 'made', body, link, found: false });
      } catch (error) {
        await failed(body, error);
      }
    });
  };

  const failed = async (body: NewLink, error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (settled.includes(error.kind)) {
      await finish({ step: 'refused', body, error });
    } else if (error.kind === 'cancelled') {
      publish({ step: 'idle' }); // signed out: it is looked for when somebody signs in again
    } else {
      onCarriedOut(body);
      await look();
    }
  };

  const look = async () => {
    if (open === undefined) return;
    const { intent, body, resumed } = open;
    publish({ step: 'looking', body, resumed });
    const sent = { body, sentAt: intent.sentAt, known: new Set([...intent.known, ...made]) };
    try {
      const found = await fateOf(call, sent, { clock });
      const next = afterLook(found, body, !intent.hadPassword || body.password !== undefined);
      if (next.step === 'several') publish(next);
      else await finish(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const signedOut = error.kind === 'cancelled';
      publish(signedOut ? { step: 'idle' } : { step: 'unknown', body, resumed, reason: error.message });
    }
  };

  /** Works with the lock of an intent, or without one where there are none: inside another page they may be denied. */
  const withLock = async (intent: LinkIntent, options: LockOptions, work: (lock: Lock | null | undefined) => Promise<void>) => {
    const so = { begun: false };
    const begin = (lock: Lock | null | undefined) => {
      so.begun = true;
      return work(lock);
    };
    try {
      await (deps.locks === undefined ? begin(undefined) : deps.locks.request(lockOf(intent), options, begin));
    } catch (error) {
      if (so.begun) throw error;
      await work(undefined);
    }
  };

  /** While this work goes on no other tab takes the link for one that was left behind. */
  const alone = (intent: LinkIntent, work: () => Promise<void>) => withLock(intent, {}, work);

  const whereFree = (intent: LinkIntent, work: () => Promise<void>) =>
    withLock(intent, { ifAvailable: true }, async (lock) => (lock === null ? undefined : work()));

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: (body) => {
      if (isUnderWay(state)) return;
      const held = new AbortController();
      holding = held;
      publish({ step: 'held', body, until: clock.now() + hold });
      void clock.wait(hold, held.signal).then(async () => {
        // An undo puts another state in its place before it ends the wait.
        if (state.step === 'held' && holding === held) await send(body);
      });
    },
    undo: () => {
      if (state.step !== 'held') return;
      publish({ step: 'idle' });
      holding.abort();
    },
    sendNow: () => {
      if (state.step === 'held') holding.abort();
    },
    lookAgain: () => {
      if (state.step === 'unknown' && open !== undefined) void alone(open.intent, look);
    },
    sendAgain: () => {
      if (state.step === 'absent' && state.whole) void send(state.body);
    },
    choose: (link) => {
      if (state.step !== 'several') return;
      const { body } = state;
      const whole = open === undefined || !open.intent.hadPassword || body.password !== undefined;
      void finish(link === null ? { step: 'absent', body, whole } : { step: 'made', body, link, found: true });
    },
    dismiss: () => {
      if (state.step === 'unknown') void finish({ step: 'idle' });
      else if (!isUnderWay(state)) publish({ step: 'idle' });
    },
    resume: async () => {
      for (const intent of await notes.readIntents()) {
        if (state.step !== 'idle') return;
        await whereFree(intent, async () => {
          // Another tab may have finished it in between.
          const isLeft = (await notes.readIntents()).some(({ id }) => id === intent.id);
          if (!isLeft || state.step !== 'idle') return;
          open = { intent, body: intent.body, resumed: true };
          await look();
        });
      }
    },
  };
}

function afterLook(found: Fate, body: NewLink, whole: boolean): CreationState {
  switch (found.fate) {
    case 'created':
      return { step: 'made', body, link: found.link, found: true };
    case 'taken':
      return { step: 'taken', body, link: found.link };
    case 'several':
      return { step: 'several', body, links: found.links };
    case 'absent':
      return { step: 'absent', body, whole };
  }
}

/** Whether something can still become of it without anybody doing anything, or a person has to say something first. */
function isUnderWay({ step }: CreationState): boolean {
  return step === 'held' || step === 'sending' || step === 'looking' || step === 'unknown' || step === 'several';
}

function lockOf({ id }: LinkIntent): string {
  return `linkdeck.new-link.${id}`;
}
