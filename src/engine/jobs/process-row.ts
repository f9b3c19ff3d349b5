/** One row of a job: sending it, or finding out what became of it when the reply was lost. Nothing is sent blindly twice. */

import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Clock } from '#client/time/clock.ts';
import { fateOf } from '#engine/links/find-created-link.ts';
import type { JobChange, PausedBy, StoredJob, StoredRow } from '#local/jobs/job-store.ts';
import { isSmall } from './create-job.ts';
import { aliasTaken, closedMeanwhile, manyAlike, neverArrived, notTold, pauseWords, waitWords } from './job-messages.ts';
import type { JobBook } from './job-registry.ts';

/**
 * What follows after a row: `go on` as something went well, `repeat` as it is not known yet, a rest, a pause of this
 * job (of all where the key was refused), or `stop`, as it was interrupted.
 */
export type Next =
  | { readonly then: 'go on' | 'repeat' | 'stop' }
  | { readonly then: 'rest'; readonly milliseconds: number; readonly why: string }
  | { readonly then: 'pause'; readonly by: PausedBy; readonly why: string };

/** One row's turn. */
export interface Turn {
  /** Ends what has not left yet, and every look-up. */
  readonly signal: AbortSignal;
  /** The request is about to leave: it is not ended any more. */
  readonly left: () => void;
  /** How often in a row it went wrong before. */
  readonly failures: number;
}

interface StepDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly book: JobBook;
}

/** So long a request without a reply may still be on its way: as long as the client waits for one. */
const underWay = 30_000;
const mostAttempts = 3;
/** After so many failures in a row of a service that answers, a person had better look. */
const mostFailures = 5;
const goOn: Next = { then: 'go on' };
const repeat: Next = { then: 'repeat' };
const stop: Next = { then: 'stop' };

const noNetwork: readonly string[] = ['offline', 'unreachable', 'timeout'];
const notCarriedOut: readonly string[] = ['invalid', 'missing', 'refused'];

/** How long to rest before trying again: 5, 10, 20, 40, then 60 seconds. */
function patience(failures: number): number {
  return Math.min(60_000, 5000 * 2 ** failures);
}

export function createStep({ call, clock, book }: StepDeps) {
  type Settle = (row: StoredRow, job: StoredJob) => JobChange;

  /** Writes down what became of a row, as long as nothing else did. */
  async function settle({ job, index, state }: StoredRow, make: Settle): Promise<void> {
    await book.change(job, [index], (now, [row]) => (row?.state === state ? make(row, now) : undefined));
  }

  function become(row: StoredRow, after: Partial<StoredRow>): Promise<void> {
    return settle(row, (fresh) => ({ rows: [{ ...fresh, ...after }] }));
  }

  async function done(row: StoredRow, made?: { id: number; shorturl: string }): Promise<Next> {
    await settle(row, ({ body, ...rest }, { target }) => {
      const campaign = target === undefined ? body?.campaign : target.kind === 'campaign' ? target.id : undefined;
      const id = made?.id ?? rest.item?.id;
      const link =
        campaign === undefined || id === undefined
          ? undefined
          : { id, label: made?.shorturl ?? rest.label, campaign, at: clock.now() };
      return {
        rows: [{ ...rest, state: 'done', problem: '', ...(made === undefined ? {} : { made }) }],
        ...(link === undefined ? {} : { campaignLink: link }),
      };
    });
    return goOn;
  }

  /** What holds for every row, whatever was asked; undefined where it is about this row alone. */
  function general(error: ApiError, { failures }: Turn): Next | undefined {
    const { kind, retryAt, message } = error;
    if (kind === 'cancelled') return stop;
    if (kind === 'key') return { then: 'pause', by: 'key', why: message };
    if (kind === 'cors') return { then: 'pause', by: 'problem', why: pauseWords(error) };
    if (kind === 'limit') {
      const left = (retryAt ?? clock.now() + 60_000) - clock.now();
      return { then: 'rest', milliseconds: Math.min(60_000, Math.max(1000, left)), why: waitWords('limit') };
    }
    if (noNetwork.includes(kind)) return { then: 'rest', milliseconds: patience(failures), why: waitWords(kind) };
    return undefined;
  }

  async function send(job: StoredJob, planned: StoredRow, turn: Turn): Promise<Next> {
    let row = planned;
    const beforeSend = async () => {
      if (row.state === 'sent') return;
      const now = clock.now();
      let marked: StoredRow | undefined;
      await book.change(job.id, [planned.index], ({ state }, [fresh]) => {
        if (state !== 'running' || fresh?.state !== 'planned') return undefined;
        marked = {
          ...fresh,
          state: 'sent',
          problem: '',
          sentAt: now,
          attempts: fresh.attempts + 1,
          underWayUntil: now + underWay,
        };
        return { rows: [marked] };
      });
      // Paused or cancelled while it waited for its turn, or another engine has the job.
      if (marked === undefined) throw cancelledError();
      row = marked;
      turn.left();
    };
    try {
      const options = { lane: isSmall(job) ? 'write' : 'bulk', signal: turn.signal, whenOverLimit: 'fail', beforeSend } as const;
      const made = await ask(job, planned, options);
      return await done(row, made);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return failed(job, row, error, turn);
    }
  }

  /** One request; for a new link, the link. */
  async function ask(job: StoredJob, { body, item }: StoredRow, options: Parameters<Client['call']>[2]) {
    if (body !== undefined) {
      const { id, shorturl } = await call('links.create', body, options);
      return { id, shorturl };
    }
    const { target } = job;
    if (item === undefined || target === undefined)
      throw new ApiError('invalid', 'What was to be assigned is not known any more.');
    if (target.kind === 'channel')
      await call('channels.assign', { channelid: target.id, type: item.type, itemid: item.id }, options);
    else await call('campaigns.assign', { campaignid: target.id, linkid: item.id }, options);
    return undefined;
  }

  async function failed(job: StoredJob, row: StoredRow, error: ApiError, turn: Turn): Promise<Next> {
    const { kind, message, status } = error;
    const next = general(error, turn);
    if (notCarriedOut.includes(kind)) {
      await become(row, { state: 'refused', problem: message });
      return goOn;
    }
    // Not sent, or ended together with the engine: then it is looked up by the next one.
    if (kind === 'cancelled' || row.state !== 'sent') return next ?? stop;
    if (kind === 'limit' || kind === 'key') {
      await become(row, { state: 'planned', attempts: row.attempts - 1 });
      return next ?? goOn;
    }
    const answered = kind === 'malformed' || status === 500;
    const counts = job.kind === 'create' || !noNetwork.includes(kind) || kind === 'timeout';
    await become(row, {
      state: 'unknown',
      problem: message,
      attempts: row.attempts - (counts ? 0 : 1),
      ...(answered ? { underWayUntil: 0 } : {}),
    });
    if (job.kind === 'create' && kind !== 'cors') return repeat;
    return next ?? { then: 'rest', milliseconds: patience(turn.failures), why: waitWords(kind) };
  }

  /** Assigning again is harmless, so it is done; a new link is looked up first. */
  async function find(job: StoredJob, found: StoredRow, turn: Turn): Promise<Next> {
    let row = found;
    if (row.state === 'sent') {
      row = { ...found, state: 'unknown', problem: closedMeanwhile };
      await become(found, row);
    }
    if (row.body === undefined) return again(job, row);
    try {
      return await lookUp(job, row, row.body, turn);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const next = general(error, turn);
      if (next !== undefined) return next;
      if (turn.failures >= mostFailures) return { then: 'pause', by: 'problem', why: pauseWords(error) };
      return { then: 'rest', milliseconds: patience(turn.failures), why: waitWords(error.kind) };
    }
  }

  async function lookUp(job: StoredJob, row: StoredRow, body: NonNullable<StoredRow['body']>, { signal }: Turn): Promise<Next> {
    const known = await book.store.madeIds();
    const fate = await fateOf(call, { body, sentAt: row.sentAt ?? clock.now(), known }, { signal, lane: 'bulk', clock });
    if (fate.fate === 'created') return done(row, fate.link);
    if (fate.fate === 'absent') {
      const left = row.underWayUntil - clock.now();
      if (left > 0) return { then: 'rest', milliseconds: Math.min(left, underWay), why: waitWords('late') };
      return again(job, row);
    }
    if (fate.fate === 'taken')
      await become(row, { state: 'refused', problem: aliasTaken(body.custom ?? '', fate.link.shorturl) });
    else await become(row, { stuck: true, problem: manyAlike(fate.links.map(({ shorturl }) => shorturl)) });
    return goOn;
  }

  /** To be sent once more, unless that was done often enough or is not wanted any more. */
  async function again(job: StoredJob, row: StoredRow): Promise<Next> {
    const { body: _body, ...bare } = row;
    await settle(row, (fresh, { cancelled: unwanted }) => {
      if (unwanted && job.kind === 'create') return { rows: [{ ...bare, state: 'dropped', problem: '' }] };
      if (unwanted) return { rows: [{ ...fresh, stuck: true, problem: notTold }] };
      if (row.attempts < mostAttempts) return { rows: [{ ...fresh, state: 'planned' }] };
      return { rows: [{ ...fresh, state: 'refused', problem: neverArrived(row.attempts, row.problem) }] };
    });
    return repeat;
  }

  return { send, find };
}
