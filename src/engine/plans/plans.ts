/** Plans: the planned campaigns of an account, stored sealed, with the links that their jobs have made. */
import { createListeners, type Observed } from '#base/listeners.ts';
import type { Jobs } from '#engine/jobs/jobs.ts';
import type { SealedValue } from '#engine/storage/sealed-value.ts';
import type { JobRow } from '#local/jobs/job-types.ts';
import {
  type Plan,
  type PlanDraft,
  type PlannedLink,
  type PlansState,
  planColumns,
} from './plan-types.ts';

export type PlansPlace = SealedValue<readonly Plan[]>;

/** How many are stored of an account; the one that was saved first goes. */
const maxPlans = 200;

export interface Plans extends Observed<PlansState> {
  /** In place of the plan with this id; its links stay. */
  save(plan: PlanDraft): Promise<void>;
  /** Forgets a plan; its links stay at the service. */
  remove(id: string): Promise<void>;
  /** Adds plans of a copy; of two with one id, the one that was saved later stays, with the links of both. False where they are too many. */
  restore(plans: readonly Plan[]): Promise<boolean>;
}

interface PlansDeps {
  readonly jobs: Pick<Jobs, 'get' | 'subscribe' | 'rows'>;
  readonly now: () => number;
  /** In memory alone where none is given. */
  readonly place: PlansPlace | undefined;
}

export function createPlans({ jobs, now, place }: PlansDeps) {
  const { subscribe, notify } = createListeners();
  let state: PlansState = { isRead: false, isStored: place !== undefined, plans: [] };
  /** How many links of each job are in its plan. */
  const settled = new Map<string, number>();

  const write = async () => {
    const isStored = (await place?.write(state.plans)) ?? false;
    if (isStored === state.isStored) return;
    state = { ...state, isStored };
    notify();
  };
  const change = (plans: readonly Plan[]) => {
    state = { ...state, isRead: true, plans: plans.slice(0, maxPlans) };
    void write();
    notify();
  };
  const read = async () => {
    const stored = (await place?.read((late) => merge(late ?? []))) ?? [];
    state = { isRead: true, isStored: place?.isUnread === false, plans: stored };
    notify();
  };
  const merge = (plans: readonly Plan[]): boolean => {
    const merged = new Map(state.plans.map((plan) => [plan.id, plan]));
    for (const plan of plans) merged.set(plan.id, mergedPlan(merged.get(plan.id), plan));
    if (merged.size > maxPlans) return false;
    change([...merged.values()].toSorted((one, other) => other.savedAt - one.savedAt));
    return true;
  };
  const reading = read();
  // One after another: each adds to what the one before has written.
  let settling = reading;

  const settleJob = async (id: string, planId: string, done: number) => {
    if (settled.get(id) === done) return;
    const found = linksIn(await jobs.rows(id));
    settled.set(id, done);
    const plan = state.plans.find((each) => each.id === planId);
    if (plan === undefined || !found.some(([slot]) => plan.links[slot] === undefined)) return;
    // A slot that has a link keeps it.
    const links = { ...Object.fromEntries(found), ...plan.links };
    change(state.plans.map((each) => (each.id === planId ? { ...each, links } : each)));
  };
  /** Puts the links that jobs have made into their plans. */
  const settle = (): Promise<void> => {
    settling = settling.then(async () => {
      for (const { id, plan, done } of jobs.get())
        if (plan !== undefined && done > 0) await settleJob(id, plan, done).catch(() => undefined);
    });
    return settling;
  };
  const unsubscribe = jobs.subscribe(() => void settle());
  void settle();

  return {
    get: () => state,
    subscribe,
    save: async (draft: PlanDraft): Promise<void> => {
      await reading;
      const before = state.plans.find(({ id }) => id === draft.id);
      const plan: Plan = { ...draft, links: before?.links ?? {}, savedAt: now() };
      change([plan, ...state.plans.filter(({ id }) => id !== draft.id)]);
    },
    remove: async (id: string): Promise<void> => {
      await reading;
      change(state.plans.filter((each) => each.id !== id));
    },
    restore: async (plans: readonly Plan[]): Promise<boolean> => {
      await reading;
      return merge(plans);
    },
    settle,
    close: () => {
      unsubscribe();
      place?.close();
    },
  };
}

/** A slot that has a link here keeps it. */
function mergedPlan(here: Plan | undefined, given: Plan): Plan {
  if (here === undefined) return given;
  const later = given.savedAt > here.savedAt ? given : here;
  return { ...later, links: { ...given.links, ...here.links } };
}

/** The links of the rows of a job, by their slots. */
function linksIn(rows: readonly JobRow[]): [slot: string, link: PlannedLink][] {
  const slotAt = planColumns.indexOf('slot');
  const aliasAt = planColumns.indexOf('alias');
  return rows.flatMap(({ made, cells = [] }): [string, PlannedLink][] => {
    const slot = cells[slotAt];
    if (made === undefined || slot === undefined) return [];
    return [[slot, { ...made, asked: cells[aliasAt] ?? '' }]];
  });
}
