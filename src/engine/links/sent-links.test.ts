/**
 * Sent links: kept sealed and without passwords, read with the same key alone, the newest ones, and
 * gone with their account.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { NewLink } from '#contract/resources/links.ts';
import { StoredValues } from '#engine/storage/stored-values.ts';
import { deleteAccountDatabases } from '#local/account-data.ts';
import { createMemoryJobStore } from '#local/jobs/memory-job-store.ts';
import { derivedKey } from '#local/keys/text-cipher.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openJobs, windUntil } from '#testing/setups/open-jobs.ts';
import { eventually } from '#testing/time/eventually.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { createSentLinks, type SentLink } from './sent-links.ts';

const body: NewLink = {
  url: 'https://shop.example/launch',
  password: 'open-sesame',
  parameters: [{ name: 'utm_source', value: 'x' }],
};
const { password: _password, ...storedBody } = body;
const made = (id: number) => ({ id, shorturl: `https://go.test/${id}` });

interface Place {
  factory?: IDBFactory;
  key?: string;
  accountId?: string;
  most?: number;
}

function open({ factory = new IDBFactory(), key = 'ld_key', accountId = 'a1', most }: Place = {}) {
  let now = 0;
  const values = new StoredValues({ indexedDB: () => factory, crypto, accountId });
  const place = values.value<readonly SentLink[]>('sent', () =>
    derivedKey(crypto, key, accountId, 'sent'),
  );
  const sent = createSentLinks({ now: () => (now += 1) }, place, most);
  /** Resolves when all is stored. */
  const stored = async () => place.write(await sent.all());
  return { factory, values, sent, stored };
}

async function namesIn(factory: IDBFactory): Promise<(string | undefined)[]> {
  return (await factory.databases()).map(({ name }) => name);
}

describe('A link that was sent', () => {
  it('is read as it was sent but for its password, by the next engine with the same key alone', async () => {
    const { sent, factory, stored } = open();
    sent.keep(made(7), body);
    const asSent = { ...made(7), body: storedBody, sentAt: 1 };
    expect(await sent.read(7)).toEqual(asSent);
    await stored();
    expect(await open({ factory }).sent.read(7)).toEqual(asSent);
    expect(await sent.read(8)).toBeNull();
    expect(await open({ factory, key: 'ld_other' }).sent.read(7)).toBeNull();
  });

  it('stays stored with those before it where a lock follows at once', async () => {
    const { sent, factory, values, stored } = open();
    sent.keep(made(7), body);
    await stored();
    sent.keep(made(8), body);
    sent.close();
    values.close();
    await eventually(async () => {
      const ids = (await open({ factory }).sent.all()).map(({ id }) => id);
      expect(ids).toEqual([7, 8]);
    });
  });

  it('makes room for newer ones', async () => {
    const { sent } = open({ most: 2 });
    for (const id of [5, 3, 9]) sent.keep(made(id), body);
    expect((await sent.all()).map(({ id }) => id)).toEqual([3, 9]);
  });

  it('goes with its account, and a late write does not bring it back', async () => {
    const { sent, factory, values, stored } = open();
    sent.keep(made(7), body);
    await stored();
    expect(await namesIn(factory)).toEqual(['linkdeck.kept.a1']);
    sent.keep(made(8), body);
    sent.close();
    values.close();
    await deleteAccountDatabases(() => factory, 'a1');
    expect(await sent.read(8)).toBeNull();
    expect(await namesIn(factory)).toEqual([]);
  });

  it('is in memory alone where storage is blocked', async () => {
    const sent = createSentLinks({ now: () => 1 });
    sent.keep(made(7), body);
    expect(await sent.read(7)).toMatchObject(made(7));
  });
});

it('Every link that a job makes is kept, one whose reply was lost too, and none that was refused', async () => {
  const clock = createManualClock();
  const service = await createTestService({ now: clock.now });
  await service.addLink({ url: 'https://shop.example/old', custom: 'taken' });
  let calls = 0;
  const { jobs } = openJobs({
    service,
    clock,
    store: createMemoryJobStore(),
    through: (send) => async (request) => {
      const reply = await send(request);
      // The reply to the second link is lost on its way.
      if (request.method === 'POST' && ++calls === 2) throw new TypeError('network');
      return reply;
    },
  });
  const drafts = [
    { body },
    { body: { url: 'https://shop.example/2', custom: 'second', description: 'Two' } },
    { body: { url: 'https://shop.example/3', custom: 'taken' } },
  ];
  const id = await jobs.add({ kind: 'create', title: 'links.csv', drafts, trial: 0 });
  await windUntil(clock, () => jobs.get()[0]?.state === 'finished');
  const rows = await jobs.rows(id);
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'refused']);
  const sent = await Promise.all(rows.map(({ made: link }) => jobs.sentAs(link?.id ?? 0)));
  expect(sent.map((each) => each?.body ?? null)).toEqual([storedBody, drafts[1]?.body, null]);
  expect(await jobs.sentAs(1)).toBeNull();
});
