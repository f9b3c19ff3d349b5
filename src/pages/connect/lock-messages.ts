/** Why somebody is asked again, in words. */
import type { SessionInfo } from '#queries/session.ts';

/** Nothing where nothing was locked. */
export function lockedWords({ lockedBy, accounts, idleMinutes }: SessionInfo): string {
  if (lockedBy === null) return '';
  const why = {
    idle: `Locked, as nobody did anything for ${idleMinutes} minutes.`,
    time: 'Locked, as twelve hours have passed.',
    hand: 'Locked, in all tabs.',
  }[lockedBy];
  const toPaste = accounts.filter(({ kept, state }) => kept !== 'device' && state === 'locked').map(({ email }) => email);
  if (toPaste.length === 0) return why;
  return `${why} The key of ${toPaste.join(' and ')} was not kept beyond that: paste it again.`;
}
