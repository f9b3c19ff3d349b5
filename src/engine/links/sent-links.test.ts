/**
 * Sent links: kept sealed and without passwords, read with the same key alone, the newest ones, and
 * gone with their account.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { NewLink } from '#contract/resources/links.ts';
import { deleteAccountDatabases } from '#local/account-data.ts';
import { createMemoryJobStore } from '#local/jobs/memory-job-store.ts';
import { createTextCipher } from '#local/keys/text-cipher.ts';
import { openSealedLinks } from '#local/sealed-links.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { openJobs, windUntil } from '#testing/setups/open-jobs.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { createSentLinks } from './sent-links.ts';

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
  const store = openSealedLinks('sent', () => factory, accountId, most);
  const sent = createSentLinks({
    store,
    seal: createTextCipher(crypto, key, accountId, 'sent'),
    clock: { now: () => (now += 1) },
  });
  return { factory, store, sent };
}

async function namesIn(factory: IDBFactory): Promise<(string | undefined)[]> {
  return (await factory.databases()).map(({ name }) => name);
}

describe('A link that was sent', () => {
  it('is read as it was sent but for its password, and by the next engine with the same key', async () => {
    const { sent, factory } = open();
    sent.keep(made(7), body);
    expect(await sent.read(7)).toEqual({ ...made(7), body: storedBody, sentAt: 1 });
    expect(await open({ factory }).sent.read(7)).toEqual({
      ...made(7),
      body: storedBody,
      sentAt: 1,
    });
    expect(await sent.read(8)).toBeNull();
  });

  it('lies on the disk in no clear text', async () => {
    const { sent, store } = open();
    sent.keep(made(7), body);
    await sent.read(7);
    expect(await store.read(7)).toMatch(/^[\w+/=]{16}\.[\w+/=]+$/);
  });

  it('opens with no other key, for no other account, and under no other id', async () => {
    const { sent, store, factory } = open();
    sent.keep(made(7), body);
    await sent.read(7);
    expect(await open({ factory, key: 'ld_other' }).sent.read(7)).toBeNull();
    const other = open({ factory, accountId: 'a2' });
    const sealed = (await store.read(7)) ?? '';
    await other.store.keep({ id: 7, sealed, at: 1 });
    expect(await other.sent.read(7)).toBeNull();
    await store.keep({ id: 8, sealed, at: 1 });
    expect(await sent.read(8)).toBeNull();
  });

  it('makes room for newer ones', async () => {
    for (const place of [
      open({ most: 2 }),
      { ...open(), store: openSealedLinks('sent', undefined, 'a1', 2) },
    ]) {
      const { store } = place;
      for (const id of [5, 3, 9]) await store.keep({ id, sealed: `s${id}`, at: 100 - id });
      const left = await Promise.all([5, 3, 9].map((id) => store.read(id)));
      expect(left.filter((each) => each !== undefined)).toHaveLength(2);
    }
  });

  it('goes with its account, and a late write does not bring it back', async () => {
    const { sent, factory } = open();
    sent.keep(made(7), body);
    await sent.read(7);
    expect(await namesIn(factory)).toEqual(['linkdeck.sent.a1']);
    sent.keep(made(8), body);
    sent.close();
    await deleteAccountDatabases(() => factory, 'a1');
    expect(await sent.read(8)).toBeNull();
    expect(await namesIn(factory)).toEqual([]);
  });

  it('costs nothing but its note where storage is blocked', async () => {
    const blocked = openSealedLinks(
      'sent',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      'a1',
    );
    const sent = createSentLinks({
      store: blocked,
      seal: createTextCipher(crypto, 'k', 'a1', 'sent'),
      clock: { now: () => 1 },
    });
    sent.keep(made(7), body);
    expect(await sent.read(7)).toBeNull();
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
