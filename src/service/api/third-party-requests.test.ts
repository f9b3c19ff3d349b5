/**
 * Tests of requests as other clients write them: every optional field as `""` and as null, on every
 * endpoint that has one.
 */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/api.ts';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

/**
 * Required fields alone; then the optional ones by name, with the fields of a nested object under
 * it.
 */
interface Written {
  readonly required: Readonly<Record<string, unknown>>;
  readonly optional: Readonly<Record<string, readonly string[]>>;
}

const redirects = { redirectroot: [], redirect404: [] };
const url = 'https://shop.example/';

const bodies: Readonly<Record<string, Written>> = {
  'POST /api/domain/add': { required: { domain: 'https://go.shop.example' }, optional: redirects },
  'PUT /api/domain/1/update': { required: {}, optional: redirects },
  'POST /api/campaign/add': { required: {}, optional: { name: [], slug: [], public: [] } },
  'PUT /api/campaign/1/update': {
    required: { name: 'Spring' },
    optional: { slug: [], public: [] },
  },
  'POST /api/channel/add': {
    required: { name: 'Shop' },
    optional: { description: [], color: [], starred: [] },
  },
  'PUT /api/channel/1/update': {
    required: {},
    optional: { name: [], description: [], color: [], starred: [] },
  },
  'PUT /api/account/update': {
    required: { email: 'new@shop.example' },
    optional: { password: [] },
  },
  'POST /api/url/add': {
    required: { url },
    optional: {
      custom: [],
      type: [],
      password: [],
      domain: [],
      expiry: [],
      geotarget: [],
      devicetarget: [],
      languagetarget: [],
      metatitle: [],
      metadescription: [],
      metaimage: [],
      description: [],
      pixels: [],
      channel: [],
      campaign: [],
      deeplink: ['auto', 'appstore_a', 'appstore_b'],
      status: [],
      parameters: [],
    },
  },
};

const lists = [
  'account',
  'channels',
  'campaigns',
  'domains',
  'overlay',
  'splash',
  'pixels',
  'urls',
  'channel/1',
];

/** An account with a record of each kind that a request can change, every field of which is set. */
async function openFilled(): Promise<ApiCaller> {
  const api = await openApi();
  await api.ok('POST /api/domain/add', {
    domain: 'https://a.example',
    redirectroot: url,
    redirect404: url,
  });
  await api.ok('POST /api/campaign/add', { name: 'Spring', slug: 'spring', public: true });
  await api.ok('POST /api/channel/add', {
    name: 'News',
    description: 'Weekly',
    color: '#0b6c68',
    starred: true,
  });
  await api.ok('POST /api/url/add', { url, custom: 'first', channel: 1, campaign: 1 });
  return api;
}

/**
 * The reply of a request, then all that the account holds; the aliases that are made by chance are
 * left out.
 */
async function outcome(target: string, body: object): Promise<string> {
  const api = await openFilled();
  try {
    const { status, body: reply } = await api.call(target, { body });
    const held = await Promise.all(
      lists.map(async (list) => (await api.call(`GET /api/${list}`)).body),
    );
    const stored = await api.store.db.selectFrom('link').selectAll().execute();
    const made = new Set(stored.map(({ alias }) => alias).filter((alias) => alias !== 'first'));
    const text = JSON.stringify({ status, reply, held, stored });
    return [...made].reduce((whole, alias) => whole.replaceAll(alias, 'ALIAS'), text);
  } finally {
    await api.store.close();
  }
}

test('Every optional field of every body is among the requests below', () => {
  const asked = new Map(
    endpoints.flatMap(({ endpoint: { method, path, body } }) => {
      const shape: Readonly<Record<string, unknown>> = body.shape;
      const optional = Object.entries(shape).filter(
        ([, field]) => field instanceof z.ZodMiniOptional,
      );
      const names = optional.map(([name]) => name);
      return names.length === 0 ? [] : [[`${method} ${path.replace(':id', '1')}`, names] as const];
    }),
  );
  // The document does not tell which of the two fields of an account is required; one of them has to
  // be sent.
  asked.set('PUT /api/account/update', ['password']);
  const written = new Map(
    Object.entries(bodies).map(
      ([target, { optional }]) => [target, Object.keys(optional)] as const,
    ),
  );
  expect(written).toEqual(asked);
});

test.each(Object.entries(bodies))(
  '%s takes "" and null for a field that is not set',
  async (target, { required, optional }) => {
    const absent = await outcome(target, required);
    expect(absent).toContain('"status":200');
    for (const empty of ['', null]) {
      const all = Object.keys(optional).map((name) => [name, empty] as const);
      expect(await outcome(target, { ...required, ...Object.fromEntries(all) })).toBe(absent);
      for (const [name, nested] of Object.entries(optional)) {
        expect(
          await outcome(target, { ...required, [name]: empty }),
          `${name}: ${JSON.stringify(empty)}`,
        ).toBe(absent);
        if (nested.length === 0) continue;
        const inner = Object.fromEntries(nested.map((part) => [part, empty]));
        expect(await outcome(target, { ...required, [name]: inner }), name).toBe(
          await outcome(target, { ...required, [name]: {} }),
        );
      }
    }
  },
);

test('A required field is asked for where it is empty', async () => {
  const api = await openFilled();
  expect(await api.refusal('POST /api/url/add', { url: '', custom: '' })).toMatch(/^400 url: /);
  expect(await api.refusal('PUT /api/campaign/1/update', { name: null })).toMatch(/^400 name: /);
  expect(await api.refusal('PUT /api/account/update', { email: '', password: null })).toMatch(
    /^400 /,
  );
  await api.store.close();
});

test.each(['domains', 'overlay', 'splash', 'campaigns', 'channels', 'channel/1', 'pixels', 'urls'])(
  'The list %s takes empty parameters for missing ones',
  async (list) => {
    const api = await openFilled();
    const empty = ['limit', 'page', 'order', 'q', 'short'].map((name) => `${name}=`).join('&');
    expect((await api.call(`GET /api/${list}?${empty}`)).body).toEqual(
      (await api.call(`GET /api/${list}`)).body,
    );
    await api.store.close();
  },
);
