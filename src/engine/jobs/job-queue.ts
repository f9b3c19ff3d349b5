/** Job queue: runs the jobs of one kind one after the other, and the rows of each job one after the other. */
import type { Clock } from '#client/time/clock.ts';
import { type Message, sentence } from '#contract/message.ts';
import { todoOf } from '#local/jobs/job-store.ts';
import type { PausedBy, StoredJob } from '#local/jobs/job-types.ts';
import type { Next } from './error-policy.ts';
import { waitMessage } from './job-messages.ts';
import type { JobRegistry } from './job-registry.ts';
import type { createRowProcessor, Turn } from './process-row.ts';

/** Assignments, imports and links of the wizard do not wait for each other. */
export type QueueName = 'assign' | 'import' | 'wizard';

/** The queue of a job. */
export function queueOf({ kind, source = 'import' }: Pick<StoredJob, 'kind' | 'source'>): QueueName {
  return kind === 'assign' ? kind : source;
}

interface QueueDeps {
  readonly name: QueueName;
  readonly registry: JobRegistry;
  readonly clock: Clock;
  readonly online: () => boolean;
  readonly processor: ReturnType<typeof createRowProcessor>;
  /** Pauses every job, because none can continue. */
  readonly pauseAll: (by: PausedBy, why: Message) => Promise<void>;
}

/** How often to look whether there is a network again, in milliseconds. */
const offlineRest = 5000;

export function createJobQueue({ name, registry, clock, online, processor, pauseAll }: QueueDeps) {
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;
  let working: Promise<void> | null = null;
  /** The job whose turn it is, and what ends its waiting; null while its request is under way. */
  let current: { readonly id: string; waiting: AbortController | null } | null = null;
  let idle: AbortController | null = null;

  /** Whether it can be started or continued, unless another engine has a lease on it. */
  const isReady = (job: StoredJob) => queueOf(job) === name && (job.state === 'waiting' || job.state === 'running');

  async function run(): Promise<void> {
    while (!isClosed()) {
      const ready = registry.all().filter(isReady);
      const own = ready.find((job) => registry.heldByOthersUntil(job) === null);
      if (own !== undefined) {
        if (await work(own.id)) continue;
        await rest(1000);
        continue;
      }
      const until = ready.flatMap((job) => registry.heldByOthersUntil(job) ?? []);
      if (until.length === 0) return;
      await rest(Math.max(1000, Math.min(...until) - clock.now()));
    }
  }

  /** Leaves the jobs to another engine for a while, then reads what that one has done. */
  async function rest(milliseconds: number): Promise<void> {
    idle = new AbortController();
    await clock.wait(milliseconds, idle.signal);
    idle = null;
    if (!isClosed()) await registry.read();
  }

  /** Processes rows until the job ends, pauses or is interrupted; false where another engine has it or changed it. */
  async function work(id: string): Promise<boolean> {
    const begun = await registry.change(id, [], (job) =>
      isReady(job) ? { job: { state: 'running', why: '', pausedBy: null } } : undefined,
    );
    if (begun === undefined) return false;
    for (let failures = 0; !isClosed(); ) {
      const job = registry.find(id);
      if (job?.state !== 'running') return true;
      const waiting = new AbortController();
      current = { id, waiting };
      const turn: Turn = { signal: waiting.signal, failures, left: () => void (current = { id, waiting: null }) };
      const next = online()
        ? await nextRow(job, turn)
        : ({ then: 'rest', milliseconds: offlineRest, why: waitMessage('offline') } as const);
      if (next.then === 'stop' && !waiting.signal.aborted && !isClosed()) return false;
      failures = next.then === 'rest' ? failures + 1 : next.then === 'repeat' ? failures : 0;
      await follow(id, next);
      current = null;
    }
    return true;
  }

  async function nextRow(job: StoredJob, turn: Turn): Promise<Next> {
    const row = await registry.store.next(job.id);
    if (row === undefined) {
      const ended = await registry.change(job.id, 'all', ({ state }, rows) =>
        state === 'running' && rows.every((each) => todoOf(each) === 0) ? { job: { state: 'finished', why: '' } } : undefined,
      );
      return { then: ended === undefined ? 'stop' : 'go on' };
    }
    if (todoOf(row) === 1) return processor.find(job, row, turn);
    if (job.trial > 0 && row.index >= job.trial)
      return { then: 'pause', by: 'trial', why: [sentence('trial', { rows: job.trial - (job.records ?? 0) })] };
    return processor.send(job, row, turn);
  }

  async function follow(id: string, next: Next): Promise<void> {
    registry.note(id, next.then === 'rest' ? next.why : '');
    if (next.then === 'rest') {
      const waiting = new AbortController();
      current = { id, waiting };
      if (!isClosed() && registry.find(id)?.state === 'running') await clock.wait(next.milliseconds, waiting.signal);
    } else if (next.then === 'pause') {
      const { by, why } = next;
      if (by === 'key') await pauseAll(by, why);
      else
        await registry.change(id, [], ({ state }) =>
          state === 'running' ? { job: { state: 'paused', pausedBy: by, why } } : undefined,
        );
    }
  }

  function kick(): void {
    idle?.abort();
    if (isClosed() || working !== null) return;
    working = run()
      .catch(() => {
        // The store has failed: the engine that opens it next looks up what was under way.
        const stuck = current?.id ?? registry.all().find(isReady)?.id;
        if (stuck !== undefined && !isClosed()) registry.note(stuck, [sentence('storeFails')]);
        return 'failed' as const;
      })
      .then((end) => {
        working = null;
        current = null;
        // Something may have become ready between the last look and now.
        if (end !== 'failed' && !isClosed() && registry.all().some((job) => isReady(job))) kick();
      });
  }

  const interrupt = (id: string) => {
    if (current?.id === id) current.waiting?.abort();
  };

  return {
    /** Starts to work if there is something to do. */
    kick,
    /** Ends whatever a job waits for; a request that has left continues. */
    interrupt,
    close: (): void => {
      closing.abort();
      idle?.abort();
      current?.waiting?.abort();
    },
  };
}
