/**
 * Open jobs: the jobs of an account from the moment that their store is open, with a queue for each
 * kind.
 */

import type { Clock } from '#base/clock.ts';
import { randomId } from '#base/random-id.ts';
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { type Message, sentence } from '#contract/message.ts';
import type { LinkMemory } from '#engine/links/link-memory.ts';
import type { SentLinks } from '#engine/links/sent-links.ts';
import type { JobStore, MakeChange } from '#local/jobs/job-store.ts';
import type { JobItem, JobPlan, JobTarget, PausedBy, StoredJob } from '#local/jobs/job-types.ts';
import { newStoredJob, withoutPending } from './create-job.ts';
import { retryDelay } from './error-policy.ts';
import { JobHolds } from './job-holds.ts';
import { JobQueue, type QueueName, queueOf } from './job-queue.ts';
import { JobRegistry } from './job-registry.ts';
import type { Pace } from './job-summary.ts';
import { pauseJob, resumed, resumeInterrupted, startAfterHold } from './job-transitions.ts';
import { type ProcessorDeps, RowProcessor } from './process-row.ts';
import { dropPasswords, type RowPasswords } from './row-passwords.ts';

export interface AddOptions {
  /**
   * How long it is held before it starts, in milliseconds, in which it can be undone; 0 where it is
   * missing.
   */
  readonly holdMs?: number;
  /** The tab that shows it, until that tab is closed. */
  readonly tab?: string;
}

/** A campaign that a link was put into from this browser. */
export interface KnownCampaign {
  readonly link: number;
  readonly campaign: number;
  /** What it was called then; null where that was not known. */
  readonly name: string | null;
}

/** A job that has put a link into a channel or a campaign. */
export interface Assignment {
  readonly job: string;
  readonly target: JobTarget;
  /** When the job was added, in milliseconds since 1970. */
  readonly at: number;
}

/** The rows of older jobs are not searched for a link. */
const maxSearched = 20;

interface OpenJobsDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly online: () => boolean;
  readonly store: JobStore;
  readonly links: LinkMemory;
  readonly passwords: RowPasswords;
  readonly sent: SentLinks;
  readonly alone: boolean;
  readonly pace: () => Pace;
  /** Aborts when the engine ends: then no hold starts a job any more. */
  readonly closing: AbortSignal;
}

export class OpenJobs {
  readonly registry: JobRegistry;
  readonly #clock: Clock;
  readonly #closing: AbortSignal;
  readonly #links: LinkMemory;
  readonly #sent: SentLinks;
  readonly #passwords: RowPasswords;
  readonly #processor: RowProcessor;
  readonly #queues: Readonly<Record<QueueName, JobQueue>>;
  readonly #holds: JobHolds;
  /** How often each job was paused that is resumed by itself. */
  readonly #pauses = new Map<string, number>();

  constructor({ store, links, sent, passwords, alone, pace, closing, ...network }: OpenJobsDeps) {
    const { call, clock } = network;
    this.#clock = clock;
    this.#closing = closing;
    this.#links = links;
    this.#sent = sent;
    this.#passwords = passwords;
    this.#holds = new JobHolds({ clock, onEnd: (job) => this.#startHeld(job) });
    const now = () => clock.now();
    const registry = new JobRegistry({ store, links, holder: randomId(), alone, now, pace });
    this.registry = registry;
    this.#processor = new RowProcessor({
      call,
      clock,
      registry,
      passwords,
      onCreated: (created) => this.#onCreated(created),
    });
    const queue = (name: QueueName) =>
      new JobQueue({
        ...network,
        name,
        registry,
        processor: this.#processor,
        pauseAll: (by, why) => this.#pauseAll(by, why),
        resumeLater: (id) => void this.#resumeLater(id),
      });
    this.#queues = {
      assign: queue('assign'),
      read: queue('read'),
      import: queue('import'),
      wizard: queue('wizard'),
    };
  }

  /** Continues what was interrupted. */
  async start(): Promise<void> {
    await resumeInterrupted(this.registry, this.#clock.now());
    for (const each of Object.values(this.#queues)) each.wake();
    for (const job of this.registry.all()) if (job.state === 'held') void this.#holds.begin(job);
  }

  async add(plan: JobPlan, { holdMs = 0, tab }: AddOptions): Promise<string> {
    const fresh = await withoutPending(this.registry, plan);
    if ('alreadyIn' in fresh) return fresh.alreadyIn;
    // Later than every other, so that jobs have one order.
    const now = Math.max(this.#clock.now(), (this.registry.all().at(-1)?.createdAt ?? 0) + 1);
    const heldUntil = this.#holds.endOf(holdMs);
    const { job, rows } = newStoredJob(fresh.plan, { id: randomId(), now, heldUntil });
    await this.registry.add(job, await this.#passwords.hide(job, rows), tab).catch(() => {
      throw new ApiError('invalid', [sentence('storeRefused')]);
    });
    if (job.state === 'held') void this.#holds.begin(job);
    else this.#queueFor(job).wake();
    return job.id;
  }

  async undo(id: string): Promise<void> {
    if (await this.registry.remove(id, ({ state }) => state === 'held')) this.#holds.end(id);
  }

  async pause(id: string): Promise<void> {
    const paused = await pauseJob(this.registry, id, 'user', '');
    if (paused !== undefined) this.#queueFor(paused).interrupt(id);
  }

  /** Changes a job if `make` wants to, and lets its queue see. */
  async change(id: string, which: 'all' | readonly number[], make: MakeChange): Promise<void> {
    const changed = await this.registry.change(id, which, make);
    if (changed === undefined) return;
    if (changed.state !== 'held') this.#holds.end(id);
    this.#queueFor(changed).interrupt(id);
    this.#queueFor(changed).wake();
  }

  async choose(id: string, link: number | null): Promise<void> {
    const { store } = this.registry;
    const [row] = this.registry.find(id)?.source === 'wizard' ? await store.rows(id) : [];
    if (row?.undecided === true) await this.#processor.choose(row, link);
  }

  async remove(id: string): Promise<void> {
    await this.registry.remove(
      id,
      ({ state, source }) => state === 'finished' || (state === 'paused' && source === 'wizard'),
    );
  }

  /** The links that were put into a campaign from this browser, the last first. */
  async linksOf(campaign: number): Promise<readonly JobItem[]> {
    const links = await this.registry.store.linksOf(campaign);
    return links.map(({ id, label }) => ({ type: 'links', id, label }));
  }

  async campaignsOf(links: readonly number[]): Promise<readonly KnownCampaign[]> {
    const known = await this.registry.store.inCampaigns(links);
    return known.map(({ id, campaign, name = null }) => ({ link: id, campaign, name }));
  }

  /** The assignments of a link in the last finished jobs, the oldest first. */
  async assignmentsOf(link: number): Promise<readonly Assignment[]> {
    const found: Assignment[] = [];
    const finished = this.registry
      .all()
      .filter(({ kind, state }) => kind === 'assign' && state === 'finished');
    for (const { id, target, createdAt } of finished.slice(-maxSearched)) {
      if (target === undefined) continue;
      const rows = await this.registry.store.rows(id);
      const isAssigned = rows.some(
        ({ item, state }) => state === 'done' && item?.type === 'links' && item.id === link,
      );
      if (isAssigned) found.push({ job: id, target, at: createdAt });
    }
    return found;
  }

  close(why?: 'lock'): void {
    this.#holds.endAll();
    for (const queue of Object.values(this.#queues)) queue.close();
    const jobs = why === 'lock' ? this.registry.all() : [];
    const dropping = jobs.map(({ id }) => this.registry.change(id, 'all', dropPasswords));
    // A store that refuses this still holds nothing but ciphertext.
    void Promise.allSettled(dropping).then(() => this.registry.store.close());
  }

  #queueFor(job: StoredJob): JobQueue {
    return this.#queues[queueOf(job)];
  }

  /** Starts a job whose hold is over; a job that was undone is not there any more. */
  async #startHeld(job: StoredJob): Promise<void> {
    if (this.#closing.aborted) return;
    await this.registry.change(job.id, [], startAfterHold);
    this.#queueFor(job).wake();
  }

  /** After a longer while each time. */
  async #resumeLater(id: string): Promise<void> {
    const pauses = (this.#pauses.get(id) ?? 0) + 1;
    this.#pauses.set(id, pauses);
    await this.#clock.wait(retryDelay(pauses - 1), this.#closing);
    // Where its user has resumed it meanwhile, a later pause has its own end.
    if (this.#closing.aborted || this.#pauses.get(id) !== pauses) return;
    await this.change(id, [], resumed);
  }

  #onCreated({ link, source, body, job }: Parameters<ProcessorDeps['onCreated']>[0]): void {
    this.#links.add(link, source);
    if (body !== undefined) this.#sent.keep(link, body, job.source === 'wizard');
  }

  async #pauseAll(by: PausedBy, why: Message): Promise<void> {
    // A link of the wizard learns itself that the key is refused, and says so to its user.
    for (const { id, source } of this.registry.all())
      if (source !== 'wizard') await pauseJob(this.registry, id, by, why);
  }
}
