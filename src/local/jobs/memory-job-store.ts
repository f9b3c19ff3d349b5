/** In-memory job store: for tests, and where the browser keeps nothing. */
import { applyChange, type JobStore, nextAction } from './job-store.ts';
import type { CampaignLink, StoredJob, StoredRow } from './job-types.ts';

/** A store that ends with the page. Several engines can open it one after another. */
export function createMemoryJobStore(): JobStore {
  const jobs = new Map<string, StoredJob>();
  const rows = new Map<string, StoredRow[]>();
  const links = new Map<number, CampaignLink>();
  const rowsOf = (id: string) => rows.get(id) ?? [];
  const rowsAt = (id: string, which: readonly number[] | 'all' = 'all') =>
    rowsOf(id).filter(({ index }) => which === 'all' || which.includes(index));

  return {
    isPersistent: false,
    all: () =>
      Promise.resolve([...jobs.values()].sort((one, other) => one.createdAt - other.createdAt)),
    add: (job, added) => {
      jobs.set(job.id, job);
      rows.set(job.id, [...added]);
      return Promise.resolve();
    },
    change: (id, which, make) => {
      const job = jobs.get(id);
      const before = rowsAt(id, which);
      const change = job && make(job, before);
      if (job === undefined || change === undefined) return Promise.resolve(undefined);
      const after = applyChange(job, before, change);
      jobs.set(id, after);
      for (const row of change.rows ?? []) rowsOf(id)[row.index] = row;
      if (change.campaignLink !== undefined) {
        links.delete(change.campaignLink.id);
        links.set(change.campaignLink.id, change.campaignLink);
      }
      return Promise.resolve(after);
    },
    next: (id) =>
      Promise.resolve(
        rowsOf(id).find((row) => nextAction(row) === 1) ??
          rowsOf(id).find((row) => nextAction(row) === 2),
      ),
    rows: (id, which) => Promise.resolve(rowsAt(id, which)),
    createdIds: () =>
      Promise.resolve(
        new Set(
          [...rows.values()].flat().flatMap(({ made }) => (made === undefined ? [] : made.id)),
        ),
      ),
    linksOf: (campaign) =>
      Promise.resolve([...links.values()].filter((link) => link.campaign === campaign).reverse()),
    inCampaigns: (ids) => Promise.resolve(ids.flatMap((id) => links.get(id) ?? [])),
    remove: (id, when) => {
      const job = jobs.get(id);
      if (job === undefined || !when(job)) return Promise.resolve(false);
      jobs.delete(id);
      rows.delete(id);
      return Promise.resolve(true);
    },
    close: () => undefined,
  };
}
