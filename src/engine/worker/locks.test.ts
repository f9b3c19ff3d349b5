import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Session } from '#engine/tab/session.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { engineOf, openTab } from '#testing/setups/open-tab.ts';
import { settled } from '#testing/time/manual-clock.ts';

describe('A lock', () => {
  it('drops the key at once, ends what waits, and says why', async () => {
    const { session, restored, stored, credentials } = await openTab({
      fetch: (service) => withFault(service, faults.hanging, { only: 'links.list' }),
    });
    await session.connect(credentials);
    const engine = engineOf(session);
    const { ended } = session.state as { ended: AbortSignal };
    const waiting = expect(engine.call('links.list', {})).rejects.toMatchObject({
      kind: 'cancelled',
    });
    await settled();
    const locking = session.lock();
    expect(session.state.status).toBe('signed-out');
    expect(ended.aborted).toBe(true);
    expect(stored.size).toBe(0);
    await locking;
    await waiting;
    expect(session.state).toMatchObject({
      lockedBy: 'hand',
      accounts: [{ retention: 'session', state: 'locked' }],
    });
    await expect(engine.call('account.get', {})).rejects.toMatchObject({ kind: 'cancelled' });
    expect((await restored()).state).toMatchObject({ status: 'signed-out', accounts: [] });
  });

  it('leaves nothing that opens what a tab still holds', async () => {
    const { session, restored, stored, credentials } = await openTab();
    await session.connect(credentials);
    const held = new Map(stored);
    await session.lock();
    for (const [name, value] of held) stored.set(name, value);
    expect((await restored()).state.status).toBe('signed-out');
  });

  it.each([
    ['after a quarter of an hour in which nobody acts', 15 * 60_000 + 15_000, 'idle'],
    ['after a night of sleep, as soon as it is over', 9 * 3_600_000, 'idle'],
  ])('comes by itself %s', async (_, milliseconds, why) => {
    const { session, clock, credentials } = await openTab();
    await session.connect(credentials);
    await clock.advance(milliseconds);
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: why });
  });

  it('does not come while a user acts, until half a day has passed', async () => {
    const { session, clock, credentials } = await openTab();
    await session.connect(credentials);
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      await clock.advance(10 * 60_000);
      engineOf(session).touch();
    }
    expect(session.state.status).toBe('signed-in');
    await clock.advance(10 * 60_000);
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: 'time' });
  });

  it('is not put off by a user who comes back too late', async () => {
    const { session, clock, credentials, restored } = await openTab();
    await session.connect(credentials);
    // As a sleeping computer has it: the wall clock goes on, and no timer comes round.
    clock.sleep(16 * 60_000);
    engineOf(session).touch();
    await settled();
    expect(session.state).toMatchObject({ status: 'signed-out', lockedBy: 'idle' });
    expect((await restored()).state.status).toBe('signed-out');
  });

  it('is not put off by a clock that is set back, with or without a reload', async () => {
    const { session, clock, credentials, restored } = await openTab();
    const idle = async (watched: Session) => {
      watched.onVisible();
      await settled();
      clock.sleep(15 * 60_000);
      watched.onVisible();
      await settled();
      expect(watched.state).toMatchObject({ status: 'signed-out', lockedBy: 'idle' });
    };
    await session.connect(credentials);
    clock.sleep(-5 * 3_600_000);
    await idle(session);
    await session.connect(credentials);
    clock.sleep(-5 * 3_600_000);
    session.leave();
    const after = await restored();
    expect(after.state.status).toBe('signed-in');
    await idle(after);
  });

  it('is not put off by a reload either', async () => {
    const { session, clock, credentials, restored } = await openTab();
    await session.connect(credentials);
    session.leave();
    clock.sleep(16 * 60_000);
    const after = await restored();
    expect(after.state).toMatchObject({
      status: 'signed-out',
      lockedBy: 'idle',
      accounts: [{ state: 'locked' }],
    });
  });

  it('comes when a user wants it, where never was chosen', async () => {
    const { session, clock, credentials, restored } = await openTab();
    await session.chooseIdle(0);
    await session.connect(credentials);
    await clock.advance(11 * 3_600_000);
    expect(session.state.status).toBe('signed-in');
    expect((await restored()).state.idleMinutes).toBe(0);
  });
});

describe('An account on this device', () => {
  const passphrase = 'four quiet words here';

  async function remembered() {
    const tab = await openTab();
    await tab.session.connect({ ...tab.credentials, keep: 'device', passphrase });
    return tab;
  }

  it('is there after everything was closed, and its passphrase opens it without a request', async () => {
    const { stored, restored, service } = await remembered();
    stored.clear();
    service.asked.length = 0;
    const session = await restored();
    expect(session.state).toMatchObject({
      status: 'signed-out',
      accounts: [{ retention: 'device', state: 'locked', email: service.email }],
    });
    const [account] = session.state.accounts;
    await session.unlock(account!.accountId, passphrase);
    expect(session.state.status).toBe('signed-in');
    expect(service.asked).toEqual([]);
    await expect(engineOf(session).call('account.get', {})).resolves.toMatchObject({
      data: { email: service.email },
    });
  });

  it('says the same of every wrong passphrase, and makes each try wait longer', async () => {
    const { stored, restored, clock } = await remembered();
    stored.clear();
    const session = await restored();
    const { accountId } = session.state.accounts[0]!;
    const words = new Set<string>();
    for (const wrong of ['', 'four quiet words', `${passphrase} `]) {
      await session
        .unlock(accountId, wrong)
        .catch((problem: unknown) =>
          words.add(String(problem).replace(/(tryAgain|waitSeconds).*/, '')),
        );
    }
    expect([...words]).toEqual(['ApiError: passphraseWrong; ']);
    await expect(session.unlock(accountId, passphrase)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('seconds: 2'),
    });
    await clock.advance(2000);
    await session.unlock(accountId, passphrase);
    expect(session.state.status).toBe('signed-in');
  });

  it('wants a passphrase that is worth it, before anything is sent', async () => {
    const { session, credentials, service } = await openTab();
    await expect(
      session.connect({ ...credentials, keep: 'device', passphrase: 'short' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(service.asked).toEqual([]);
  });

  it('is gone for good when it is forgotten, with all that carries its name', async () => {
    const { session, stored, browser, restored } = await remembered();
    const { accountId } = engineOf(session);
    for (const name of [`linkdeck.jobs.${accountId}`, 'linkdeck.jobs.another-account']) {
      await new Promise<void>((resolve) => {
        const request = browser.open(name);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      });
    }
    await session.forget(accountId);
    expect(session.state).toMatchObject({ status: 'signed-out', accounts: [] });
    expect((await browser.databases()).map(({ name }) => name).sort()).toEqual([
      'linkdeck.jobs.another-account',
      'linkdeck.keys',
    ]);
    expect(stored.size).toBe(0);
    expect((await restored()).state.accounts).toEqual([]);
  });
});
