/**
 * Job queue: runs the jobs of one kind one after the other, and the rows of each job one after the
 * other.
 */
import type { Clock } from '#base/clock.ts';
import { type Message, sentence } from '#contract/message.ts';
import { nextAction } from '#local/jobs/job-store.ts';
import type { PausedBy, StoredJob } from '#local/jobs/job-types.ts';
import type { NextStep } from './error-policy.ts';
import { waitMessage } from './job-messages.ts';
import type { JobRegistry } from './job-registry.ts';
import type { RowContext, RowProcessor } from './process-row.ts';

/** Assignments, statistics, imports and links of the wizard do not wait for each other. */
export const queueNames = ['assign', 'read', 'import', 'wizard'] as const;
type QueueName = (typeof queueNames)[number];

/** The queue of a job. */
export function queueOf({
  kind,
  source = 'import',
}: Pick<StoredJob, 'kind' | 'source'>): QueueName {
  return kind === 'create' ? source : kind;
}

interface QueueDeps {
  readonly name: QueueName;
  readonly registry: JobRegistry;
  readonly clock: Clock;
  readonly online: () => boolean;
  readonly processor: RowProcessor;
  /** Pauses every job, because none can continue. */
  readonly pauseAll: (by: PausedBy, why: Message) => Promise<void>;
  /** Resumes a job after a while. */
  readonly resumeLater: (id: string) => void;
}

/** How often to check whether there is a network again, in milliseconds. */
const offlineDelay = 5000;

export class JobQueue {
  readonly #name: QueueDeps['name'];
  readonly #registry: QueueDeps['registry'];
  readonly #clock: QueueDeps['clock'];
  readonly #online: QueueDeps['online'];
  readonly #processor: QueueDeps['processor'];
  readonly #pauseAll: QueueDeps['pauseAll'];
  readonly #resumeLater: QueueDeps['resumeLater'];
  readonly #closing = new AbortController();
  #working: Promise<void> | null = null;
  /** The job that runs; `waiting` ends its wait, and is null while its request is under way. */
  #current: { readonly id: string; waiting: AbortController | null } | null = null;
  /** Ends the wait of a job whose requests are not answered. */
  #resting: AbortController | null = null;

  constructor({ name, registry, clock, online, processor, pauseAll, resumeLater }: QueueDeps) {
    this.#name = name;
    this.#registry = registry;
    this.#clock = clock;
    this.#online = online;
    this.#processor = processor;
    this.#pauseAll = pauseAll;
    this.#resumeLater = resumeLater;
  }

  /** Starts to work if there is something to do. */
  wake(): void {
    if (this.#isClosed() || this.#working !== null) return;
    this.#working = this.#run()
      .catch(() => {
        // The store has failed: the engine that opens it next looks up what was under way.
        const undecided =
          this.#current?.id ?? this.#registry.all().find((job) => this.#isReady(job))?.id;
        if (undecided !== undefined && !this.#isClosed())
          this.#registry.note(undecided, [sentence('storeFails')]);
        return 'failed' as const;
      })
      .then((end) => {
        this.#working = null;
        this.#current = null;
        // Something may have become ready since the last check.
        if (
          end !== 'failed' &&
          !this.#isClosed() &&
          this.#registry.all().some((job) => this.#isReady(job))
        )
          this.wake();
      });
  }

  /** Ends whatever a job waits for; a request that has left continues. */
  interrupt(id: string): void {
    if (this.#current?.id === id) this.#current.waiting?.abort();
  }

  /** The service answers again: a job that waits for it goes on. */
  endRest(): void {
    this.#resting?.abort();
  }

  close(): void {
    this.#closing.abort();
    this.#current?.waiting?.abort();
  }

  #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Whether it can be started or continued. */
  #isReady(job: StoredJob): boolean {
    return queueOf(job) === this.#name && (job.state === 'waiting' || job.state === 'running');
  }

  async #run(): Promise<void> {
    for (;;) {
      const ready = this.#registry.all().find((job) => this.#isReady(job));
      if (ready === undefined || this.#isClosed()) return;
      await this.#work(ready.id);
    }
  }

  /** Processes rows until the job ends, pauses or is interrupted. */
  async #work(id: string): Promise<void> {
    await this.#registry.change(id, [], (job) =>
      this.#isReady(job) ? { job: { state: 'running', why: '', pausedBy: null } } : undefined,
    );
    for (let failures = 0; !this.#isClosed(); ) {
      const job = this.#registry.find(id);
      if (job?.state !== 'running') return;
      const waiting = new AbortController();
      this.#current = { id, waiting };
      const context: RowContext = {
        signal: waiting.signal,
        failures,
        onSent: () => void (this.#current = { id, waiting: null }),
      };
      const next = this.#online()
        ? await this.#nextRow(job, context)
        : ({ then: 'rest', milliseconds: offlineDelay, why: waitMessage('offline') } as const);
      // Ended from elsewhere, and its job may go on.
      if (next.then === 'stop' && !waiting.signal.aborted)
        await this.#clock.wait(1000, this.#closing.signal);
      if (next.then === 'rest') failures += 1;
      else if (next.then !== 'repeat') failures = 0;
      await this.#follow(id, next);
      this.#current = null;
    }
  }

  async #nextRow(job: StoredJob, context: RowContext): Promise<NextStep> {
    const row = await this.#registry.store.next(job.id);
    if (row === undefined) {
      await this.#registry.change(job.id, 'all', ({ state }, rows) =>
        state === 'running' && rows.every((each) => nextAction(each) === 0)
          ? { job: { state: 'finished', why: '' } }
          : undefined,
      );
      return { then: 'go on' };
    }
    if (nextAction(row) === 1) return this.#processor.findOutcome(job, row, context);
    if (job.trial > 0 && row.index >= job.trial)
      return {
        then: 'pause',
        by: 'trial',
        why: [sentence('trial', { rows: job.trial - (job.records ?? 0) })],
      };
    return this.#processor.send(job, row, context);
  }

  async #follow(id: string, next: NextStep): Promise<void> {
    this.#registry.note(id, next.then === 'rest' ? next.why : '');
    if (next.then === 'rest') {
      const waiting = new AbortController();
      this.#current = { id, waiting };
      this.#resting = next.isAway === true ? waiting : null;
      if (!this.#isClosed() && this.#registry.find(id)?.state === 'running')
        await this.#clock.wait(next.milliseconds, waiting.signal);
      this.#resting = null;
    } else if (next.then === 'pause') {
      const { by, why, isPassing = false } = next;
      if (by === 'key') {
        await this.#pauseAll(by, why);
        return;
      }
      const paused = await this.#registry.change(id, [], ({ state }) =>
        state === 'running' ? { job: { state: 'paused', pausedBy: by, why } } : undefined,
      );
      if (paused !== undefined && isPassing) this.#resumeLater(id);
    }
  }
}
