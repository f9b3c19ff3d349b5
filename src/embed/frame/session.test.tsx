import { afterEach, describe, expect, it } from 'vitest';
import { createBackend, type DocumentedRequest } from '#embed/backend/backend.ts';
import { openEmbedded } from '#testing/setups/open-embedded.ts';
import { eventually } from '#testing/time/eventually.ts';
import { reportSession } from './report-events.ts';
import { createFrameSession } from './session.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** The session of a frame in a page that has chosen these options, of a dashboard at this path. */
async function openFrame(answer: Parameters<typeof openEmbedded>[0], options: object, path = '') {
  const embedded = await openEmbedded(answer);
  closings.push(embedded.close);
  embedded.say('init', options);
  const { page, worker, where } = embedded;
  const dashboardUrl = where.dashboardUrl + path;
  const frame = createFrameSession(await page.initialized, page, worker, {
    ...where,
    dashboardUrl,
  });
  await frame.session.restore();
  return { ...embedded, ...frame };
}

/** A page whose backend has the key. */
const withBackend = async (path = '', allow?: readonly DocumentedRequest[]) => {
  const backend: { send?: ReturnType<typeof createBackend> } = {};
  const frame = await openFrame(
    async ({ t, d }) => {
      const reply = t === 'api.request' ? await backend.send?.(d) : undefined;
      return ['api.response', { headers: {}, ...reply }];
    },
    { credentials: 'transport' },
    path,
  );
  const { service } = frame;
  backend.send = createBackend({
    service: service.address,
    key: service.key,
    allow,
    fetch: (url, init) => service.fetch(new Request(url, init)),
  });
  return frame;
};

it('A forgotten account leaves nothing that screens have stored for it; data without an account stays @core', async () => {
  const { session, signIn, forget } = await withBackend();
  await signIn?.();
  const accountId = session.state.engine?.accountId ?? '';
  expect(accountId).toMatch(/^[\da-f]{32}$/);
  localStorage.setItem(`linkdeck.some.${accountId}`, 'seen');
  sessionStorage.setItem(`linkdeck.other.${accountId}`, 'seen');
  localStorage.setItem('linkdeck.nobody', 'stays');
  forget();
  await eventually(() =>
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([
      'linkdeck.nobody',
    ]),
  );
  await eventually(() => expect(session.state.status).toBe('signed-out'));
});

it('The backend says by the first reply which requests it passes on, before the sign-in is over', async () => {
  const allow = ['account.get', 'links.list'] as const;
  const { signIn, allowed } = await withBackend('', allow);
  expect(allowed.get()).toBeNull();
  await signIn?.();
  expect(allowed.get()).toEqual(allow);
});

it.each([undefined, '', 'links.list', 'ok'])(
  'A backend that says nothing of it, or something else, hides no screen: %j',
  async (names) => {
    const { signIn, allowed } = await openFrame(
      ({ t }) => {
        const body = JSON.stringify({ error: 0, data: { id: 1, email: 'ada@shop.example' } });
        const headers = names === undefined ? {} : { 'linkdeck-allow': names };
        return t === 'api.request' ? ['api.response', { status: 200, headers, body }] : undefined;
      },
      { credentials: 'transport' },
    );
    await signIn?.();
    expect(allowed.get()).toBeNull();
  },
);

it('Below the path of a dashboard the page is still asked for documented paths', async () => {
  const { session, signIn, service, messages } = await withBackend('/tools/deck');
  await signIn?.();
  expect(session.state.engine?.serviceAddress).toBe(`${service.address}/tools/deck`);
  expect(messages.find(({ t }) => t === 'api.request')?.d).toMatchObject({ path: '/api/account' });
});

it('A reply of the page that is too large ends the sign-in, which says so', async () => {
  const { signIn, messages } = await openFrame(
    ({ t }) =>
      t === 'api.request'
        ? ['api.response', { status: 200, headers: {}, body: 'x'.repeat(2_200_000) }]
        : undefined,
    { credentials: 'transport' },
  );
  await expect(signIn?.()).rejects.toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('longReply'),
  });
  await eventually(() => expect(messages.map(({ d }) => d['code'])).toContain('too_large'));
});

describe('A key that the page hands over', () => {
  const handOver: Parameters<typeof openEmbedded>[0] = ({ t }, key) =>
    t === 'auth.request' ? ['auth.provide', { token: key }] : undefined;

  it('signs in and is sent by the worker, while nothing of it reaches the frame @core', async () => {
    const { session, signIn, service, keysSent, relayed, messages } = await openFrame(handOver, {
      credentials: 'callback',
    });
    await signIn?.();
    expect(session.state.status).toBe('signed-in');
    expect(await session.state.engine?.call('account.get', {})).toMatchObject({
      data: { email: service.email },
    });
    expect(new Set(keysSent)).toEqual(new Set([`Bearer ${service.key}`]));
    expect(messages.filter(({ t }) => t === 'auth.request')).toHaveLength(1);
    // What the page has said before and after it came, and the key did not.
    expect(relayed.length).toBeGreaterThan(0);
    expect(JSON.stringify(relayed)).not.toContain(service.key);
    expect(JSON.stringify(session.state)).not.toContain(service.key);
  });

  it('is asked for again after it was forgotten, and nothing is sent in between', async () => {
    const { session, signIn, forget, keysSent, messages } = await openFrame(handOver, {
      credentials: 'callback',
    });
    await signIn?.();
    const sent = keysSent.length;
    forget();
    await eventually(() => expect(session.state.status).toBe('signed-out'));
    expect(keysSent).toHaveLength(sent);
    await signIn?.();
    expect(session.state.status).toBe('signed-in');
    expect(messages.filter(({ t }) => t === 'auth.request').map(({ d }) => d['reason'])).toEqual([
      'initial',
      'switch',
    ]);
  });

  it('of another account makes the frame forget the one before @core', async () => {
    const accounts = ['a', 'b'];
    const expiresAt = Date.UTC(2026, 2, 1, 12, 1);
    const { session, signIn, clock } = await openFrame(
      ({ t }, key) =>
        t === 'auth.request'
          ? ['auth.provide', { token: key, account: accounts.shift(), expiresAt }]
          : undefined,
      { credentials: 'callback' },
    );
    await signIn?.();
    const { engine } = session.state;
    await clock.advance(60_000);
    await expect(engine?.call('account.get', {})).rejects.toMatchObject({
      kind: expect.any(String),
    });
    await eventually(() => expect(session.state.status).toBe('signed-out'));
  });

  it('that does not come in three tries is reported to the page, and to the user', async () => {
    const { signIn, clock, messages } = await openFrame(
      ({ t }) => (t === 'auth.request' ? ['auth.deny', {}] : undefined),
      {
        credentials: 'callback',
      },
    );
    const signingIn = signIn?.().catch((problem: unknown) => String(problem));
    await eventually(async () => {
      await clock.advance(1000);
      expect(messages.map(({ d }) => d['code'])).toContain('auth_failed');
    });
    expect(await signingIn).toContain('gave no key');
    expect(messages.filter(({ t }) => t === 'auth.request')).toHaveLength(3);
  });
});

it('A page that grants 20 requests a minute hears how many of these 20 are left @core', async () => {
  const { messages, signIn, session, page } = await openFrame(
    ({ t }, key) => (t === 'auth.request' ? ['auth.provide', { token: key }] : undefined),
    { credentials: 'callback', maxRpm: 20 },
  );
  const stop = reportSession(session, page.send);
  await signIn?.();
  await session.state.engine?.call('account.get', {});
  await eventually(() =>
    expect(messages.findLast(({ t }) => t === 'budget')?.d).toMatchObject({
      limit: 20,
      remaining: 18,
    }),
  );
  stop();
});

it.each([0, 601, NaN, '20', {}])(
  'Work begins where a page asks for %j requests a minute, and it hears that this is not followed',
  async (maxRpm) => {
    const { messages, signIn, session } = await openFrame(
      ({ t }, key) => (t === 'auth.request' ? ['auth.provide', { token: key }] : undefined),
      { credentials: 'callback', maxRpm },
    );
    await signIn?.();
    expect(session.state.status).toBe('signed-in');
    const refused = messages.find(({ t }) => t === 'error');
    expect(refused?.d).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('maxRpm'),
    });
  },
);
