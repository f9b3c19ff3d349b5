/**
 * Password hashing in turn: two at a time, one of each account, because each takes a processor for
 * a quarter of a second.
 */
import { FairTurns } from '#service/turns/fair-turns.ts';
import { hashPassword } from './password.ts';

const turns = new FairTurns<number>({
  maxRunning: 2,
  maxRunningOfOne: 1,
  // Calls of an account are bounded before they come here.
  maxWaitingOfOne: Number.POSITIVE_INFINITY,
  giveWay: () => Promise.resolve(),
});

/** See `hashPassword`. */
export async function hashInTurn(accountId: number, password: string): Promise<string> {
  const hash = turns.run(accountId, () => hashPassword(password));
  if (hash === undefined) throw new Error('There is no end to those that may wait');
  return hash;
}
