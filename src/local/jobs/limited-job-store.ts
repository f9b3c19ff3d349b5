/**
 * Limited job store: a job store whose every answer has a time limit, so that a silent database
 * stops no request for ever.
 */
import { withStorageLimit } from '#local/storage-limit.ts';
import type { JobStore } from './job-store.ts';

export function limitedJobStore(factory: IDBFactory, store: JobStore): JobStore {
  const limited = <T>(work: () => Promise<T>) => withStorageLimit(factory, work);
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
