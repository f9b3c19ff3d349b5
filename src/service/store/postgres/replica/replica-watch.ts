/** Replica watch: whether a read replica of PostgreSQL answers, and shows what the primary had a few seconds ago. */

/** How far the replica may be behind, in milliseconds by the clock of the primary. */
const mostLag = 5000;
/** For how long one check holds, in milliseconds: checks may come late while the primary is busy. */
const mostAge = 5000;
/** After a failure the replica is left alone for so many milliseconds. */
const pause = 5000;

interface ReplicaWatchOptions {
  /** Notes the time in the primary, in milliseconds by its clock, and returns it. */
  beat: () => Promise<number>;
  /** The last of these times that the replica has; undefined where it has none. */
  seen: () => Promise<number | undefined>;
  /** In milliseconds. */
  now: () => number;
  /** Why something failed, in words without an address. */
  reasonOf: (error: unknown) => string;
  /** Gets a line when the replica is left and when it is used again. */
  warn: (line: string) => void;
}

export type ReplicaWatch = ReturnType<typeof createReplicaWatch>;

/** Makes the watch; until its first check the replica is not used. */
export function createReplicaWatch({ beat, seen, now, reasonOf, warn }: ReplicaWatchOptions) {
  let isGood = false;
  let isTold = true;
  let checkedAt = -Infinity;
  let failedAt = -Infinity;
  /** The time that the last check but one has noted, which the replica should show by now. */
  let noted = -Infinity;

  function leave(why: string): void {
    isGood = false;
    if (isTold) warn(`The replica in DATABASE_READ_URL ${why}: links are looked up in the primary meanwhile.`);
    isTold = false;
  }

  function use(): void {
    isGood = true;
    if (!isTold) warn('The replica in DATABASE_READ_URL is used again.');
    isTold = true;
  }

  function failed(cause: unknown): void {
    failedAt = now();
    leave(`cannot be used (${reasonOf(cause)})`);
  }

  return {
    isUsable: (): boolean => isGood && Math.abs(now() - checkedAt) < mostAge,
    /** Told of a look-up that the replica has failed. */
    failed,
    /** Each second. Never rejects. */
    check: async (): Promise<void> => {
      if (Math.abs(now() - failedAt) < pause) return;
      const [shown, written] = await Promise.allSettled([seen(), beat()]);
      checkedAt = now();
      if (shown.status === 'rejected') failed(shown.reason);
      // While the primary does not answer nobody changes it: the replica stays as good as it was.
      else if (written.status === 'rejected') return;
      else if (written.value - (shown.value ?? -Infinity) <= mostLag) use();
      // Where nothing was noted lately, as at the start, nobody knows yet how far it is behind.
      else if (written.value - noted > mostLag) isGood = false;
      else leave(`is more than ${String(mostLag / 1000)} s behind`);
      if (written.status === 'fulfilled') noted = written.value;
    },
  };
}
