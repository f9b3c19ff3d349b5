/**
 * Process row: sends one row of a job, or looks up what became of it when the reply was lost.
 * Repeats no request blindly.
 */

import type { Clock } from '#base/clock.ts';
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import { type Message, sentence } from '#contract/message.ts';
import { creatableFields } from '#contract/record-names.ts';
import type { NamedLink } from '#contract/resources/links.ts';
import { findCreatedLink } from '#engine/links/find-created-link.ts';
import type { AssignedLink, LinkSource } from '#engine/links/link-memory.ts';
import type { JobChange } from '#local/jobs/job-store.ts';
import type { CreationFailure, StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import { laneOf } from './create-job.ts';
import {
  afterError,
  continueJob,
  isPassing,
  isRefusal,
  maxFailures,
  type NextStep,
  noNetwork,
  rejectedKinds,
  repeat,
  restWhileAway,
  retryDelay,
  stop,
} from './error-policy.ts';
import { manyAlike, neverArrived, pauseMessage, waitMessage } from './job-messages.ts';
import type { JobRegistry } from './job-registry.ts';
import { finishIfSingle } from './job-transitions.ts';
import type { RowPasswords } from './row-passwords.ts';
import { type CreatedRecord, RowRequests } from './row-requests.ts';

/** The circumstances of one row. */
export interface RowContext {
  /** Ends what has not left yet, and every look-up. */
  readonly signal: AbortSignal;
  /** Called when the request is about to leave: from then on it is not interrupted. */
  readonly onSent: () => void;
  /** How many failures came before, without a success between. */
  readonly failures: number;
}

export interface ProcessorDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly registry: JobRegistry;
  readonly passwords: RowPasswords;
  /** The service is known to be down. */
  readonly isAway: () => boolean;
  /** A link was made; with the body that was sent, as far as the row still has it. */
  readonly onCreated: (created: {
    readonly link: NamedLink;
    readonly source: LinkSource;
    readonly body: StoredRow['body'];
  }) => void;
}

/**
 * How long a request without a reply may still be on its way, in milliseconds: as long as the
 * client waits for a reply.
 */
const replyTimeout = 30_000;
const maxAttempts = 3;

export class RowProcessor {
  readonly #call: Client['call'];
  readonly #clock: Clock;
  readonly #registry: JobRegistry;
  readonly #passwords: RowPasswords;
  readonly #isAway: ProcessorDeps['isAway'];
  readonly #onCreated: ProcessorDeps['onCreated'];
  readonly #requests: RowRequests;

  constructor({ call, clock, registry, passwords, isAway, onCreated }: ProcessorDeps) {
    this.#call = call;
    this.#clock = clock;
    this.#registry = registry;
    this.#passwords = passwords;
    this.#isAway = isAway;
    this.#onCreated = onCreated;
    this.#requests = new RowRequests({ call, clock, store: registry.store });
  }

  /** Sends a planned row, unless what it creates is there already. */
  async send(job: StoredJob, planned: StoredRow, context: RowContext): Promise<NextStep> {
    let row = planned;
    const away = await this.#restWhileAway(job, context);
    if (away !== undefined) return away;
    const known =
      planned.record === undefined ? undefined : await this.#lookUp(job, planned, context, false);
    if (known !== undefined) return known;
    const ready = await this.#requests.complete(planned);
    if ('missing' in ready) return this.#fail(planned, ready.missing);
    const whole = await this.#passwords.whole(job, ready);
    if (whole === undefined)
      return this.#fail(planned, job.source === 'wizard' ? '' : [sentence('passwordGone')], {
        why: 'absent',
      });
    const beforeSend = async () => {
      if (row.state === 'sent') return;
      const now = this.#clock.now();
      let marked: StoredRow | undefined;
      await this.#registry.change(job.id, [planned.index], ({ state }, [fresh]) => {
        if (state !== 'running' || fresh?.state !== 'planned') return undefined;
        marked = {
          ...fresh,
          body: ready.body ?? fresh.body,
          state: 'sent',
          problem: '',
          sentAt: now,
          attempts: fresh.attempts + 1,
          inFlightUntil: now + replyTimeout,
          ...(job.source === 'wizard' ? { known: this.#registry.links.known() } : {}),
        };
        return { rows: [marked] };
      });
      // The job was paused or cancelled meanwhile, or another engine has it.
      if (marked === undefined) throw cancelledError();
      row = marked;
      context.onSent();
    };
    try {
      const options = {
        lane: laneOf(job),
        signal: context.signal,
        whenOverLimit: 'fail',
        beforeSend,
      } as const;
      const made = await this.#requests.send(job, whole, options);
      return await this.#succeed(row, made);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return this.#handleError(job, row, error, context);
    }
  }

  /** Nothing is sent to a service that is known to be down: the smallest read asks whether it answers. */
  async #restWhileAway(
    { source }: StoredJob,
    { signal, failures }: RowContext,
  ): Promise<NextStep | undefined> {
    if (!this.#isAway()) return undefined;
    try {
      const lane = source === 'wizard' ? 'read' : 'bulk';
      await this.#call('account.get', {}, { lane, signal });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'cancelled') return stop;
      return this.#isAway() ? restWhileAway(error.kind, failures) : undefined;
    }
  }

  /** An assignment of unknown outcome is repeated, which is harmless; a new link is looked up. */
  async findOutcome(job: StoredJob, found: StoredRow, context: RowContext): Promise<NextStep> {
    let row = found;
    if (row.state === 'sent') {
      row = { ...found, state: 'unknown', problem: [sentence('closedMeanwhile')] };
      await this.#updateRow(found, row);
    }
    if (row.body === undefined && row.record === undefined) return this.#planAgain(job, row);
    const seen = await this.#lookUp(job, row, context, true);
    if (seen !== undefined) return seen;
    const left = row.inFlightUntil - this.#clock.now();
    if (left > 0)
      return { then: 'rest', milliseconds: Math.min(left, replyTimeout), why: waitMessage('late') };
    if (job.source === 'wizard' && row.attempts >= maxAttempts)
      return this.#fail(row, row.problem, { why: 'absent' });
    return this.#planAgain(job, row);
  }

  /** The user says which of several links is that of the row; null for none of them. */
  async choose(row: StoredRow, id: number | null): Promise<void> {
    const link = row.candidates?.find((candidate) => candidate.id === id);
    if (id === null) await this.#fail(row, row.problem, { why: 'absent' });
    else if (link !== undefined) await this.#succeed(row, { made: link }, 'found');
  }

  /** Stores what became of a row, unless another change came first. */
  async #updateUnlessChanged(
    { job, index, state }: StoredRow,
    make: (row: StoredRow, job: StoredJob) => JobChange,
  ): Promise<void> {
    await this.#registry.change(job, [index], (now, [row]) =>
      row?.state === state ? make(row, now) : undefined,
    );
  }

  /**
   * The row needs nothing more from this engine. Stores it together with the end of its job, where
   * it is the only one.
   */
  #finish(row: StoredRow, after: Partial<StoredRow>): Promise<void> {
    return this.#updateUnlessChanged(row, (fresh, job) => ({
      rows: [{ ...fresh, ...after }],
      ...finishIfSingle(job.source),
    }));
  }

  #updateRow(row: StoredRow, after: Partial<StoredRow>): Promise<void> {
    return this.#updateUnlessChanged(row, (fresh) => ({ rows: [{ ...fresh, ...after }] }));
  }

  /** The row has made what it is for, or it was found. */
  async #succeed(
    row: StoredRow,
    result: CreatedRecord = {},
    how: 'sent' | 'found' = 'sent',
  ): Promise<NextStep> {
    const { made } = result;
    const campaignName = await this.#requests.campaignName(row);
    // Only where this change came first.
    const news: Parameters<ProcessorDeps['onCreated']>[0][] = [];
    const assigned: AssignedLink[] = [];
    await this.#updateUnlessChanged(
      row,
      (
        { body, known: _k, candidates: _c, creationFailure: _n, sealedPassword: _s, ...rest },
        job,
      ) => {
        const source = how === 'found' ? how : linkSource(job);
        if (made !== undefined) news.push({ link: made, source, body });
        assigned.push(...assignmentsOf(job, { ...rest, body }, made));
        const campaign = campaignOf(job, body);
        const id = made?.id ?? rest.item?.id;
        const name = job.target?.name ?? campaignName;
        const link =
          campaign === undefined || id === undefined
            ? undefined
            : {
                id,
                label: made?.shorturl ?? rest.label,
                campaign,
                ...(name !== undefined && { name }),
                at: this.#clock.now(),
              };
        const shown = job.source === 'wizard' && body !== undefined ? { body } : {};
        return {
          ...finishIfSingle(job.source),
          rows: [{ ...rest, ...shown, state: 'done', problem: '', undecided: false, ...result }],
          campaignLink: link,
        };
      },
    );
    this.#registry.links.passwords.delete(row.job);
    for (const each of news) this.#onCreated(each);
    for (const each of assigned) this.#registry.links.addAssigned(each);
    return continueJob;
  }

  /** The row ends, and nothing came of it. */
  async #fail(row: StoredRow, problem: Message, failure?: CreationFailure): Promise<NextStep> {
    await this.#finish(row, {
      state: 'refused',
      undecided: false,
      problem,
      ...(failure && { creationFailure: failure }),
    });
    return continueJob;
  }

  async #handleError(
    job: StoredJob,
    row: StoredRow,
    error: ApiError,
    context: RowContext,
  ): Promise<NextStep> {
    const { kind, reason, status } = error;
    const isWizard = job.source === 'wizard';
    if (isRefusal(kind) && (isWizard || rejectedKinds.includes(kind))) {
      return this.#fail(row, reason, {
        why: 'refused',
        error: { ...error.toPlain(), kind },
      });
    }
    const next = afterError(error, context.failures, this.#clock.now());
    // Not sent, or ended together with the engine: then the next engine looks it up.
    if (kind === 'cancelled' || row.state !== 'sent') return next ?? stop;
    if (kind === 'limit' || kind === 'key') {
      await this.#updateRow(row, { state: 'planned', attempts: row.attempts - 1 });
      return next ?? continueJob;
    }
    const answered = kind === 'malformed' || status === 500;
    const counts = job.kind === 'create' || !noNetwork.includes(kind) || kind === 'timeout';
    await this.#updateRow(row, {
      state: 'unknown',
      problem: reason,
      attempts: row.attempts - (counts ? 0 : 1),
      ...(answered ? { inFlightUntil: 0 } : {}),
    });
    if (isWizard || (job.kind === 'create' && kind !== 'cors')) return repeat;
    return (
      next ?? { then: 'rest', milliseconds: retryDelay(context.failures), why: waitMessage(kind) }
    );
  }

  /** Looks up what the row creates; undefined where it is not there. */
  async #lookUp(
    job: StoredJob,
    row: StoredRow,
    context: RowContext,
    fresh: boolean,
  ): Promise<NextStep | undefined> {
    try {
      if (row.record === undefined) return await this.#lookUpLink(job, row, context);
      const named = await this.#requests.lookUp(row, { fresh, signal: context.signal });
      if (named.found === 'one') return await this.#succeed(row, { recordId: named.record.id });
      if (named.found === 'several')
        return await this.#fail(row, [
          sentence('recordsAlike', { field: row.record, name: row.label, count: named.count }),
        ]);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Other new links do not wait for this one, and its user may check at once.
      const pauses =
        job.source === 'wizard' && error.kind !== 'cancelled' && error.kind !== 'offline';
      if (pauses) {
        const { kind, reason } = error;
        return { then: 'pause', by: 'problem', why: reason, isPassing: isPassing(kind) };
      }
      const next = afterError(error, context.failures, this.#clock.now());
      if (next !== undefined) return next;
      if (context.failures >= maxFailures)
        return { then: 'pause', by: 'problem', why: pauseMessage(error) };
      return {
        then: 'rest',
        milliseconds: retryDelay(context.failures),
        why: waitMessage(error.kind),
      };
    }
  }

  async #lookUpLink(
    job: StoredJob,
    row: StoredRow,
    { signal }: RowContext,
  ): Promise<NextStep | undefined> {
    const { body = { url: row.label } } = row;
    const created = this.#registry.links.created.get().map(({ id }) => id);
    const known = new Set([
      ...(await this.#registry.store.createdIds()),
      ...created,
      ...(row.known ?? []),
    ]);
    const sent = { body, sentAt: row.sentAt ?? this.#clock.now(), known };
    const found = await findCreatedLink(this.#call, sent, {
      signal,
      lane: job.source === 'wizard' ? 'read' : 'bulk',
      clock: this.#clock,
    });
    if (found.kind === 'created') return this.#succeed(row, { made: found.link }, 'found');
    if (found.kind === 'taken') {
      const { shorturl } = found.link;
      const problem = [sentence('aliasTaken', { alias: body.custom ?? '', shorturl })];
      return this.#fail(row, problem, { why: 'taken', link: found.link });
    }
    if (found.kind === 'several') {
      const problem = manyAlike(found.links.map(({ shorturl }) => shorturl));
      await this.#finish(row, { undecided: true, problem, candidates: found.links });
      return continueJob;
    }
    return undefined;
  }

  /** Plans the row again, unless it was sent too often or the user has cancelled the job. */
  async #planAgain(job: StoredJob, row: StoredRow): Promise<NextStep> {
    const { body: _body, sealedPassword: _sealed, ...bare } = row;
    await this.#updateUnlessChanged(row, (fresh, { cancelled: isCancelled }) => {
      if (isCancelled && job.kind === 'create')
        return { rows: [{ ...bare, state: 'dropped', problem: '' }] };
      if (isCancelled)
        return { rows: [{ ...fresh, undecided: true, problem: [sentence('cancelledMeanwhile')] }] };
      if (row.attempts < maxAttempts) return { rows: [{ ...fresh, state: 'planned' }] };
      return {
        rows: [{ ...fresh, state: 'refused', problem: neverArrived(row.attempts, row.problem) }],
      };
    });
    return repeat;
  }
}

function linkSource(job: StoredJob): LinkSource {
  return job.source === 'wizard' ? 'form' : 'import';
}

/** What the link of a row is in after it: its target, or the channel and campaign that it was created in. */
function assignmentsOf(
  { target }: StoredJob,
  { item, label, body }: Pick<StoredRow, 'item' | 'label' | 'body'>,
  made: NamedLink | undefined,
): AssignedLink[] {
  if (target !== undefined && item?.type === 'links')
    return [
      { id: item.id, label, kind: target.kind, targetId: target.id, targetName: target.name },
    ];
  if (made === undefined) return [];
  return creatableFields.flatMap((kind) => {
    const targetId = body?.[kind];
    return targetId === undefined ? [] : [{ id: made.id, label: made.shorturl, kind, targetId }];
  });
}

/** The campaign that a link is in after its row, as far as the row decides on it. */
function campaignOf({ target }: StoredJob, body: StoredRow['body']): number | undefined {
  if (target === undefined) return body?.campaign;
  return target.kind === 'campaign' ? target.id : undefined;
}
