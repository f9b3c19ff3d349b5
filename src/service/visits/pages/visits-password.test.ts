/**
 * Tests of protected links: the password form, wrong and right passwords, and no way around them.
 */
import { describe, expect, it } from 'vitest';
import { type TestRequest, testVisits } from '#testing/service/test-visits.ts';

const links = {
  locked: {
    url: 'https://secret.example/',
    password: 'hashed open sesame & "more"',
    geotarget: '[{"location":"DE","link":"https://secret.example/de"}]',
  },
};

function form(fields: Record<string, string>, more: TestRequest = {}): TestRequest {
  return { method: 'POST', body: new URLSearchParams(fields).toString(), ...more };
}

const right = form({ password: 'open sesame & "more"' });
const wrong = form({ password: 'xyzzy <b>' });

describe('a protected link', () => {
  it.each(['GET', 'HEAD'])(
    'asks for its password on %s and tells nothing of its destination',
    async (method) => {
      const answer = await testVisits(links).visit('/locked', { method });
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('<label for="password">');
      expect(answer.body).toContain('<form method="post">');
      expect(JSON.stringify(answer)).not.toContain('secret.example');
    },
  );

  it('leads on with the right password, by the rules for this visitor, and counts only then', async () => {
    const { visit, counted, flush } = testVisits(links, { countryHeader: 'x-country' });
    await visit('/locked');
    await visit('/locked', wrong);
    await flush();
    expect(counted).toEqual([]);
    const answer = await visit('/locked', { ...right, headers: { 'x-country': 'DE' } });
    expect([answer.status, answer.headers['Location']]).toEqual([303, 'https://secret.example/de']);
    expect(answer.headers['Cache-Control']).toBe('no-store');
    await flush();
    expect(counted).toHaveLength(1);
  });

  it('says at the field that a password is wrong or missing, and shows it to nobody', async () => {
    const { visit } = testVisits(links);
    const refused = await visit('/locked', wrong);
    expect(refused.status).toBe(403);
    expect(refused.body).toContain('aria-invalid="true" aria-describedby="error"');
    expect(refused.body).toContain('Wrong password.');
    expect(refused.body).not.toContain('xyzzy');
    for (const body of ['', 'password=', 'nonsense', '%%%', '{"password":"x"}']) {
      expect((await visit('/locked', { method: 'POST', body })).status).toBe(400);
    }
    expect((await visit('/locked', { method: 'POST' })).status).toBe(400);
  });

  it('grants ten tries in ten minutes, however many come at the same time', async () => {
    const { visit, clock } = testVisits(links);
    const checked: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => visit('/locked', wrong)));
      checked.push(answers.filter(({ status }) => status === 403).length);
    }
    expect(checked).toEqual([2, 2, 2, 2, 2, 0, 0, 0]);
    const refused = await visit('/locked', right);
    expect([refused.status, refused.headers['Retry-After']]).toEqual([429, '600']);
    expect(refused.body).toContain('Try again in 10 minutes.');
    expect((await visit('/locked', { ...right, ip: '203.0.113.8' })).status).toBe(303);
    // Nor does it tell whether a guess is the password, now that this is known without a check.
    expect((await visit('/locked', right)).status).toBe(429);
    clock.time += 10 * 60_000;
    expect((await visit('/locked', right)).status).toBe(303);
  });

  it('answers refusals late, and others do not wait for that', async () => {
    const waiting: (() => void)[] = [];
    const { visit } = testVisits(links, {
      delayRefusal: () => new Promise((resolve) => waiting.push(resolve)),
    });
    for (let count = 0; count < 10; count += 1) await visit('/locked', wrong);
    expect(waiting).toHaveLength(0);
    let isAnswered = false;
    const refused = visit('/locked', wrong).finally(() => (isAnswered = true));
    expect((await visit('/locked', { ...right, ip: '203.0.113.8' })).status).toBe(303);
    expect([waiting.length, isAnswered]).toEqual([1, false]);
    waiting[0]?.();
    expect((await refused).status).toBe(429);
  });

  /**
   * Visits whose checks end one by one, when `finishAll` lets them; `most` were under way at once.
   */
  function slowChecks(more: Record<string, { password: string }> = {}) {
    const finish: (() => void)[] = [];
    const seen = { checking: 0, most: 0, texts: [] as string[] };
    const verifyPassword = async (text: string) => {
      seen.checking += 1;
      seen.most = Math.max(seen.most, seen.checking);
      seen.texts.push(text);
      await new Promise<void>((resolve) => finish.push(resolve));
      seen.checking -= 1;
      return text === 'right';
    };
    const { visit } = testVisits({ ...links, ...more }, { verifyPassword });
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const finishOne = async (): Promise<boolean> => {
      await turn();
      const next = finish.shift();
      next?.();
      await turn();
      return next !== undefined;
    };
    const finishAll = async (): Promise<void> => {
      while (await finishOne());
    };
    return { visit, seen, finishOne, finishAll };
  }

  const ipOf = (index: number) =>
    `198.51.${Math.floor(index / 250).toString()}.${(index % 250).toString()}`;

  it('checks a few passwords at once and refuses what is too much, whatever addresses they come from', async () => {
    const { visit, seen, finishOne, finishAll } = slowChecks({ other: { password: 'x' } });
    const guess = (path: string, index: number) => visit(path, { ...wrong, ip: ipOf(index) });
    const guesses = Array.from({ length: 240 }, (_, index) => guess('/locked', index));
    const refused = await guesses[239];
    expect([refused?.status, refused?.headers['Retry-After']]).toEqual([429, '5']);
    // One link does not fill the line of all.
    const others = Array.from({ length: 20 }, (_, index) => guess('/other', 300 + index));
    await finishAll();
    const count = async (answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).filter(({ status }) => status === 403).length;
    expect([seen.most, await count(guesses), await count(others)]).toEqual([2, 12, 10]);
    // A refused visitor has lost none of the ten attempts.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const answer = guess('/locked', 239);
      await finishOne();
      expect((await answer).status).toBe(403);
    }
  });

  it('checks one password of an address at a time, and lets the one go first who was checked least', async () => {
    const { visit, seen, finishOne, finishAll } = slowChecks();
    const guess = (password: string, from: number) =>
      visit('/locked', form({ password }, { ip: ipOf(from) }));
    // Two addresses that were checked before, and are checked and wait again.
    for (const from of [1, 2]) {
      const before = guess('before', from);
      await finishOne();
      await before;
    }
    seen.texts.length = 0;
    const answers = [1, 2].flatMap((from) => [
      guess(`first of ${from}`, from),
      guess(`second of ${from}`, from),
      guess(`third of ${from}`, from),
    ]);
    expect([(await answers[2])?.status, (await answers[5])?.status]).toEqual([429, 429]);
    answers.push(guess('right', 3));
    await finishAll();
    expect(seen.texts).toEqual(['first of 1', 'first of 2', 'right', 'second of 1', 'second of 2']);
    expect((await answers[6])?.status).toBe(303);
  });

  it('keeps a place for who was not checked yet where the line is full of others', async () => {
    const { visit, finishOne, finishAll } = slowChecks();
    const guess = (password: string, from: number) =>
      visit('/locked', form({ password }, { ip: ipOf(from) }));
    for (let from = 0; from < 12; from += 1) {
      const before = guess('before', from);
      await finishOne();
      await before;
    }
    const again = Array.from({ length: 12 }, (_, from) => guess('again', from));
    const stranger = guess('right', 100);
    await finishAll();
    expect((await stranger).status).toBe(303);
    const statuses = (await Promise.all(again)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('knows a right password for five minutes without a check, of that link alone', async () => {
    const checked: string[] = [];
    const verifyPassword = async (text: string, stored: string) => {
      checked.push(stored);
      return `hashed ${text}` === stored;
    };
    const { visit, clock } = testVisits(
      { ...links, other: { password: links.locked.password } },
      { verifyPassword },
    );
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push((await visit('/locked', { ...right, ip: ipOf(index) })).status);
    expect([new Set(statuses), checked.length]).toEqual([new Set([303]), 1]);
    expect((await visit('/other', right)).status).toBe(303);
    expect(checked).toHaveLength(2);
    clock.time += 5 * 60_000;
    expect((await visit('/locked', right)).status).toBe(303);
    expect(checked).toHaveLength(3);
  });

  it('checks sixty passwords of one address in ten minutes, right ones and those of many links too', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 70 }, (_, index) => [`link-${index}`, { password: 'hashed x' }]),
    );
    const { visit } = testVisits(many);
    const open = (index: number, from = '203.0.113.7') =>
      visit(`/link-${index}`, form({ password: 'x' }, { ip: from }));
    const statuses: number[] = [];
    for (let index = 0; index < 70; index += 1) statuses.push((await open(index)).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await open(0)).status).toBe(303);
    expect((await open(69, '203.0.113.8')).status).toBe(303);
  });

  it('counts tries by the visitor and not by the browser that they claim to use', async () => {
    const { visit } = testVisits(links);
    for (let count = 0; count < 10; count += 1) {
      await visit('/locked', {
        ...wrong,
        headers: { 'user-agent': `Browser/${count.toString()}` },
      });
    }
    expect((await visit('/locked', wrong)).status).toBe(429);
  });

  it('forgets the tries of who knew the password, and counts each link by itself', async () => {
    const { visit } = testVisits({ ...links, other: { password: 'hashed x' } });
    for (let count = 0; count < 9; count += 1) await visit('/locked', wrong);
    expect((await visit('/locked', right)).status).toBe(303);
    for (let count = 0; count < 10; count += 1)
      expect((await visit('/locked', wrong)).status).toBe(403);
    expect((await visit('/other', form({ password: 'x' }))).status).toBe(303);
  });

  it('checks no password while attempts cannot be counted, so that guessing is never free', async () => {
    const checked: string[] = [];
    const windows = {
      take: () => Promise.reject(new Error('connection lost')),
      forget: () => Promise.resolve(),
      clean: () => Promise.resolve(),
    };
    const verifyPassword = async (text: string) => {
      checked.push(text);
      return true;
    };
    const { visit, errors } = testVisits(links, { windows, verifyPassword });
    for (let count = 0; count < 3; count += 1) {
      const { status, headers, body } = await visit('/locked', right);
      expect([status, headers['Retry-After'], body.includes('secret.example')]).toEqual([
        503,
        '60',
        false,
      ]);
    }
    expect([checked, errors]).toEqual([
      [],
      ['Attempts at passwords cannot be counted at the moment.'],
    ]);
  });

  it('counts the page that the visitor came from, which the form has to remember', async () => {
    const { visit, counted, flush } = testVisits(links);
    const headers = { referer: 'https://T.co/abc?secret' };
    expect((await visit('/locked', { headers })).body).toContain(
      '<input type="hidden" name="from" value="t.co">',
    );
    const refused = await visit(
      '/locked',
      form({ password: 'no', from: 't.co' }, { headers: { referer: 'https://links.example/' } }),
    );
    expect(refused.body).toContain('name="from" value="t.co"');
    await visit(
      '/locked',
      form(
        { password: 'open sesame & "more"', from: 't.co' },
        { headers: { referer: 'https://links.example/' } },
      ),
    );
    await visit('/locked', right);
    await flush();
    expect(counted.map(({ referrer, network }) => [referrer, network])).toEqual([
      ['t.co', 'network2'],
      ['Direct', null],
    ]);
  });

  it('puts nothing on its page that was sent as the page the visitor came from but is no host', async () => {
    const { visit } = testVisits(links);
    const { body } = await visit(
      '/locked',
      form({ password: 'no', from: '"><script>alert(1)</script>' }),
    );
    expect(body).not.toContain('<script>');
  });

  it('that has expired does not ask', async () => {
    const { visit } = testVisits({ locked: { ...links.locked, expiry: '2020-01-01 00:00:00' } });
    expect((await visit('/locked')).status).toBe(410);
    expect((await visit('/locked', right)).status).toBe(410);
  });
});
