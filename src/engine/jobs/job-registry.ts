/** Job registry: all jobs of an account as they are at this moment, in step with the store that keeps them. */
import { createListeners } from '#client/listeners.ts';
import { isSameMessage, type Message } from '#contract/message.ts';
import type { LinkMemory } from '#engine/links/link-memory.ts';
import type { Asker, JobStore, MakeChange } from '#local/jobs/job-store.ts';
import type { StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import { type JobSummary, type Pace, summaries } from './job-summary.ts';

/** How long a job belongs to this engine after its last change, in milliseconds: longer than any request takes. */
const leaseFor = 45_000;

interface RegistryDeps {
  readonly store: JobStore;
  readonly links: LinkMemory;
  /** Random: tells this engine from every other one of the account. */
  readonly holder: string;
  /** No other engine of the account can be running. */
  readonly alone: boolean;
  readonly now: () => number;
  readonly pace: () => Pace;
}

export type JobRegistry = ReturnType<typeof createJobRegistry>;

export function createJobRegistry({ store, links, holder, alone, now, pace }: RegistryDeps) {
  const { subscribe, notify } = createListeners();
  const notes = new Map<string, Message>();
  const newLinks = new Map<string, StoredRow>();
  const tabs = new Map<string, string>();
  let jobs: readonly StoredJob[] = [];
  let shown: readonly JobSummary[] | undefined;
  const asker = (): Asker => ({ holder, alone, now: now() });

  function publish(): void {
    shown = undefined;
    notify();
  }

  function keepNewLink({ id, source }: StoredJob, [row]: readonly StoredRow[]): void {
    if (source === 'wizard' && row !== undefined) newLinks.set(id, row);
  }

  return {
    store,
    links,
    /** Something changed that the summaries depend on. */
    publish,
    /** Reads all jobs again: another engine may have changed them. */
    read: async (): Promise<void> => {
      const read = await store.all();
      for (const job of read) if (job.source === 'wizard') keepNewLink(job, await store.rows(job.id));
      jobs = read;
      publish();
    },
    /** All of them, the oldest first. */
    all: (): readonly StoredJob[] => jobs,
    find: (id: string): StoredJob | undefined => jobs.find((job) => job.id === id),
    /** @param tab the tab that adds it, until `leave` */
    add: async (job: StoredJob, rows: readonly StoredRow[], tab: string | undefined): Promise<void> => {
      await store.add(job, rows);
      jobs = [...jobs, job];
      keepNewLink(job, rows);
      if (tab !== undefined) tabs.set(job.id, tab);
      publish();
    },
    /** See `JobStore.change`; a running job belongs to this engine for a while after it. */
    change: async (id: string, which: readonly number[] | 'all', make: MakeChange): Promise<StoredJob | undefined> => {
      let rows: readonly StoredRow[] = [];
      const changed = await store.change(id, asker(), which, (job, before) => {
        const change = make(job, before);
        if (change === undefined) return undefined;
        rows = change.rows ?? [];
        const state = change.job?.state ?? job.state;
        const lease = state === 'running' ? { holder, until: now() + leaseFor } : null;
        return { ...change, job: { ...change.job, lease } };
      });
      if (changed === undefined) return undefined;
      jobs = jobs.map((job) => (job.id === id ? changed : job));
      keepNewLink(changed, rows);
      if (changed.state !== 'running') notes.delete(id);
      publish();
      return changed;
    },
    remove: async (id: string, when: (job: StoredJob) => boolean): Promise<boolean> => {
      const gone = await store.remove(id, asker(), when);
      if (gone) {
        jobs = jobs.filter((job) => job.id !== id);
        for (const map of [newLinks, tabs, links.passwords]) map.delete(id);
        publish();
      }
      return gone;
    },
    /** A tab is gone: its jobs are left behind, for any other tab to show. */
    leave: (tab: string): void => {
      const left = [...tabs].filter(([, by]) => by === tab);
      for (const [id] of left) tabs.delete(id);
      if (left.length > 0) publish();
    },
    /** When another engine's right to a job ends, or null where no other has it. */
    heldByOthersUntil: ({ lease }: StoredJob): number | null =>
      lease === null || alone || lease.holder === holder || lease.until <= now() ? null : lease.until,
    /** Says why a running job waits for the moment; '' where it continues. */
    note: (id: string, why: Message): void => {
      if (isSameMessage(notes.get(id) ?? '', why)) return;
      if (why.length === 0) notes.delete(id);
      else notes.set(id, why);
      publish();
    },
    /** What lists show; the same array until something changes. */
    summaries: (): readonly JobSummary[] => {
      const { passwords } = links;
      return (shown ??= summaries(jobs, { notes, newLinks, passwords, tabs, kept: store.kept, pace: pace() }));
    },
    subscribe,
  };
}
