/** From what a person asks for to the job and the rows that are kept. */
import { ApiError } from '#client/errors/api-error.ts';
import type { JobItem, JobPlan, JobTarget } from '#local/jobs/job-records.ts';
import { type StoredJob, type StoredRow, todoOf } from '#local/jobs/job-store.ts';
import type { JobBook } from './job-registry.ts';

/** Assignments of so few things, as a hand makes them, go with what people do and not behind bulk work. */
const fewItems = 3;

/** Whether a job is small enough to go in the lane of people. */
export function isSmall({ kind, total }: Pick<StoredJob, 'kind' | 'total'>): boolean {
  return kind === 'assign' && total <= fewItems;
}

/** Tells items apart: an id is unique only together with the type. */
function itemName({ type, id }: Pick<JobItem, 'type' | 'id'>): string {
  return `${type} ${id}`;
}

function sameTarget(one: JobTarget | undefined, other: JobTarget | undefined): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}

interface Begun {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How long it is held before anything is sent, in milliseconds. */
  readonly holdMs: number;
}

/** The plan as a job and its rows. The same thing twice is assigned once; the same link twice is made twice. */
export function storedPlan(plan: JobPlan, begun: Begun): { job: StoredJob; rows: StoredRow[] } {
  const rows = plan.kind === 'assign' ? assignRows(plan.items) : plan.drafts.map(createRow);
  if (rows.length === 0) throw new ApiError('invalid', 'There is nothing to do: choose at least one link or item.');
  const { id, now, holdMs } = begun;
  const job: StoredJob = {
    id,
    kind: plan.kind,
    ...about(plan),
    createdAt: now,
    state: holdMs > 0 ? 'held' : 'waiting',
    why: '',
    pausedBy: null,
    heldUntil: holdMs > 0 ? now + holdMs : null,
    trial: plan.kind === 'create' && plan.trial < rows.length ? plan.trial : 0,
    cancelled: false,
    total: rows.length,
    done: 0,
    refused: 0,
    unknown: 0,
    dropped: 0,
    lease: null,
  };
  const blank = { job: id, state: 'planned', problem: '', attempts: 0, sentAt: null, underWayUntil: 0, stuck: false } as const;
  return { job, rows: rows.map((row, index) => ({ ...blank, ...row, index })) };
}

function about(plan: JobPlan): Pick<StoredJob, 'title' | 'target' | 'itemType' | 'columns'> {
  if (plan.kind === 'create') return { title: plan.title, ...(plan.columns === undefined ? {} : { columns: plan.columns }) };
  const [first] = plan.items;
  const same = first !== undefined && plan.items.every(({ type }) => type === first.type);
  return { title: `Assign to ${plan.target.name}`, target: plan.target, ...(same ? { itemType: first.type } : {}) };
}

function assignRows(items: readonly JobItem[]): Pick<StoredRow, 'label' | 'item'>[] {
  const distinct = new Map(items.map((item) => [itemName(item), item]));
  return [...distinct.values()].map((item) => ({ label: item.label, item }));
}

function createRow({ body, cells }: Extract<JobPlan, { kind: 'create' }>['drafts'][number]) {
  return { label: body.url, body, ...(cells === undefined ? {} : { cells }) };
}

/** The plan without what is on its way to the same target already. */
export async function withoutUnderWay(
  { all, store }: JobBook,
  plan: JobPlan,
): Promise<{ plan: JobPlan } | { alreadyIn: string }> {
  if (plan.kind !== 'assign') return { plan };
  const has = new Map<string, string>();
  for (const { id, state, target } of all()) {
    if (state === 'finished' || !sameTarget(target, plan.target)) continue;
    for (const row of await store.rows(id)) {
      if (row.item !== undefined && todoOf(row) > 0) has.set(itemName(row.item), id);
    }
  }
  const items = plan.items.filter((item) => !has.has(itemName(item)));
  const [first] = plan.items;
  const alreadyIn = first === undefined || items.length > 0 ? undefined : has.get(itemName(first));
  return alreadyIn === undefined ? { plan: { ...plan, items } } : { alreadyIn };
}
