/** Visible assignments: which jobs have a notice, and the announcement of each change of them. */
import { type Announcement, announcementOf } from '#features/assign/model/assign-messages.ts';
import { isUnfinished, type JobSummary } from '#queries/jobs.ts';

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

interface Source {
  get(): readonly JobSummary[];
  subscribe(listener: () => void): () => void;
}

/**
 * Shows unfinished jobs, and those that have finished since the first listener; none that paused on an earlier day,
 * which Activity has.
 *
 * @param now in milliseconds since 1970
 */
export function createVisibleAssignments(source: Source, now: number): VisibleAssignments {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const listeners = new Set<() => void>();
  const seen = new Set<string>();
  let before = new Map<string, JobSummary>();
  let state: Snapshot = { jobs: [], said: [], times: 0 };
  let stop: (() => void) | undefined;

  function publish(next: Snapshot): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function update(): void {
    const jobs = source.get().filter(({ kind }) => kind === 'assign');
    const current = new Map(jobs.map((job) => [job.id, job]));
    const changes = [...new Set([...before.keys(), ...current.keys()])]
      .map((id) => announcementOf(before.get(id), current.get(id)))
      .filter((change) => change !== undefined);
    for (const { id, createdAt, state: now } of jobs) {
      if (isUnfinished({ state: now }) || (now === 'paused' && createdAt >= today)) seen.add(id);
    }
    before = current;
    const said = changes.length === 0 ? state.said : changes;
    const times = state.times + (changes.length === 0 ? 0 : 1);
    publish({ jobs: jobs.filter(({ id }) => seen.has(id)), said, times });
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (stop === undefined) {
        stop = source.subscribe(update);
        update();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    dismiss: (id) => {
      if (before.get(id)?.state !== 'finished' || !seen.delete(id)) return;
      publish({ ...state, jobs: state.jobs.filter((job) => job.id !== id) });
    },
  };
}
