/** Jobs of one kind, one after the other, and of each one row after the other. */
import type { Clock } from '#client/time/clock.ts';
import type { JobPlan } from '#local/jobs/job-records.ts';
import { type PausedBy, type StoredJob, todoOf } from '#local/jobs/job-store.ts';
import { storeFails, trialWords, waitWords } from './job-messages.ts';
import type { JobBook } from './job-registry.ts';
import type { createStep, Next, Turn } from './process-row.ts';

interface JobLine {
  /** There may be something to do. */
  kick(): void;
  /** Ends whatever a job waits for; what has left goes on. */
  interrupt(id: string): void;
  close(): void;
}

interface LineDeps {
  readonly kind: JobPlan['kind'];
  readonly book: JobBook;
  readonly clock: Clock;
  readonly online: () => boolean;
  readonly step: ReturnType<typeof createStep>;
  /** Pauses every job, as none can go on. */
  readonly pauseAll: (by: PausedBy, why: string) => Promise<void>;
}

/** How often to look whether there is a network again, in milliseconds. */
const offlineRest = 5000;

export function createJobLine({ kind, book, clock, online, step, pauseAll }: LineDeps): JobLine {
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;
  let working: Promise<void> | null = null;
  /** The job whose turn it is, and what ends its waiting; null while its request is under way. */
  let current: { readonly id: string; waiting: AbortController | null } | null = null;
  let idle: AbortController | null = null;

  /** May be begun or gone on with by this engine, a lease of another one aside. */
  const isReady = (job: StoredJob) => job.kind === kind && (job.state === 'waiting' || job.state === 'running');

  async function run(): Promise<void> {
    while (!isClosed()) {
      const ready = book.all().filter(isReady);
      const mine = ready.find((job) => book.heldByOthersUntil(job) === null);
      if (mine !== undefined) {
        if (await work(mine.id)) continue;
        await rest(1000);
        continue;
      }
      const until = ready.flatMap((job) => book.heldByOthersUntil(job) ?? []);
      if (until.length === 0) return;
      await rest(Math.max(1000, Math.min(...until) - clock.now()));
    }
  }

  /** Leaves the jobs to another engine for a while, and looks then what that one has done. */
  async function rest(milliseconds: number): Promise<void> {
    idle = new AbortController();
    await clock.wait(milliseconds, idle.signal);
    idle = null;
    if (!isClosed()) await book.read();
  }

  /** Rows of a job until it ends, pauses or is interrupted; false where another engine has it or changed it. */
  async function work(id: string): Promise<boolean> {
    const begun = await book.change(id, [], (job) =>
      isReady(job) ? { job: { state: 'running', why: '', pausedBy: null } } : undefined,
    );
    if (begun === undefined) return false;
    for (let failures = 0; !isClosed(); ) {
      const job = book.find(id);
      if (job?.state !== 'running') return true;
      const waiting = new AbortController();
      current = { id, waiting };
      const turn: Turn = { signal: waiting.signal, failures, left: () => void (current = { id, waiting: null }) };
      const next = online()
        ? await nextRow(job, turn)
        : ({ then: 'rest', milliseconds: offlineRest, why: waitWords('offline') } as const);
      if (next.then === 'stop' && !waiting.signal.aborted && !isClosed()) return false;
      failures = next.then === 'rest' ? failures + 1 : next.then === 'repeat' ? failures : 0;
      await follow(id, next);
      current = null;
    }
    return true;
  }

  async function nextRow(job: StoredJob, turn: Turn): Promise<Next> {
    const row = await book.store.next(job.id);
    if (row === undefined) {
      const ended = await book.change(job.id, 'all', ({ state }, rows) =>
        state === 'running' && rows.every((each) => todoOf(each) === 0) ? { job: { state: 'finished', why: '' } } : undefined,
      );
      return { then: ended === undefined ? 'stop' : 'go on' };
    }
    if (todoOf(row) === 1) return step.find(job, row, turn);
    if (job.trial > 0 && row.index >= job.trial) return { then: 'pause', by: 'trial', why: trialWords(job.trial) };
    return step.send(job, row, turn);
  }

  async function follow(id: string, next: Next): Promise<void> {
    book.note(id, next.then === 'rest' ? next.why : '');
    if (next.then === 'rest') {
      const waiting = new AbortController();
      current = { id, waiting };
      if (!isClosed() && book.find(id)?.state === 'running') await clock.wait(next.milliseconds, waiting.signal);
    } else if (next.then === 'pause') {
      const { by, why } = next;
      if (by === 'key') await pauseAll(by, why);
      else
        await book.change(id, [], ({ state }) =>
          state === 'running' ? { job: { state: 'paused', pausedBy: by, why } } : undefined,
        );
    }
  }

  function kick(): void {
    idle?.abort();
    if (isClosed() || working !== null) return;
    working = run()
      .catch(() => {
        // The store has failed: what is under way is looked up by whoever opens it next.
        const stuck = current?.id ?? book.all().find(isReady)?.id;
        if (stuck !== undefined && !isClosed()) book.note(stuck, storeFails);
        return 'failed' as const;
      })
      .then((end) => {
        working = null;
        current = null;
        // Something may have become ready between the last look and now.
        if (end !== 'failed' && !isClosed() && book.all().some((job) => isReady(job))) kick();
      });
  }

  const interrupt = (id: string) => {
    if (current?.id === id) current.waiting?.abort();
  };

  return {
    kick,
    interrupt,
    close: () => {
      closing.abort();
      idle?.abort();
      current?.waiting?.abort();
    },
  };
}
