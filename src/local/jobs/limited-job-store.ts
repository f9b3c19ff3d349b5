/**
 * Limited job store: a job store whose every answer has a time limit, so that a silent database
 * stops no request for ever.
 */
import type { JobStore } from './job-store.ts';

/** @param limited gives work in the database its time limit */
export function limitedJobStore(
  limited: <T>(work: () => Promise<T>) => Promise<T>,
  store: JobStore,
): JobStore {
  return {
    isPersistent: store.isPersistent,
    all: () => limited(() => store.all()),
    add: (...args) => limited(() => store.add(...args)),
    change: (...args) => limited(() => store.change(...args)),
    next: (...args) => limited(() => store.next(...args)),
    row: (...args) => limited(() => store.row(...args)),
    rows: (...args) => limited(() => store.rows(...args)),
    createdIds: () => limited(() => store.createdIds()),
    linksOf: (...args) => limited(() => store.linksOf(...args)),
    inCampaigns: (...args) => limited(() => store.inCampaigns(...args)),
    remove: (...args) => limited(() => store.remove(...args)),
    close: () => store.close(),
  };
}
