/** Create job: turns the plan of a user into the job and the rows that are stored. */

import { ApiError } from '#client/errors/api-error.ts';
import { sentence } from '#contract/message.ts';
import { creatableFields, nameKey } from '#contract/record-names.ts';
import { nextAction } from '#local/jobs/job-store.ts';
import type { JobItem, JobPlan, JobTarget, StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import type { JobRegistry } from './job-registry.ts';

/**
 * Assignments of up to this many items do not wait behind bulk work, because a user made them by
 * hand.
 */
const fewItems = 3;

/**
 * The lane of a job's requests: a link of the wizard and a small assignment do not wait behind bulk
 * work.
 */
export function laneOf({ kind, source, total }: StoredJob): 'write' | 'bulk' {
  return source === 'wizard' || (kind === 'assign' && total <= fewItems) ? 'write' : 'bulk';
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
  /** Until when it is held before anything is sent, or null. */
  readonly heldUntil: number | null;
}

/**
 * The plan as a job and its rows, which may hold passwords yet. An item listed twice is assigned
 * once; a link listed twice is made twice.
 */
export function newStoredJob(plan: JobPlan, begun: Begun): { job: StoredJob; rows: StoredRow[] } {
  const { records, links } =
    plan.kind === 'create' ? createRows(plan.drafts) : { records: [], links: itemRows(plan.items) };
  const rows = [...records, ...links];
  if (rows.length === 0) throw new ApiError('invalid', [sentence('nothingToDo')]);
  const { id, now, heldUntil } = begun;
  const job: StoredJob = {
    id,
    kind: plan.kind,
    ...about(plan),
    createdAt: now,
    state: heldUntil === null ? 'waiting' : 'held',
    why: '',
    pausedBy: null,
    heldUntil,
    ...(records.length === 0 ? {} : { records: records.length }),
    // The trial is of links: what they refer to is there before it.
    trial:
      plan.kind === 'create' && plan.trial > 0 && plan.trial < links.length
        ? records.length + plan.trial
        : 0,
    cancelled: false,
    total: links.length,
    done: 0,
    refused: 0,
    unknown: 0,
    dropped: 0,
  };
  const blank = {
    job: id,
    state: 'planned',
    problem: '',
    attempts: 0,
    sentAt: null,
    inFlightUntil: 0,
    undecided: false,
  } as const;
  return { job, rows: rows.map((row, index) => ({ ...blank, ...row, index })) };
}

function about(
  plan: JobPlan,
): Pick<StoredJob, 'source' | 'title' | 'target' | 'itemType' | 'columns' | 'plan'> {
  if (plan.kind === 'create') {
    const { title, source = 'import', columns, plan: planId } = plan;
    return { title, source, columns, ...(planId !== undefined && { plan: planId }) };
  }
  if (plan.kind === 'read') return { title: plan.title, itemType: 'links' };
  const [first] = plan.items;
  const same = first !== undefined && plan.items.every(({ type }) => type === first.type);
  return {
    title: plan.target.name,
    target: plan.target,
    ...(same ? { itemType: first.type } : {}),
  };
}

function itemRows(items: readonly JobItem[]): Pick<StoredRow, 'label' | 'item'>[] {
  const distinct = new Map(items.map((item) => [itemName(item), item]));
  return [...distinct.values()].map((item) => ({ label: item.label, item }));
}

type Drafts = Extract<JobPlan, { kind: 'create' }>['drafts'];
type CreateRow = Pick<StoredRow, 'label' | 'body' | 'cells' | 'record' | 'needs'>;

/**
 * A row for each name that drafts refer to, whatever its case and blanks, and one for each link.
 */
function createRows(drafts: Drafts): { records: CreateRow[]; links: CreateRow[] } {
  const indexes = new Map<string, number>();
  const records: CreateRow[] = [];
  const keyOf = (record: (typeof creatableFields)[number], name: string) =>
    `${record} ${nameKey(name)}`;
  for (const record of creatableFields) {
    for (const { names } of drafts) {
      const name = names?.[record];
      if (name === undefined || indexes.has(keyOf(record, name))) continue;
      indexes.set(keyOf(record, name), records.length);
      records.push({ label: name.trim(), record });
    }
  }
  const links = drafts.map(({ body, cells, names }): CreateRow => {
    const needs = creatableFields.flatMap((record) => {
      const name = names?.[record];
      const index = name === undefined ? undefined : indexes.get(keyOf(record, name));
      return index === undefined ? [] : [[record, index] as const];
    });
    return {
      label: body.url,
      body,
      cells,
      ...(needs.length === 0 ? {} : { needs: Object.fromEntries(needs) }),
    };
  });
  return { records, links };
}

/** The job without what is on its way already: items to the same target, links of the same slots. */
export async function withoutPending(
  registry: JobRegistry,
  plan: JobPlan,
): Promise<{ plan: JobPlan } | { alreadyIn: string }> {
  if (plan.kind === 'assign') return withoutPendingItems(registry, plan);
  if (plan.kind === 'read' || plan.plan === undefined) return { plan };
  const has = new Map<string, string>();
  for (const { id, plan: of } of registry.all()) {
    if (of !== plan.plan) continue;
    for (const row of await registry.store.rows(id)) {
      const [slot] = row.cells ?? [];
      if (slot !== undefined && row.state !== 'refused' && row.state !== 'dropped')
        has.set(slot, id);
    }
  }
  const drafts = plan.drafts.filter(({ cells: [slot = ''] = [] }) => !has.has(slot));
  const [first] = plan.drafts;
  const alreadyIn = drafts.length > 0 ? undefined : has.get(first?.cells?.[0] ?? '');
  return alreadyIn === undefined ? { plan: { ...plan, drafts } } : { alreadyIn };
}

async function withoutPendingItems(
  registry: JobRegistry,
  plan: Extract<JobPlan, { kind: 'assign' }>,
): Promise<{ plan: JobPlan } | { alreadyIn: string }> {
  const has = new Map<string, string>();
  for (const { id, state, target } of registry.all()) {
    if (state === 'finished' || !sameTarget(target, plan.target)) continue;
    for (const row of await registry.store.rows(id)) {
      if (row.item !== undefined && nextAction(row) > 0) has.set(itemName(row.item), id);
    }
  }
  const items = plan.items.filter((item) => !has.has(itemName(item)));
  const [first] = plan.items;
  const alreadyIn = first === undefined || items.length > 0 ? undefined : has.get(itemName(first));
  return alreadyIn === undefined ? { plan: { ...plan, items } } : { alreadyIn };
}
