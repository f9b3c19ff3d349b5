import { describe, expect, it, vi } from 'vitest';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { ParentKey } from './parent-key.ts';

type Answer = { token: string; expiresAt?: number; account?: string } | undefined;

function open(answers: (Answer | 'never')[], good = 'good') {
  const clock = createManualClock();
  const asked: { reason: string; attempt: number }[] = [];
  const sent: (string | null)[] = [];
  const onSwitch = vi.fn();
  const onDenied = vi.fn();
  const keys = new ParentKey({
    clock,
    onSwitch,
    onDenied,
    ask: (request, signal) => {
      asked.push(request);
      const answer = answers.shift();
      if (answer !== 'never') return Promise.resolve(answer);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    },
    fetch: async (request) => {
      sent.push(request.headers.get('Authorization'));
      await request.text();
      return new Response('{}', { status: sent.at(-1) === `Bearer ${good}` ? 200 : 401 });
    },
  });
  const request = () =>
    new Request('http://service.test/api/url/add', {
      method: 'POST',
      body: '{"url":"x"}',
      headers: { Authorization: 'Bearer stand-in' },
    });
  return { clock, asked, sent, keys, request, onSwitch, onDenied };
}

describe('A key that comes too late, or not at all', () => {
  it('three tries, after 0, 1 and 4 seconds, each with ten seconds to answer', async () => {
    const { clock, asked, keys, onDenied } = open(['never', 'never', 'never']);
    const obtained = keys.obtain('initial');
    await clock.advance(9_999);
    expect(asked).toHaveLength(1);
    await clock.advance(1001);
    expect(asked).toHaveLength(2);
    await clock.advance(14_000);
    expect(asked).toHaveLength(3);
    await clock.advance(10_000);
    expect(await obtained).toBe(false);
    expect(onDenied).toHaveBeenCalledOnce();
    expect(asked.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('the second try may succeed', async () => {
    const { clock, keys } = open([undefined, { token: 'good' }]);
    const obtained = keys.obtain('initial');
    await clock.advance(1000);
    expect(await obtained).toBe(true);
  });

  it('an answer after everything was forgotten is not kept', async () => {
    const { keys, request, sent, clock } = open(['never', { token: 'good' }]);
    const obtained = keys.obtain('initial');
    await settled();
    keys.clear();
    await clock.advance(60_000);
    expect(await obtained).toBe(false);
    await expect(keys.send(request())).rejects.toThrow('There is no key');
    await keys.obtain('switch');
    await keys.send(request());
    expect(sent).toEqual(['Bearer good']);
  });

  it('after everything was forgotten, an older question that ends does not make two of one', async () => {
    const { keys, asked, clock } = open(['never', 'never', { token: 'good' }]);
    const first = keys.obtain('initial');
    await settled();
    keys.clear();
    const second = keys.obtain('switch');
    const third = settled().then(() => keys.obtain('switch'));
    await first;
    await clock.advance(60_000);
    expect(await Promise.all([second, third])).toEqual([true, true]);
    expect(asked.map(({ reason, attempt }) => `${reason} ${attempt}`)).toEqual([
      'initial 1',
      'switch 1',
      'switch 2',
    ]);
  });

  it('a token that no header can carry counts as none, and is quoted nowhere', async () => {
    const { keys, request, clock } = open([{ token: 'a b\nc' }, { token: '\u{1F600}' }, undefined]);
    const sending = keys.send(request()).catch((error: unknown) => String(error));
    await clock.advance(60_000);
    expect(await sending).toBe('TypeError: There is no key');
  });
});

describe('A key that no longer holds', () => {
  it('is renewed once for all who were refused, and their requests are sent again with their bodies', async () => {
    const { keys, request, asked, sent } = open([{ token: 'old' }, { token: 'good' }]);
    const replies = await Promise.all([
      keys.send(request()),
      keys.send(request()),
      keys.send(request()),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked).toEqual([
      { reason: 'initial', attempt: 1 },
      { reason: 'rejected', attempt: 1 },
    ]);
    expect(sent.filter((key) => key === 'Bearer good')).toHaveLength(3);
  });

  it('stays refused where the page gives the same one again, and is not asked for in a circle', async () => {
    const { keys, request, asked, sent } = open([{ token: 'bad' }, { token: 'bad' }]);
    expect((await keys.send(request())).status).toBe(401);
    expect(asked).toHaveLength(2);
    expect(sent).toEqual(['Bearer bad']);
  });

  it('is renewed before it ends', async () => {
    const { keys, request, asked, clock } = open([
      { token: 'good', expiresAt: Date.UTC(2026, 2, 1, 12, 1) },
      { token: 'good' },
    ]);
    await keys.send(request());
    await clock.advance(56_000);
    await keys.send(request());
    expect(asked.map(({ reason }) => reason)).toEqual(['initial', 'expired']);
  });

  it.each(['rejected', 'expired'])(
    'never sends with the key of another account what the one before has asked for: %s',
    async (why) => {
      const other = { token: 'good', account: 'b' };
      const expiresAt = Date.UTC(2026, 2, 1, 12, 1);
      const { keys, request, sent, clock, onSwitch } = open([
        { token: why === 'expired' ? 'good' : 'old', account: 'a', expiresAt },
        other,
      ]);
      await keys.obtain('initial');
      if (why === 'expired') await clock.advance(60_000);
      const sending = [keys.send(request()), keys.send(request())];
      if (why === 'rejected')
        expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([401, 401]);
      else for (const each of sending) await expect(each).rejects.toThrow('There is no key');
      await expect(keys.send(request())).rejects.toThrow('There is no key');
      expect(sent).toEqual(why === 'rejected' ? ['Bearer old', 'Bearer old'] : []);
      expect(onSwitch).toHaveBeenCalledOnce();
      // The user who signs in after that is the other one.
      expect(await keys.obtain('retry')).toBe(true);
      expect((await keys.send(request())).status).toBe(200);
    },
  );

  it('makes way for another account, and each frame learns of it', async () => {
    const { keys, onSwitch } = open([
      { token: 'good', account: 'a' },
      { token: 'good', account: 'b' },
    ]);
    await keys.obtain('initial');
    await keys.obtain('switch');
    expect(onSwitch).toHaveBeenCalledOnce();
  });
});

it('A probe without a key gets none', async () => {
  const { keys, sent, asked } = open([{ token: 'good' }]);
  await keys.send(new Request('http://service.test/'));
  expect(sent).toEqual([null]);
  expect(asked).toEqual([]);
});
