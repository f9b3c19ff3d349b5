/**
 * Passwords of imported links: sealed in the store, sent with the request, and dropped when they
 * have served or are locked.
 */
import { sentence } from '#contract/message.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { openJobStore } from '#local/jobs/indexeddb-job-store.ts';
import type { JobPlan } from '#local/jobs/job-types.ts';
import { openTestJobs } from '#testing/setups/open-import-session.ts';
import { openJobs, windUntil } from '#testing/setups/open-jobs.ts';
import { eventually } from '#testing/time/eventually.ts';
import { settled } from '#testing/time/manual-clock.ts';

const secret = 'open-sesame';
const drafts = [
  { body: { url: 'https://shop.example/1', password: secret } },
  { body: { url: 'https://shop.example/2' } },
  { body: { url: 'https://shop.example/3', password: `${secret}-3` } },
];
/** It stops after the first row, so that the others wait in the store. */
const plan: JobPlan = { kind: 'create', title: 'links.csv', drafts, trial: 1 };

/** An import in a real database, with the bodies of all requests to make a link. */
async function openImport(factory = new IDBFactory()) {
  const bodies: string[] = [];
  const through = (send: SendRequest) => async (request: Request) => {
    bodies.push(await request.clone().text());
    return send(request);
  };
  const store = await openJobStore(() => factory, 'account');
  const opened = await openTestJobs({ store, through });
  const stored = async () => {
    const other = await openJobStore(() => factory, 'account');
    const rows = await Promise.all((await other.all()).map(({ id }) => other.rows(id)));
    other.close();
    return rows.flat();
  };
  /** The engine that comes after this one, in the same browser. */
  const next = async (key?: string) => {
    const { service, clock } = opened;
    const after = await openJobStore(() => factory, 'account');
    return openJobs({
      service,
      clock,
      store: after,
      through,
      key,
    });
  };
  return { ...opened, bodies, stored, next };
}

describe('The password of an imported link', () => {
  it('is sealed in the store, goes out with its request, and is gone from its row when the link is made', async () => {
    const { jobs, stored, until, bodies } = await openImport();
    await jobs.add(plan);
    expect(JSON.stringify(await stored())).not.toContain(secret);
    expect((await stored()).map(({ sealedPassword }) => sealedPassword !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    await until('paused');
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      url: 'https://shop.example/1',
      password: secret,
    });
    const rows = await stored();
    expect(rows.map(({ state, sealedPassword }) => [state, sealedPassword !== undefined])).toEqual([
      ['done', false],
      ['planned', false],
      ['planned', true],
    ]);
    expect(JSON.stringify(jobs.get())).not.toContain(secret);
    expect(JSON.stringify(await jobs.rows(rows[0]?.job ?? ''))).not.toContain('sealed');
  });

  it('outlasts a reload: the next engine with the same key sends it', async () => {
    const { jobs, until, close, next, clock, bodies } = await openImport();
    const id = await jobs.add(plan);
    await until('paused');
    close();
    await settled();
    const after = await next();
    await windUntil(clock, () => after.jobs.get().length > 0);
    await after.jobs.resume(id);
    await windUntil(clock, () => after.jobs.get()[0]?.state === 'finished');
    expect(after.jobs.get()[0]).toMatchObject({ done: 3, refused: 0 });
    expect(JSON.parse(bodies[2] ?? '')).toMatchObject({ password: `${secret}-3` });
  });

  it('is dropped by a lock: the row says so and makes no open link, and rows without one go on', async () => {
    const { jobs, until, close, next, clock, bodies, stored, service } = await openImport();
    const id = await jobs.add(plan);
    await until('paused');
    close('lock');
    await windUntil(clock, () => true);
    await settled();
    await eventually(async () => {
      const passwords = (await stored()).map(({ sealedPassword }) => sealedPassword);
      expect(passwords.filter((each) => each !== undefined)).toEqual([]);
    });
    const after = await next();
    await windUntil(clock, () => after.jobs.get().length > 0);
    await after.jobs.resume(id);
    await windUntil(clock, () => after.jobs.get()[0]?.state === 'finished');
    expect(after.jobs.get()[0]).toMatchObject({ done: 2, refused: 1 });
    expect((await after.jobs.rows(id))[2]?.problem).toEqual([sentence('passwordGone')]);
    expect(bodies).toHaveLength(2);
    const made = await service.store.db.selectFrom('link').select('url').execute();
    expect(made.map(({ url }) => url).sort()).toEqual([
      'https://shop.example/1',
      'https://shop.example/2',
    ]);
  });

  it('is dropped with a cancelled row', async () => {
    const { jobs, until, stored } = await openImport();
    const id = await jobs.add(plan);
    await until('paused');
    await jobs.cancel(id);
    expect((await stored()).map(({ state, sealedPassword }) => [state, sealedPassword])).toEqual([
      ['done', undefined],
      ['dropped', undefined],
      ['dropped', undefined],
    ]);
  });
});
