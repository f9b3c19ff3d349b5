/**
 * Job transitions: how the actions of users, and the start of an engine, change a job and its rows.
 */
import { type Message } from '#contract/message.ts';
import { retention } from '#engine/links/sent-links.ts';
import { type JobChange, type MakeChange, nextAction } from '#local/jobs/job-store.ts';
import type { PausedBy, StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import type { JobRegistry } from './job-registry.ts';
import { refusedAliasOf } from './refused-alias.ts';

/** How many finished jobs stay; links of the wizard count apart. */
const maxFinished = 300;

export const startAfterHold: MakeChange = ({ state }) =>
  state === 'held' ? { job: { state: 'waiting', heldUntil: null } } : undefined;

export const resumed: MakeChange = ({ state, pausedBy, trial }) =>
  state === 'paused'
    ? {
        job: { state: 'waiting', why: '', pausedBy: null, trial: pausedBy === 'trial' ? 0 : trial },
      }
    : undefined;

/** Drops planned rows; rows that were sent are still looked up. */
export const cancelledRows: MakeChange = ({ state }, rows) => {
  if (state === 'finished') return undefined;
  const dropped = rows
    .filter((row) => row.state === 'planned')
    .map(({ body: _body, sealedPassword: _sealed, ...row }) => ({
      ...row,
      state: 'dropped' as const,
    }));
  return {
    rows: dropped,
    job: {
      cancelled: true,
      state: stateAfterCancel(state, rows),
      why: '',
      pausedBy: null,
      heldUntil: null,
    },
  };
};

/** A cancelled job goes on for rows that have to be looked up. */
function stateAfterCancel(
  state: StoredJob['state'],
  rows: readonly StoredRow[],
): StoredJob['state'] {
  if (!rows.some((row) => nextAction(row) === 1)) return 'finished';
  return state === 'running' ? 'running' : 'waiting';
}

/** Plans refused rows again, and looks up undecided ones again. */
export const retriedRows: MakeChange = ({ state, plan }, rows) => {
  const again = rows.flatMap(({ creationFailure: _notMade, candidates: _candidates, ...row }) => {
    // Its plan sends a refused row again, in another job.
    if (row.state === 'refused' && plan !== undefined) return [];
    if (row.state === 'refused')
      return [{ ...row, state: 'planned' as const, problem: '', attempts: 0 }];
    return row.undecided ? [{ ...row, undecided: false }] : [];
  });
  if (again.length === 0 || (state !== 'finished' && state !== 'paused')) return undefined;
  return { rows: again, job: { state: 'waiting', why: '', pausedBy: null, cancelled: false } };
};

/** Plans a row again whose alias was refused, with another one. */
export function withAlias(alias: string): MakeChange {
  return ({ state, cancelled }, [row]) => {
    if (row === undefined || refusedAliasOf(row) === undefined || cancelled) return undefined;
    const { creationFailure: _notMade, candidates: _candidates, ...fresh } = row;
    const body = { url: row.label, ...row.body, custom: alias };
    const again = { ...fresh, body, state: 'planned', problem: '', attempts: 0 } as const;
    return {
      rows: [again],
      ...(state === 'finished' ? { job: { state: 'waiting', why: '' } } : {}),
    };
  };
}

/**
 * A link of the wizard is a whole job: an action of its user must find the job ended as soon as the
 * outcome is shown.
 */
export function finishIfSingle(source: StoredJob['source']): JobChange {
  return source === 'wizard' ? { job: { state: 'finished', why: '' } } : {};
}

export function pauseJob(
  registry: JobRegistry,
  id: string,
  by: PausedBy,
  why: Message,
): Promise<StoredJob | undefined> {
  const state = registry.find(id)?.state;
  if (state === undefined || state === 'paused' || state === 'finished')
    return Promise.resolve(undefined);
  return registry.change(id, [], (job) => {
    if (job.state === 'paused' || job.state === 'finished') return undefined;
    return { job: { state: 'paused', pausedBy: by, why, heldUntil: null } };
  });
}

/**
 * Continues jobs that an ended engine has paused for a refused key or a failed look-up, and forgets
 * the oldest finished ones.
 */
export async function resumeInterrupted(registry: JobRegistry, now: number): Promise<void> {
  for (const { id, state, pausedBy, source } of registry.all()) {
    if (state === 'paused' && (pausedBy === 'key' || source === 'wizard'))
      await registry.change(id, [], resumed);
  }
  for (const wizard of [true, false]) {
    const finished = registry
      .all()
      .filter(({ state, source }) => state === 'finished' && (source === 'wizard') === wizard);
    const recent = finished
      .slice(-maxFinished)
      .filter(({ createdAt }) => now - createdAt < retention);
    for (const job of finished)
      if (!recent.includes(job)) await registry.remove(job.id, ({ state }) => state === 'finished');
  }
}
