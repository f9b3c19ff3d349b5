import { ApiError } from '#client/errors/api-error.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { JobSummary } from '#engine/jobs/jobs.ts';
import type { HostState } from '#engine/rpc/protocol.ts';
import type { AccountLock } from '#engine/worker/accounts/account-lock.ts';
import { addAccount, addKey } from '#service/admin/accounts.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { windUntil } from '#testing/setups/open-jobs.ts';
import { eventually } from '#testing/time/eventually.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { EngineHost } from './engine-host.ts';

interface Given {
  accountLock?: AccountLock;
  keepsKeys?: boolean;
  isStorageBlocked?: boolean;
}

/**
 * One browser in front of a real service; each host in it begins again, as after everything was
 * closed.
 */
async function openBrowser() {
  const service = await createTestService();
  const factory = new IDBFactory();
  const clock = createManualClock();
  const openHost = ({ accountLock, keepsKeys = true, isStorageBlocked = false }: Given = {}) => {
    const gone = new Map<string, () => void>();
    const host = new EngineHost({
      origin: service.address,
      fetch: service.fetch,
      indexedDB: () => {
        if (isStorageBlocked) throw new DOMException('Blocked', 'SecurityError');
        return factory;
      },
      crypto,
      online: () => true,
      clock,
      keepsKeys,
      passphraseRounds: 1000,
      accountLock: accountLock ?? null,
      lock: 'host',
      whenGone: (lock, callback) => {
        gone.set(lock, callback);
        return () => gone.delete(lock);
      },
    });
    const tab = () => {
      const received: { states: HostState[]; held: string | null; jobs: readonly JobSummary[] } = {
        states: [],
        held: null,
        jobs: [],
      };
      const api = host.connectTab({
        state: (state) => void received.states.push(state),
        snapshot: (_, name, value) => {
          // A sound cast: what a member says has the type of that member.
          if (name === 'jobs') received.jobs = value as readonly JobSummary[];
        },
        storeSealed: (sealed) => (received.held = sealed),
      });
      return {
        api,
        received,
        states: () => received.states.at(-1)?.accounts.map(({ state }) => state),
        jobs: () => received.jobs,
      };
    };
    return { tab, gone };
  };
  const credentials = { serviceAddress: service.address, key: service.key };
  const bob = await addAccount(
    service.store,
    { email: 'bob@shop.example', username: 'bob', plan: 'pro' },
    Date.now(),
  );
  return {
    service,
    clock,
    openHost,
    credentials,
    others: { serviceAddress: service.address, key: bob.key },
  };
}

/**
 * An account lock where another host holds every account; it records each claim and can hand the
 * account over.
 */
function createBusyGuard() {
  const claims: Parameters<AccountLock['claim']>[1][] = [];
  const accountLock: AccountLock = {
    isFree: () => Promise.resolve(false),
    claim: (_, ends) => {
      claims.push(ends);
      return { release: () => undefined };
    },
  };
  return { accountLock, claims };
}

describe('A host that is locked while it opens what a tab holds', () => {
  it('opens none of the accounts that were left', async () => {
    const { openHost, credentials, others } = await openBrowser();
    const before = openHost().tab();
    await before.api.join('tab', null);
    await before.api.connect(credentials);
    await before.api.connect(others);
    const { accountLock, claims } = createBusyGuard();
    const after = openHost({ accountLock });
    const one = after.tab();
    const other = after.tab();
    const entering = one.api.join('one', before.received.held);
    await eventually(() => expect(claims).toHaveLength(1));
    await other.api.lock();
    const { accounts } = await entering;
    expect(claims).toHaveLength(1);
    expect(accounts.map(({ state }) => state)).toEqual(['locked']);
    expect(one.received.held).toBeNull();
  });
});

describe('A host that was locked', () => {
  it('opens nothing that a tab holds from another session', async () => {
    const { openHost, credentials } = await openBrowser();
    const before = openHost().tab();
    await before.api.join('tab', null);
    await before.api.connect(credentials);
    const after = openHost();
    const one = after.tab();
    const other = after.tab();
    await one.api.join('one', null);
    await one.api.lock();
    expect((await other.api.join('other', before.received.held)).accounts).toEqual([]);
    expect(other.received.held).toBeNull();
  });
});

describe('A host that keeps nothing', () => {
  it('opens nothing that another one has kept', async () => {
    const { openHost, credentials } = await openBrowser();
    const before = openHost().tab();
    await before.api.join('tab', null);
    await before.api.connect(credentials);
    const { api } = openHost({ keepsKeys: false }).tab();
    expect((await api.join(null, before.received.held)).accounts).toEqual([]);
  });
});

describe('A tab that is gone', () => {
  it('before it has come in gets nothing any more', async () => {
    const { openHost, credentials } = await openBrowser();
    const { tab, gone } = openHost();
    const crashed = tab();
    const other = tab();
    const entering = crashed.api.join('crashed', null);
    gone.get('crashed')?.();
    await entering;
    await other.api.join('other', null);
    await other.api.connect(credentials);
    expect(other.states()).toEqual(['open']);
    expect(crashed.received.states).toEqual([]);
  });
});

describe('What a tab holds', () => {
  it('stays there while storage cannot be read, and opens once it can', async () => {
    const { openHost, credentials } = await openBrowser();
    const before = openHost().tab();
    await before.api.join('tab', null);
    await before.api.connect(credentials);
    const { held } = before.received;
    expect(held).not.toBeNull();

    const blocked = openHost({ isStorageBlocked: true }).tab();
    blocked.received.held = held;
    expect((await blocked.api.join('tab', held)).accounts).toEqual([]);
    expect(blocked.received.held).toBe(held);

    const { accounts } = await openHost().tab().api.join('tab', held);
    expect(accounts).toMatchObject([{ state: 'open' }]);
  });

  it('goes where everything was locked, also while storage cannot be read', async () => {
    const { openHost, credentials } = await openBrowser();
    const { tab } = openHost({ isStorageBlocked: true });
    const first = tab();
    await first.api.join('first', null);
    await first.api.connect(credentials);
    await first.api.lock();
    const other = tab();
    other.received.held = 'of an earlier session';
    await other.api.join('other', other.received.held);
    expect(other.received.held).toBeNull();
  });
});

describe('The half day of an unlocked session', () => {
  it('begins again with the first key after all accounts were forgotten', async () => {
    const { openHost, credentials, clock } = await openBrowser();
    const { api } = openHost().tab();
    await api.join('tab', null);
    const first = await api.connect(credentials);
    if ('error' in first) throw ApiError.fromPlain(first.error);
    await api.forget(first.value.accountId);
    clock.sleep(13 * 3_600_000);
    const again = await api.connect(credentials);
    if ('error' in again) throw ApiError.fromPlain(again.error);
    expect(await api.attach(again.value.accountId)).not.toBeNull();
  });
});

describe('An account that another host has', () => {
  it('is opened with the key that was given last', async () => {
    const { openHost, credentials, service } = await openBrowser();
    const { accountLock, claims } = createBusyGuard();
    const { api } = openHost({ accountLock }).tab();
    await api.join('tab', null);
    const connecting = api.connect(credentials);
    await eventually(() => expect(claims).toHaveLength(1));
    const next = await addKey(service.store, { email: service.email }, Date.now());
    const connectingAgain = api.connect({ ...credentials, key: next.key });
    await service.store.db
      .updateTable('apiKey')
      .set({ revoked: '2026-01-01 00:00:00' })
      .where('id', '=', 1)
      .execute();
    claims[0]?.held();
    await connecting;
    const given = await connectingAgain;
    if ('error' in given) throw ApiError.fromPlain(given.error);
    await api.attach(given.value.accountId);
    expect(await api.call(1, { name: 'links.list', input: {} })).toHaveProperty('value');
  });
});

describe('A key that was remembered on this device', () => {
  it('is forgotten there when a user signs in until Linkdeck is closed', async () => {
    const { openHost, credentials } = await openBrowser();
    const { api } = openHost().tab();
    await api.join('tab', null);
    await api.connect({ ...credentials, keep: 'device', passphrase: 'four quiet words here' });
    expect((await openHost().tab().api.join('later', null)).accounts).toMatchObject([
      { retention: 'device', state: 'locked' },
    ]);
    await api.connect({ ...credentials, keep: 'session' });
    expect((await openHost().tab().api.join('later', null)).accounts).toEqual([]);
  });
});

describe('A key that the service refused', () => {
  it('to bulk work is marked, and that work goes on when the same key is given again', async () => {
    const { openHost, credentials, service, clock } = await openBrowser();
    const { api, received, states, jobs } = openHost().tab();
    await api.join('tab', null);
    const given = await api.connect(credentials);
    if ('error' in given) throw ApiError.fromPlain(given.error);
    await api.attach(given.value.accountId);
    await service.store.db
      .updateTable('apiKey')
      .set({ revoked: '2026-01-01 00:00:00' })
      .where('id', '=', 1)
      .execute();
    await api.invoke('jobs', 'add', [
      {
        kind: 'create',
        title: 'One',
        trial: 0,
        drafts: [{ body: { url: 'https://shop.example/' } }],
      },
    ]);
    await windUntil(clock, () => jobs()[0]?.state === 'paused');
    expect(received.states.at(-1)?.accounts).toMatchObject([{ state: 'open', refused: true }]);
    await service.store.db
      .updateTable('apiKey')
      .set({ revoked: null })
      .where('id', '=', 1)
      .execute();
    await api.connect(credentials);
    await windUntil(clock, () => jobs()[0]?.state === 'finished');
    expect(jobs()).toMatchObject([{ done: 1 }]);
    expect(states()).toEqual(['open']);
  });
});
