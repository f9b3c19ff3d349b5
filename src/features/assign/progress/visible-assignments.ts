/** Visible assignments: which jobs the assignments panel shows, and the announcement of each change of them. */
import { type Announcement, announcementOf } from '#features/assign/model/assign-messages.ts';
import type { JobSummary } from '#queries/jobs.ts';

/** How long an assignment without failures stays on the screen after its end, in milliseconds. */
const finishedMs = 12_000;

/** The same object until something changes. */
interface Snapshot {
  /** The oldest first. */
  readonly jobs: readonly JobSummary[];
  /** What the live region says last. */
  readonly said: readonly Announcement[];
  /** Grows with what is said, so that the same words can be told apart: screen readers announce no text that stays the same. */
  readonly times: number;
}

export interface VisibleAssignments {
  get(): Snapshot;
  /** Follows the jobs while there is a listener; returns the function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Takes a finished assignment off the screen; Activity keeps it. */
  dismiss(id: string): void;
}

export interface AssignClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds, or at once when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface Source {
  get(): readonly JobSummary[];
  subscribe(listener: () => void): () => void;
}

/** Shows unfinished jobs, and those that have finished since the first listener. */
export function createVisibleAssignments(source: Source, clock: AssignClock): VisibleAssignments {
  const listeners = new Set<() => void>();
  const seen = new Set<string>();
  let before = new Map<string, JobSummary>();
  let state: Snapshot = { jobs: [], said: [], times: 0 };
  let watching: AbortController | null = null;

  function publish(next: Snapshot): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function update(): void {
    const jobs = source.get().filter(({ kind }) => kind === 'assign');
    const now = new Map(jobs.map((job) => [job.id, job]));
    const changes = [...new Set([...before.keys(), ...now.keys()])]
      .map((id) => announcementOf(before.get(id), now.get(id)))
      .filter((change) => change !== undefined);
    for (const job of jobs) {
      if (job.state !== 'finished') seen.add(job.id);
      else if (before.get(job.id)?.state !== 'finished' && job.done === job.total && seen.has(job.id)) void leave(job.id);
    }
    before = now;
    publish({
      jobs: jobs.filter(({ id }) => seen.has(id)),
      ...(changes.length === 0 ? { said: state.said, times: state.times } : { said: changes, times: state.times + 1 }),
    });
  }

  async function leave(id: string): Promise<void> {
    const ending = watching;
    if (ending === null) return;
    await clock.wait(finishedMs, ending.signal);
    if (!ending.signal.aborted) dismiss(id);
  }

  function dismiss(id: string): void {
    if (before.get(id)?.state !== 'finished' || !seen.delete(id)) return;
    publish({ ...state, jobs: state.jobs.filter((job) => job.id !== id) });
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (watching === null) {
        const ending = new AbortController();
        watching = ending;
        const stop = source.subscribe(update);
        ending.signal.addEventListener('abort', stop);
        update();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        watching?.abort();
        watching = null;
      };
    },
    dismiss,
  };
}
