/** Job registry: all jobs of an account as they are at this moment, in step with the store that keeps them. */
import { createListeners } from '#base/listeners.ts';
import { isSameMessage, type Message } from '#contract/message.ts';
import type { LinkMemory } from '#engine/links/link-memory.ts';
import type { JobStore, MakeChange } from '#local/jobs/job-store.ts';
import type { StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import { type JobSummary, type Pace, summaries } from './job-summary.ts';

interface RegistryDeps {
  readonly store: JobStore;
  readonly links: LinkMemory;
  readonly pace: () => Pace;
}

export class JobRegistry {
  readonly store: JobStore;
  readonly links: LinkMemory;
  readonly #pace: RegistryDeps['pace'];
  readonly #listeners = createListeners();
  /** Why running jobs wait, by job. */
  readonly #notes = new Map<string, Message>();
  readonly #newLinks = new Map<string, StoredRow>();
  readonly #tabs = new Map<string, string>();
  #jobs: readonly StoredJob[] = [];
  /** What lists show, until something changes. */
  #summaries: readonly JobSummary[] | undefined;

  constructor({ store, links, pace }: RegistryDeps) {
    this.store = store;
    this.links = links;
    this.#pace = pace;
  }

  /** Something changed that the summaries depend on. */
  publish(): void {
    this.#summaries = undefined;
    this.#listeners.notify();
  }

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

  /** See `JobStore.change`. */
  async change(
    id: string,
    which: readonly number[] | 'all',
    make: MakeChange,
  ): Promise<StoredJob | undefined> {
    let rows: readonly StoredRow[] = [];
    const changed = await this.store.change(id, which, (job, before) => {
      const change = make(job, before);
      rows = change?.rows ?? [];
      return change;
    });
    if (changed === undefined) return undefined;
    this.#jobs = this.#jobs.map((job) => (job.id === id ? changed : job));
    this.#rememberNewLink(changed, rows);
    if (changed.state !== 'running') this.#notes.delete(id);
    this.publish();
    return changed;
  }

  async remove(id: string, when: (job: StoredJob) => boolean): Promise<boolean> {
    const gone = await this.store.remove(id, when);
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

  #rememberNewLink({ id, source }: StoredJob, [row]: readonly StoredRow[]): void {
    if (source === 'wizard' && row !== undefined) this.#newLinks.set(id, row);
  }
}
