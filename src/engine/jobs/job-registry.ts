/**
 * Job registry: all jobs of an account as they are at this moment, in step with the store that
 * keeps them.
 */
import { createListeners } from '#base/listeners.ts';
import { isSameMessage, type Message } from '#contract/message.ts';
import type { LinkMemory } from '#engine/links/link-memory.ts';
import type { JobOwner, JobStore, MakeChange } from '#local/jobs/job-store.ts';
import type { StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import { type JobSummary, type Pace, summaries } from './job-summary.ts';

/**
 * How long a job belongs to this engine after its last change, in milliseconds: longer than any
 * request takes.
 */
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

export class JobRegistry {
  readonly store: JobStore;
  readonly links: LinkMemory;
  readonly #holder: RegistryDeps['holder'];
  readonly #alone: RegistryDeps['alone'];
  readonly #now: RegistryDeps['now'];
  readonly #pace: RegistryDeps['pace'];
  readonly #listeners = createListeners();
  /** Why running jobs wait, by job. */
  readonly #notes = new Map<string, Message>();
  readonly #newLinks = new Map<string, StoredRow>();
  readonly #tabs = new Map<string, string>();
  #jobs: readonly StoredJob[] = [];
  /** What lists show, until something changes. */
  #summaries: readonly JobSummary[] | undefined;

  constructor({ store, links, holder, alone, now, pace }: RegistryDeps) {
    this.store = store;
    this.links = links;
    this.#holder = holder;
    this.#alone = alone;
    this.#now = now;
    this.#pace = pace;
  }

  /** Something changed that the summaries depend on. */
  publish(): void {
    this.#summaries = undefined;
    this.#listeners.notify();
  }

  /** Reads all jobs again: another engine may have changed them. */
  async read(): Promise<void> {
    const read = await this.store.all();
    for (const job of read)
      if (job.source === 'wizard') this.#rememberNewLink(job, await this.store.rows(job.id));
    this.#jobs = read;
    this.publish();
  }

  /** All of them, the oldest first. */
  all(): readonly StoredJob[] {
    return this.#jobs;
  }

  find(id: string): StoredJob | undefined {
    return this.#jobs.find((job) => job.id === id);
  }

  /** @param tab the tab that adds it, until `leave` */
  async add(job: StoredJob, rows: readonly StoredRow[], tab: string | undefined): Promise<void> {
    await this.store.add(job, rows);
    this.#jobs = [...this.#jobs, job];
    this.#rememberNewLink(job, rows);
    if (tab !== undefined) this.#tabs.set(job.id, tab);
    this.publish();
  }

  /** See `JobStore.change`; a running job belongs to this engine for a while after it. */
  async change(
    id: string,
    which: readonly number[] | 'all',
    make: MakeChange,
  ): Promise<StoredJob | undefined> {
    let rows: readonly StoredRow[] = [];
    const changed = await this.store.change(id, this.#owner(), which, (job, before) => {
      const change = make(job, before);
      if (change === undefined) return undefined;
      rows = change.rows ?? [];
      const state = change.job?.state ?? job.state;
      const lease =
        state === 'running' ? { holder: this.#holder, until: this.#now() + leaseFor } : null;
      return { ...change, job: { ...change.job, lease } };
    });
    if (changed === undefined) return undefined;
    this.#jobs = this.#jobs.map((job) => (job.id === id ? changed : job));
    this.#rememberNewLink(changed, rows);
    if (changed.state !== 'running') this.#notes.delete(id);
    this.publish();
    return changed;
  }

  async remove(id: string, when: (job: StoredJob) => boolean): Promise<boolean> {
    const gone = await this.store.remove(id, this.#owner(), when);
    if (gone) {
      this.#jobs = this.#jobs.filter((job) => job.id !== id);
      for (const map of [this.#newLinks, this.#tabs, this.links.passwords]) map.delete(id);
      this.publish();
    }
    return gone;
  }

  /** A tab is gone: its jobs are left behind, for any other tab to show. */
  leave(tab: string): void {
    const left = [...this.#tabs].filter(([, by]) => by === tab);
    for (const [id] of left) this.#tabs.delete(id);
    if (left.length > 0) this.publish();
  }

  /** When another engine's right to a job ends, or null where no other has it. */
  leasedByOthersUntil({ lease }: StoredJob): number | null {
    if (lease === null || this.#alone || lease.holder === this.#holder) return null;
    return lease.until > this.#now() ? lease.until : null;
  }

  /** Says why a running job waits for the moment; '' where it continues. */
  note(id: string, why: Message): void {
    if (isSameMessage(this.#notes.get(id) ?? '', why)) return;
    if (why.length === 0) this.#notes.delete(id);
    else this.#notes.set(id, why);
    this.publish();
  }

  /** What lists show; the same array until something changes. */
  summaries(): readonly JobSummary[] {
    const { passwords } = this.links;
    return (this.#summaries ??= summaries(this.#jobs, {
      notes: this.#notes,
      newLinks: this.#newLinks,
      passwords,
      tabs: this.#tabs,
      isStored: this.store.isPersistent,
      pace: this.#pace(),
    }));
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener);
  }

  #owner(): JobOwner {
    return { holder: this.#holder, alone: this.#alone, now: this.#now() };
  }

  #rememberNewLink({ id, source }: StoredJob, [row]: readonly StoredRow[]): void {
    if (source === 'wizard' && row !== undefined) this.#newLinks.set(id, row);
  }
}
