/** Tests of protected links: the password form, wrong and right passwords, and no way around them. */
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
  it.each(['GET', 'HEAD'])('asks for its password on %s and tells nothing of its destination', async (method) => {
    const answer = await testVisits(links).visit('/locked', { method });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<label for="password">');
    expect(answer.body).toContain('<form method="post">');
    expect(JSON.stringify(answer)).not.toContain('secret.example');
  });

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

  it('grants ten tries in ten minutes, even if all come at the same time', async () => {
    const { visit, clock } = testVisits(links);
    const answers = await Promise.all(Array.from({ length: 30 }, () => visit('/locked', wrong)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    const refused = await visit('/locked', right);
    expect([refused.status, refused.headers['Retry-After']]).toEqual([429, '600']);
    expect(refused.body).toContain('Try again in 10 minutes.');
    expect((await visit('/locked', { ...right, address: '203.0.113.8' })).status).toBe(303);
    clock.time += 10 * 60_000;
    expect((await visit('/locked', right)).status).toBe(303);
  });

  it('checks a few passwords at once and refuses what is too much, whatever addresses they come from', async () => {
    let checking = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const verifyPassword = async (text: string) => {
      checking += 1;
      most = Math.max(most, checking);
      await new Promise<void>((resolve) => finish.push(resolve));
      checking -= 1;
      return text === 'right';
    };
    const { visit } = testVisits(links, { verifyPassword });
    const address = (index: number) => `198.51.${Math.floor(index / 250).toString()}.${(index % 250).toString()}`;
    const guesses = Array.from({ length: 240 }, (_, index) => visit('/locked', { ...wrong, address: address(index) }));
    await Promise.resolve();
    const refused = await guesses[239];
    expect([refused?.status, refused?.headers['Retry-After']]).toEqual([429, '5']);
    for (let open = finish.shift(); open !== undefined; open = finish.shift()) {
      open();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect([most, statuses.filter((status) => status === 403).length]).toEqual([2, 22]);
    // A refused visitor has lost none of the ten attempts.
    for (let count = 0; count < 10; count += 1) {
      const answer = visit('/locked', { ...wrong, address: address(239) });
      await new Promise((resolve) => setImmediate(resolve));
      finish.shift()?.();
      expect((await answer).status).toBe(403);
    }
  });

  it('counts tries by the visitor and not by the browser that they claim to use', async () => {
    const { visit } = testVisits(links);
    for (let count = 0; count < 10; count += 1) {
      await visit('/locked', { ...wrong, headers: { 'user-agent': `Browser/${count.toString()}` } });
    }
    expect((await visit('/locked', wrong)).status).toBe(429);
  });

  it('forgets the tries of who knew the password, and counts each link by itself', async () => {
    const { visit } = testVisits({ ...links, other: { password: 'hashed x' } });
    for (let count = 0; count < 9; count += 1) await visit('/locked', wrong);
    expect((await visit('/locked', right)).status).toBe(303);
    for (let count = 0; count < 10; count += 1) expect((await visit('/locked', wrong)).status).toBe(403);
    expect((await visit('/other', form({ password: 'x' }))).status).toBe(303);
  });

  it('checks no password while attempts cannot be counted, so that guessing is never free', async () => {
    const checked: string[] = [];
    const windows = { take: () => Promise.reject(new Error('connection lost')), forget: () => Promise.resolve() };
    const verifyPassword = async (text: string) => {
      checked.push(text);
      return true;
    };
    const { visit, errors } = testVisits(links, { windows, verifyPassword });
    for (let count = 0; count < 3; count += 1) {
      const { status, headers, body } = await visit('/locked', right);
      expect([status, headers['Retry-After'], body.includes('secret.example')]).toEqual([503, '60', false]);
    }
    expect([checked, errors]).toEqual([[], ['Attempts at passwords cannot be counted at the moment.']]);
  });

  it('counts the page that the visitor came from, which the form has to remember', async () => {
    const { visit, counted, flush } = testVisits(links);
    const headers = { referer: 'https://T.co/abc?secret' };
    expect((await visit('/locked', { headers })).body).toContain('<input type="hidden" name="from" value="t.co">');
    const refused = await visit(
      '/locked',
      form({ password: 'no', from: 't.co' }, { headers: { referer: 'https://links.example/' } }),
    );
    expect(refused.body).toContain('name="from" value="t.co"');
    await visit(
      '/locked',
      form({ password: 'open sesame & "more"', from: 't.co' }, { headers: { referer: 'https://links.example/' } }),
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
    const { body } = await visit('/locked', form({ password: 'no', from: '"><script>alert(1)</script>' }));
    expect(body).not.toContain('<script>');
  });

  it('that has expired does not ask', async () => {
    const { visit } = testVisits({ locked: { ...links.locked, expiry: '2020-01-01 00:00:00' } });
    expect((await visit('/locked')).status).toBe(410);
    expect((await visit('/locked', right)).status).toBe(410);
  });
});
