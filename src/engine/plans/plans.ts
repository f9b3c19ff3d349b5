/** Plans: the planned campaigns of an account, with the links that their jobs have made. */
import type { Observed } from '#base/listeners.ts';
import type { Jobs } from '#engine/jobs/jobs.ts';
import { createStoredList, type ListState } from '#engine/storage/stored-list.ts';
import type { StoredValue } from '#engine/storage/stored-values.ts';
import type { JobRow } from '#local/jobs/job-types.ts';
import { type Plan, type PlanDraft, type PlannedLink, planColumns } from './plan-types.ts';

/** How many are stored of an account; the one that was saved first goes. */
const maxPlans = 200;

/** The one that was saved last comes first. */
export interface Plans extends Observed<ListState<Plan>> {
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
  readonly place: StoredValue<readonly Plan[]> | undefined;
}

export function createPlans({ jobs, now, place }: PlansDeps) {
  const { change, reading, ...list } = createStoredList({
    place,
    max: maxPlans,
    order: (one, other) => other.savedAt - one.savedAt,
    merge: mergedPlan,
  });
  /** How many links of each job are in its plan. */
  const settled = new Map<string, number>();
  // One after another: each adds to what the one before has written.
  let settling: Promise<unknown> = reading;

  const settleJob = async (id: string, planId: string, done: number) => {
    if (settled.get(id) === done) return;
    const found = linksIn(await jobs.rows(id));
    settled.set(id, done);
    const plan = list.get().items.find((each) => each.id === planId);
    if (plan === undefined || !found.some(([slot]) => plan.links[slot] === undefined)) return;
    // A slot that has a link keeps it.
    const links = { ...Object.fromEntries(found), ...plan.links };
    await change((plans) => plans.map((each) => (each.id === planId ? { ...each, links } : each)));
  };
  /** Puts the links that jobs have made into their plans. */
  const settle = async (): Promise<void> => {
    settling = settling.then(async () => {
      for (const { id, plan, done } of jobs.get())
        if (plan !== undefined && done > 0) await settleJob(id, plan, done).catch(() => undefined);
    });
    await settling;
  };
  const unsubscribe = jobs.subscribe(() => void settle());
  void settle();

  return {
    ...list,
    save: async (draft: PlanDraft): Promise<void> => {
      await change((plans) => {
        const before = plans.find(({ id }) => id === draft.id);
        const plan: Plan = { ...draft, links: before?.links ?? {}, savedAt: now() };
        return [plan, ...plans.filter(({ id }) => id !== draft.id)].slice(0, maxPlans);
      });
    },
    settle,
    close: unsubscribe,
  };
}

/** A slot that has a link here keeps it. */
function mergedPlan(here: Plan, given: Plan): Plan {
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
