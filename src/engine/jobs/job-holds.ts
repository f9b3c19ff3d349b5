/**
 * Job holds: count the seconds in which a job, such as a new link, can be undone before it starts.
 */
import type { Clock } from '#base/clock.ts';
import type { StoredJob } from '#local/jobs/job-types.ts';

/** A clock that was set back must not hold a job for hours. */
const maxHoldMs = 60_000;

interface JobHoldsOptions {
  readonly clock: Clock;
  /** Called when a hold is over, also where it was ended. */
  readonly onEnd: (job: StoredJob) => Promise<void>;
}

export class JobHolds {
  readonly #clock: Clock;
  readonly #onEnd: JobHoldsOptions['onEnd'];
  /** What ends the hold of each job that is held, by the id of the job. */
  readonly #endings = new Map<string, AbortController>();

  constructor({ clock, onEnd }: JobHoldsOptions) {
    this.#clock = clock;
    this.#onEnd = onEnd;
  }

  /** When a hold of so many milliseconds ends, or null for no hold. */
  endOf(holdMs: number): number | null {
    if (holdMs <= 0) return null;
    return this.#clock.now() + Math.min(maxHoldMs, holdMs);
  }

  /** Waits until the hold of a job is over. */
  async begin(job: StoredJob): Promise<void> {
    const ending = new AbortController();
    this.#endings.set(job.id, ending);
    const leftMs = Math.max(0, (job.heldUntil ?? 0) - this.#clock.now());
    await this.#clock.wait(Math.min(maxHoldMs, leftMs), ending.signal);
    this.#endings.delete(job.id);
    await this.#onEnd(job);
  }

  /** Ends the hold of a job, if it is held. */
  end(id: string): void {
    this.#endings.get(id)?.abort();
  }

  endAll(): void {
    for (const ending of this.#endings.values()) ending.abort();
  }
}
