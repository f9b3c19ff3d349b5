/** Plans of an account: their links come from their jobs, once each, whatever ends the engine meanwhile. */
import { describe, expect, it } from 'vitest';
import type { StoredValue } from '#engine/storage/stored-values.ts';
import type { JobPlan } from '#local/jobs/job-types.ts';
import { openTestJobs } from '#testing/setups/open-import-session.ts';
import { eventually } from '#testing/time/eventually.ts';
import type { Plan, PlanDraft } from './plan-types.ts';
import { createPlans } from './plans.ts';

/** A place that outlives an engine. */
function openPlace(): StoredValue<readonly Plan[]> & { stored: readonly Plan[] } {
  const place = {
    stored: [] as readonly Plan[],
    read: () => Promise.resolve(place.stored),
    isUnread: false,
    write: (plans: readonly Plan[]) => {
      place.stored = structuredClone(plans);
      return Promise.resolve(true);
    },
  };
  return place;
}

const draft: PlanDraft = {
  id: 'fair',
  campaign: 'Fair',
  url: 'https://fair.example/',
  alias: '{channel}',
  domain: '',
  channels: [],
  variants: [],
  changes: {},
};

const jobOf = (...slots: string[]): JobPlan => ({
  kind: 'create',
  title: 'Fair',
  trial: 0,
  plan: 'fair',
  drafts: slots.map((slot) => ({
    body: { url: `https://fair.example/${slot}`, custom: slot },
    cells: [slot, slot, '', `https://fair.example/${slot}`, slot],
  })),
});

async function open(place = openPlace()) {
  const opened = await openTestJobs();
  const plans = createPlans({ jobs: opened.jobs, now: () => 7, place });
  await plans.save(draft);
  return { ...opened, place, plans };
}

describe('A plan', () => {
  it('gets the links of its jobs, with the alias that was asked for', async () => {
    const { jobs, plans, place, until } = await open();
    await jobs.add(jobOf('post', 'radio'));
    await until('finished');
    await plans.settle();
    expect(plans.get().items[0]?.links).toEqual({
      post: { id: 1, shorturl: 'http://go.test/post', asked: 'post' },
      radio: { id: 2, shorturl: 'http://go.test/radio', asked: 'radio' },
    });
    await plans.save({ ...draft, campaign: 'Other' });
    expect(place.stored[0]).toMatchObject({ campaign: 'Other', savedAt: 7 });
    expect(Object.keys(place.stored[0]?.links ?? {})).toEqual(['post', 'radio']);
  });

  it('gets them from jobs that ended while it was not written yet', async () => {
    const { jobs, plans, place, until } = await open();
    plans.close();
    const before = place.stored;
    await jobs.add(jobOf('post'));
    await until('finished');
    const later = createPlans({
      jobs,
      now: () => 8,
      place: { ...openPlace(), read: () => Promise.resolve(before) },
    });
    await later.settle();
    expect(Object.keys(later.get().items[0]?.links ?? {})).toEqual(['post']);
  });

  it('is sent once for each slot: what is on its way or made is left out of another job', async () => {
    const { jobs, service, until } = await open();
    const first = await jobs.add(jobOf('post', 'radio'));
    expect(await jobs.add(jobOf('radio', 'post'))).toBe(first);
    await until('finished');
    await jobs.add(jobOf('post', 'radio', 'poster'));
    await until('finished', 1);
    expect(service.asked.filter((each) => each === 'POST /api/url/add')).toHaveLength(3);
  });

  it('is merged with that of a copy: what was saved later stays, with the links of both', async () => {
    const { plans } = await open();
    const link = (id: number) => ({ id, shorturl: `https://go.test/${id}`, asked: '' });
    const copy = { ...draft, links: { post: link(1) } };
    expect(await plans.restore([{ ...copy, campaign: 'Older', savedAt: 1 }])).toBe(true);
    expect(plans.get().items).toMatchObject([{ campaign: 'Fair', links: { post: { id: 1 } } }]);
    const newer = { ...copy, campaign: 'Newer', savedAt: 9, links: { post: link(2), tv: link(3) } };
    await plans.restore([newer, { ...newer, id: 'other', savedAt: 8 }]);
    expect(plans.get().items).toMatchObject([
      { id: 'fair', campaign: 'Newer', links: { post: { id: 1 }, tv: { id: 3 } } },
      { id: 'other' },
    ]);
  });

  it('of a copy is refused where there is no room, and none here goes for it', async () => {
    const { plans } = await open();
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...draft,
      id: String(index),
      links: {},
      savedAt: 9,
    }));
    expect(await plans.restore(many)).toBe(false);
    expect(plans.get().items.map(({ id }) => id)).toEqual(['fair']);
  });

  it('that could be read only later joins those of now, and all are stored then', async () => {
    const { jobs, place } = await open();
    let answer = (): void => undefined;
    const unread = {
      ...openPlace(),
      isUnread: true,
      read: (onLate: (plans: readonly Plan[]) => void = () => undefined) => {
        answer = () => onLate(place.stored);
        return Promise.resolve(null);
      },
      write: (given: readonly Plan[]) =>
        unread.isUnread ? Promise.resolve(false) : place.write(given),
    };
    const plans = createPlans({ jobs, now: () => 8, place: unread });
    await plans.save({ ...draft, id: 'sale' });
    expect(plans.get()).toMatchObject({ isRead: true, isStored: false });
    unread.isUnread = false;
    answer();
    await eventually(() => expect(plans.get().isStored).toBe(true));
    expect(plans.get().items.map(({ id }) => id)).toEqual(['sale', 'fair']);
    expect(place.stored.map(({ id }) => id)).toEqual(['sale', 'fair']);
  });

  it('says where it is in memory alone, because nothing may be stored or the browser stores nothing', async () => {
    const { plans, jobs, place } = await open();
    expect(plans.get().isStored).toBe(true);
    const unstored = createPlans({ jobs, now: () => 7, place: undefined });
    await unstored.save(draft);
    expect(unstored.get().isStored).toBe(false);

    let isFull = true;
    const write = (given: readonly Plan[]) =>
      isFull ? Promise.resolve(false) : place.write(given);
    const later = createPlans({ jobs, now: () => 7, place: { ...place, write } });
    await later.save(draft);
    await eventually(() => expect(later.get().isStored).toBe(false));
    isFull = false;
    await later.save(draft);
    await eventually(() => expect(later.get().isStored).toBe(true));
  });

  it('is forgotten alone', async () => {
    const { plans, place } = await open();
    await plans.save({ ...draft, id: 'other' });
    await plans.remove('fair');
    expect(place.stored.map(({ id }) => id)).toEqual(['other']);
  });
});
