/** Process row: sends one row of a job, or looks up what became of it when the reply was lost. Repeats no request blindly. */
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Clock } from '#client/time/clock.ts';
import { type Message, sentence } from '#contract/message.ts';
import { fateOf } from '#engine/links/find-created-link.ts';
import type { LinkSource } from '#engine/links/link-memory.ts';
import type { JobChange } from '#local/jobs/job-store.ts';
import type { CreatedLink, NotMade, StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import { laneOf } from './create-job.ts';
import {
  afterError,
  goOn,
  isRefusal,
  mostFailures,
  type Next,
  noNetwork,
  notCarriedOut,
  repeat,
  restAfter,
  stop,
} from './error-policy.ts';
import { manyAlike, neverArrived, pauseMessage, waitMessage } from './job-messages.ts';
import type { JobRegistry } from './job-registry.ts';
import { endOf } from './job-transitions.ts';
import type { RowPasswords } from './passwords/row-passwords.ts';
import { createRowRequests, type Made } from './row-requests.ts';

/** The circumstances of one row. */
export interface Turn {
  /** Ends what has not left yet, and every look-up. */
  readonly signal: AbortSignal;
  /** Called when the request is about to leave: from then on it is not interrupted. */
  readonly left: () => void;
  /** How many failures came before, without a success between. */
  readonly failures: number;
}

interface ProcessorDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly registry: JobRegistry;
  readonly passwords: RowPasswords;
  /** A link was made; with the body that was sent, as far as the row still has it. */
  readonly onMade: (link: CreatedLink, source: LinkSource, body: StoredRow['body']) => void;
}

/** How long a request without a reply may still be on its way, in milliseconds: as long as the client waits for a reply. */
const underWay = 30_000;
const mostAttempts = 3;

export function createRowProcessor({ call, clock, registry, passwords, onMade }: ProcessorDeps) {
  const { links, store } = registry;
  const requests = createRowRequests({ call, clock, store });

  /** Stores what became of a row, unless another change came first. */
  async function settle({ job, index, state }: StoredRow, make: (row: StoredRow, job: StoredJob) => JobChange): Promise<void> {
    await registry.change(job, [index], (now, [row]) => (row?.state === state ? make(row, now) : undefined));
  }

  /** The row needs nothing more from this engine. Stores it together with the end of its job, where it is the only one. */
  function end(row: StoredRow, after: Partial<StoredRow>): Promise<void> {
    return settle(row, (fresh, job) => ({ rows: [{ ...fresh, ...after }], ...endOf(job.source) }));
  }

  function become(row: StoredRow, after: Partial<StoredRow>): Promise<void> {
    return settle(row, (fresh) => ({ rows: [{ ...fresh, ...after }] }));
  }

  async function done(row: StoredRow, result: Made = {}, how: 'sent' | 'found' = 'sent'): Promise<Next> {
    const { made } = result;
    // Only where this change came first.
    const news: Parameters<typeof onMade>[] = [];
    await settle(row, ({ body, known: _k, candidates: _c, notMade: _n, sealedPassword: _s, ...rest }, { target, source }) => {
      if (made !== undefined) news.push([made, how === 'found' ? how : source === 'wizard' ? 'form' : 'import', body]);
      const campaign = target === undefined ? body?.campaign : target.kind === 'campaign' ? target.id : undefined;
      const id = made?.id ?? rest.item?.id;
      const link =
        campaign === undefined || id === undefined
          ? undefined
          : { id, label: made?.shorturl ?? rest.label, campaign, at: clock.now() };
      const shown = source === 'wizard' && body !== undefined ? { body } : {};
      return {
        ...endOf(source),
        rows: [{ ...rest, ...shown, state: 'done', problem: '', stuck: false, ...result }],
        ...(link === undefined ? {} : { campaignLink: link }),
      };
    });
    links.passwords.delete(row.job);
    for (const each of news) onMade(...each);
    return goOn;
  }

  /** The row ends, and nothing came of it. */
  async function notMade(row: StoredRow, problem: Message, why?: NotMade): Promise<Next> {
    await end(row, { state: 'refused', stuck: false, problem, ...(why && { notMade: why }) });
    return goOn;
  }

  async function send(job: StoredJob, planned: StoredRow, turn: Turn): Promise<Next> {
    let row = planned;
    const known = planned.record === undefined ? undefined : await lookUp(job, planned, turn, false);
    if (known !== undefined) return known;
    const ready = await requests.complete(planned);
    if ('missing' in ready) return notMade(planned, ready.missing);
    const whole = await passwords.whole(job, ready);
    if (whole === undefined)
      return notMade(planned, job.source === 'wizard' ? '' : [sentence('passwordGone')], { why: 'absent' });
    const beforeSend = async () => {
      if (row.state === 'sent') return;
      const now = clock.now();
      let marked: StoredRow | undefined;
      await registry.change(job.id, [planned.index], ({ state }, [fresh]) => {
        if (state !== 'running' || fresh?.state !== 'planned') return undefined;
        marked = {
          ...fresh,
          ...(ready.body === undefined ? {} : { body: ready.body }),
          state: 'sent',
          problem: '',
          sentAt: now,
          attempts: fresh.attempts + 1,
          underWayUntil: now + underWay,
          ...(job.source === 'wizard' ? { known: links.known() } : {}),
        };
        return { rows: [marked] };
      });
      // Paused or cancelled while it waited for its turn, or another engine has the job.
      if (marked === undefined) throw cancelledError();
      row = marked;
      turn.left();
    };
    try {
      const options = { lane: laneOf(job), signal: turn.signal, whenOverLimit: 'fail', beforeSend } as const;
      const made = await requests.send(job, whole, options);
      return await done(row, made);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return failed(job, row, error, turn);
    }
  }

  async function failed(job: StoredJob, row: StoredRow, error: ApiError, turn: Turn): Promise<Next> {
    const { kind, reason, status } = error;
    const wizard = job.source === 'wizard';
    if (isRefusal(kind) && (wizard || notCarriedOut.includes(kind))) {
      return notMade(row, reason, { why: 'refused', error: { ...error.toPlain(), kind } });
    }
    const next = afterError(error, turn.failures, clock.now());
    // Not sent, or ended together with the engine: then the next engine looks it up.
    if (kind === 'cancelled' || row.state !== 'sent') return next ?? stop;
    if (kind === 'limit' || kind === 'key') {
      await become(row, { state: 'planned', attempts: row.attempts - 1 });
      return next ?? goOn;
    }
    const answered = kind === 'malformed' || status === 500;
    const counts = job.kind === 'create' || !noNetwork.includes(kind) || kind === 'timeout';
    await become(row, {
      state: 'unknown',
      problem: reason,
      attempts: row.attempts - (counts ? 0 : 1),
      ...(answered ? { underWayUntil: 0 } : {}),
    });
    if (wizard || (job.kind === 'create' && kind !== 'cors')) return repeat;
    return next ?? { then: 'rest', milliseconds: restAfter(turn.failures), why: waitMessage(kind) };
  }

  /** An assignment of unknown outcome is repeated, which is harmless; a new link is looked up. */
  async function find(job: StoredJob, found: StoredRow, turn: Turn): Promise<Next> {
    let row = found;
    if (row.state === 'sent') {
      row = { ...found, state: 'unknown', problem: [sentence('closedMeanwhile')] };
      await become(found, row);
    }
    if (row.body === undefined && row.record === undefined) return again(job, row);
    const seen = await lookUp(job, row, turn, true);
    if (seen !== undefined) return seen;
    if (job.source === 'wizard') return notMade(row, row.problem, { why: 'absent' });
    const left = row.underWayUntil - clock.now();
    if (left > 0) return { then: 'rest', milliseconds: Math.min(left, underWay), why: waitMessage('late') };
    return again(job, row);
  }

  /** Looks whether what the row makes is there; undefined where it is not. */
  async function lookUp(job: StoredJob, row: StoredRow, turn: Turn, fresh: boolean): Promise<Next | undefined> {
    try {
      if (row.record === undefined) return await lookUpLink(job, row, turn);
      const named = await requests.lookUp(row, { fresh, signal: turn.signal });
      if (named.found === 'one') return await done(row, { recordId: named.record.id });
      if (named.found === 'several')
        return await notMade(row, [sentence('recordsAlike', { field: row.record, name: row.label, count: named.count })]);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The user of the wizard is at hand to look again, and is not kept waiting.
      const asksUser = job.source === 'wizard' && error.kind !== 'cancelled' && error.kind !== 'offline';
      if (asksUser) return { then: 'pause', by: 'problem', why: error.reason };
      const next = afterError(error, turn.failures, clock.now());
      if (next !== undefined) return next;
      if (turn.failures >= mostFailures) return { then: 'pause', by: 'problem', why: pauseMessage(error) };
      return { then: 'rest', milliseconds: restAfter(turn.failures), why: waitMessage(error.kind) };
    }
  }

  async function lookUpLink(job: StoredJob, row: StoredRow, { signal }: Turn): Promise<Next | undefined> {
    const { body = { url: row.label } } = row;
    const created = links.created.get().map(({ id }) => id);
    const known = new Set([...(await store.madeIds()), ...created, ...(row.known ?? [])]);
    const sent = { body, sentAt: row.sentAt ?? clock.now(), known };
    const found = await fateOf(call, sent, { signal, lane: job.source === 'wizard' ? 'read' : 'bulk', clock });
    if (found.fate === 'created') return done(row, { made: found.link }, 'found');
    if (found.fate === 'taken') {
      const { shorturl } = found.link;
      const problem = [sentence('aliasTaken', { alias: body.custom ?? '', shorturl })];
      return notMade(row, problem, { why: 'taken', link: found.link });
    }
    if (found.fate === 'several') {
      const problem = manyAlike(found.links.map(({ shorturl }) => shorturl));
      await end(row, { stuck: true, problem, candidates: found.links });
      return goOn;
    }
    return undefined;
  }

  /** The user says which of several links is that of the row; null for none of them. */
  async function choose(row: StoredRow, id: number | null): Promise<void> {
    const link = row.candidates?.find((candidate) => candidate.id === id);
    if (id === null) await notMade(row, row.problem, { why: 'absent' });
    else if (link !== undefined) await done(row, { made: link }, 'found');
  }

  /** Plans the row again, unless it was sent too often or the user has cancelled the job. */
  async function again(job: StoredJob, row: StoredRow): Promise<Next> {
    const { body: _body, sealedPassword: _sealed, ...bare } = row;
    await settle(row, (fresh, { cancelled: isCancelled }) => {
      if (isCancelled && job.kind === 'create') return { rows: [{ ...bare, state: 'dropped', problem: '' }] };
      if (isCancelled) return { rows: [{ ...fresh, stuck: true, problem: [sentence('cancelledMeanwhile')] }] };
      if (row.attempts < mostAttempts) return { rows: [{ ...fresh, state: 'planned' }] };
      return {
        rows: [{ ...fresh, state: 'refused', problem: neverArrived(row.attempts, row.problem) }],
      };
    });
    return repeat;
  }

  return { send, find, choose };
}
