/** Which assignments stand at the foot of the page, and what is said of them, as jobs come, go on and end. */

import { announcementOf } from '#features/assign/model/assign-messages.ts';
import type { JobSummary } from '#queries/jobs.ts';

/** How long an assignment in which all went well stays on the screen, in milliseconds. */
const staysFor = 12_000;

/** The same object until something changes. */
interface Watched {
  /** The oldest first. */
  readonly jobs: readonly JobSummary[];
  /** What a screen reader is to say. */
  readonly said: string;
}

export interface AssignWatch {
  get(): Watched;
  /** Watches as long as somebody listens; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Takes a finished assignment off the screen; Activity keeps it. */
  dismiss(id: string): void;
}

/** Time, handed in. */
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

/** Shows what is not finished, and what has finished since somebody watches. */
export function createAssignWatch(source: Source, clock: AssignClock): AssignWatch {
  const listeners = new Set<() => void>();
  const seen = new Set<string>();
  let before = new Map<string, JobSummary>();
  let state: Watched = { jobs: [], said: '' };
  let watching: AbortController | null = null;

  function publish(next: Watched): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function look(): void {
    const jobs = source.get().filter(({ kind }) => kind === 'assign');
    const now = new Map(jobs.map((job) => [job.id, job]));
    const said = [...new Set([...before.keys(), ...now.keys()])]
      .map((id) => announcementOf(before.get(id), now.get(id)))
      .filter(Boolean);
    for (const job of jobs) {
      if (job.state !== 'finished') seen.add(job.id);
      else if (before.get(job.id)?.state !== 'finished' && job.done === job.total && seen.has(job.id)) void leave(job.id);
    }
    before = now;
    publish({ jobs: jobs.filter(({ id }) => seen.has(id)), said: said.length === 0 ? state.said : anew(said.join('. ')) });
  }

  /** A live region says nothing when its text stays the same. */
  function anew(said: string): string {
    return said === state.said ? `${said}\u00a0` : said;
  }

  async function leave(id: string): Promise<void> {
    const ending = watching;
    if (ending === null) return;
    await clock.wait(staysFor, ending.signal);
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
        const stop = source.subscribe(look);
        ending.signal.addEventListener('abort', stop);
        look();
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
