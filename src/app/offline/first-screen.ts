/** First screen: tells when the screen that follows a sign-in has all that it asked for, and its user pauses. */
import type { Clock } from '#base/clock.ts';
import type { Observed } from '#base/listeners.ts';
import type { Session } from '#engine/tab/session-types.ts';

/** For how long nothing is under way once a screen has all and its user does nothing for now, in milliseconds. */
const quietTime = 5000;

export interface FirstScreen {
  readonly session: Pick<Session, 'state' | 'subscribe'>;
  /** How much the page has begun and not ended. */
  readonly work: Observed<number>;
  readonly clock: Pick<Clock, 'wait'>;
}

/** Resolves once an account is open and nothing is under way any more; never where nobody signs in. */
export function firstScreenShown({ session, work, clock }: FirstScreen): Promise<void> {
  const isQuiet = () => session.state.status === 'signed-in' && work.get() === 0;
  return new Promise((resolve) => {
    let waiting = new AbortController();
    const check = () => {
      waiting.abort();
      if (!isQuiet()) return;
      waiting = new AbortController();
      const { signal } = waiting;
      void clock.wait(quietTime, signal).then(() => {
        if (signal.aborted) return;
        for (const stop of stops) stop();
        resolve();
      });
    };
    const stops = [session.subscribe(check), work.subscribe(check)];
    check();
  });
}
