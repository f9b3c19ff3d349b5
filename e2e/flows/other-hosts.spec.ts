/** Other hosts: the dashboard in front of services with other names, other spellings and values that nobody foresaw. */
import { connect, expect, test } from '#e2e/support/fixtures.ts';
import { account, type RunningServer } from '#e2e/support/server.ts';
import { createNow, moreOptions, openSection } from '#e2e/support/wizard.ts';
import { type ChangeReply, startOtherHost } from './other-host.ts';

test.setTimeout(240_000);

type Json = Record<string, unknown>;

/** As hosts of this family answer: integer zeros, no next page, 403 for keys, and failures with the status of a success. */
const asOthers: ChangeReply = ({ status, body }) => {
  const data = body['data'];
  const isPage = typeof data === 'object' && data !== null && 'maxpage' in data;
  const spelled = body['error'] === '0' ? { ...body, error: 0 } : body;
  const paged = isPage ? { ...spelled, data: { ...data, nextpage: null } } : spelled;
  if (status === 401) return { status: 403, body: paged };
  return { status: status >= 400 ? 200 : status, body: paged };
};

type ServerWith = (...options: string[]) => Promise<RunningServer>;

async function startVendor(serverWith: ServerWith, change: ChangeReply, ...names: string[]) {
  const service = await serverWith('--rate-limit', '0', ...names);
  const { key } = (await account(
    service.data,
    'add',
    '--email',
    `host-${Date.now()}@shop.example`,
  )) as { key: string };
  const host = await startOtherHost(service.dashboard, change);
  const post = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const reply = await fetch(service.dashboard + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(200);
    return (await reply.json()) as Json;
  };
  return { service, key, host, post };
}

for (const set of [['--names', 'common'], []]) {
  const how =
    set.length === 0
      ? 'without --names, after the first reply that shows them'
      : 'with --names common';
  test(`In the names of vendors a link is charted, and a pixel and stores are sent, ${how}`, async ({
    page,
    serverWith,
    ownServer,
  }) => {
    const { service, key, host, post } = await startVendor(
      serverWith,
      asOthers,
      '--names',
      'common',
    );
    const alias = `seen-${Date.now()}`;
    await post('/api/url/add', { url: 'https://shop.example/', custom: alias, metatitle: 'Seen' });
    const relay = await ownServer(['--upstream', host.url, ...set]);
    await connect(page, relay.dashboard, key);
    for (const referer of [
      'https://www.facebook.com/',
      'https://t.co/',
      'https://www.google.com/',
    ]) {
      const headers = {
        referer,
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      };
      expect(
        (await fetch(`${service.links}/${alias}`, { headers, redirect: 'manual' })).status,
      ).toBe(302);
    }
    await page.getByRole('table', { name: 'Links' }).getByRole('link').first().click();
    await page.getByText('Networks', { exact: true }).click();
    for (const network of ['Facebook', 'X (Twitter)', 'Google'])
      await expect(page.getByText(network, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Network 1')).toHaveCount(0);

    await page.getByRole('link', { name: 'Pixels', exact: true }).click();
    await page.getByRole('button', { name: 'Add pixel' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add pixel' });
    await form.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: /^Google Analytics/ }).click();
    await form.getByLabel('Name').fill('Shop');
    await form.getByLabel('Tag', { exact: true }).fill('G-1');
    await form.getByRole('button', { name: 'Add pixel' }).click();
    await expect(page.getByRole('table', { name: 'Pixels' })).toContainText('Google Analytics');
    expect(host.got.at(-1)).toEqual({
      path: '/api/pixel/add',
      body: { type: 'gapixel', name: 'Shop', tag: 'G-1' },
    });

    await page.getByRole('button', { name: 'New link' }).first().click();
    await page.getByLabel('Destination', { exact: true }).fill('https://shop.example/app');
    await moreOptions(page);
    await openSection(page, 'App links');
    await page.getByLabel('App Store (iPhone and iPad)').fill('https://apps.example/a');
    await page.getByLabel('Google Play (Android)').fill('https://play.example/b');
    await expect(await createNow(page)).toBeVisible();
    expect(host.got.at(-1)?.body['deeplink']).toEqual({
      apple: 'https://apps.example/a',
      google: 'https://play.example/b',
    });
  });
}

test('A key that another host refuses with 403 is a refused key', async ({
  page,
  serverWith,
  ownServer,
}) => {
  const { host } = await startVendor(serverWith, asOthers);
  const relay = await ownServer(['--upstream', host.url]);
  await page.goto(relay.dashboard);
  await page.getByLabel('API key').fill('nobody');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This key didn’t work');
  await expect(alert).toContainText('status 403');
});

const inPage =
  (change: (data: Json) => Json): ChangeReply =>
  (reply, path) => {
    const { data } = reply.body;
    if (!path.startsWith('/api/urls') || typeof data !== 'object' || data === null) return reply;
    return { ...reply, body: { ...reply.body, data: change({ ...data }) } };
  };
const number = (name: string, value: unknown) =>
  inPage(({ [name]: _, ...data }) => (value === undefined ? data : { ...data, [name]: value }));
/** Changes the row in the middle. */
const field = (name: string, value: unknown) =>
  inPage((data) => {
    const rows = data['urls'] as Json[];
    const changed = value === undefined ? {} : { [name]: value };
    return {
      ...data,
      urls: rows.map(({ [name]: old, ...row }, index) =>
        index === 1 ? { ...row, ...changed } : { ...row, [name]: old },
      ),
    };
  });

const listChanges: Record<string, ChangeReply> = {
  'no numbers of the page': inPage(({ urls }) => ({ urls })),
  'no perpage': number('perpage', undefined),
  'no result': number('result', undefined),
  'result as text': number('result', '3'),
  'result null': number('result', null),
  'result 0': number('result', 0),
  'currentpage missing': number('currentpage', undefined),
  'nextpage as words': number('nextpage', 'none'),
  'maxpage true': number('maxpage', true),
  'maxpage 0': number('maxpage', 0),
  'perpage as a list': number('perpage', [15]),
  'rows as a map': inPage((data) => ({
    ...data,
    urls: Object.fromEntries((data['urls'] as Json[]).entries()),
  })),
  'a row null': inPage((data) => ({
    ...data,
    urls: (data['urls'] as unknown[]).map((row, index) => (index === 1 ? null : row)),
  })),
  'a row without id': field('id', undefined),
  'an id of words': field('id', 'twelve'),
  'a title null': field('title', null),
  'a title that is a list': field('title', ['x']),
  'clicks of words': field('clicks', 'many'),
  'clicks null': field('clicks', null),
  'a short URL missing': field('shorturl', undefined),
  'a destination that is a map': field('longurl', { a: 1 }),
  'a date that is a number': field('date', 7),
  'an alias that is a number': field('alias', 5),
};

test('The most harmful changes of a list leave the good rows in place', async ({
  page,
  serverWith,
  ownServer,
}) => {
  const { key, host, post } = await startVendor(serverWith, (reply) => reply);
  for (const name of ['first', 'second', 'third'])
    await post('/api/url/add', { url: `https://shop.example/${name}`, metatitle: `The ${name}` });
  const relay = await ownServer(['--upstream', host.url]);
  await connect(page, relay.dashboard, key);
  for (const [name, change] of Object.entries(listChanges)) {
    host.answer(change);
    await page.reload();
    for (const title of ['The first', 'The third'])
      await expect(page.getByText(title), `${title} with ${name}`).toBeVisible();
    await expect(page.getByRole('alert'), name).toHaveCount(0);
  }
});

const inDetail =
  (change: (body: Json) => Json): ChangeReply =>
  (reply, path) =>
    /^\/api\/url\/\d+$/.test(path) ? { ...reply, body: change(reply.body) } : reply;
const inPart = (part: 'details' | 'data', name: string, value: unknown) =>
  inDetail((body) => {
    const { [name]: _, ...rest } = body[part] as Json;
    return { ...body, [part]: value === undefined ? rest : { ...rest, [name]: value } };
  });

const detailChanges: Record<string, ChangeReply> = {
  'no id': inDetail(({ id: _, ...body }) => body),
  flat: inDetail(({ error, details, data }) => ({
    error,
    ...(details as Json),
    ...(data as Json),
  })),
  'all in data': inDetail(({ error, id, details, data }) => ({
    error,
    id,
    data: { ...(details as Json), ...(data as Json) },
  })),
  'details null': inDetail((body) => ({
    ...body,
    details: null,
    data: { ...(body['details'] as Json), ...(body['data'] as Json) },
  })),
  'networks of other names': inPart('data', 'socialCount', { mastodon: 3, bluesky: 2 }),
  'networks as an empty list': inPart('data', 'socialCount', []),
  'networks null': inPart('data', 'socialCount', null),
  'networks missing': inPart('data', 'socialCount', undefined),
  'countries as a text': inPart('data', 'topCountries', ''),
  'countries as a number of words': inPart('data', 'topCountries', 'many'),
  'browsers missing': inPart('data', 'topBrowsers', undefined),
  'systems with a count of words': inPart('data', 'topOs', { Linux: 'many', Mac: 3 }),
  'referrers as pairs': inPart('data', 'topReferrers', [['Direct', '4']]),
  'unique clicks null': inPart('data', 'uniqueClicks', null),
  'location as a list': inPart('details', 'location', []),
  'device as a text': inPart('details', 'device', ''),
  'a title null': inPart('details', 'title', null),
  'a destination missing': inPart('details', 'longurl', undefined),
  'an expiry of words': inPart('details', 'expiry', 'never'),
  'a date null': inPart('details', 'date', null),
  'a date that is a list': inPart('details', 'date', ['2026']),
};

test('The most harmful changes of a link leave its clicks in place', async ({
  page,
  serverWith,
  ownServer,
}) => {
  const { key, host, post } = await startVendor(serverWith, (reply) => reply);
  const { id } = await post('/api/url/add', {
    url: 'https://shop.example/one',
    metatitle: 'The one',
  });
  const relay = await ownServer(['--upstream', host.url]);
  await connect(page, relay.dashboard, key);
  await page.goto(`${relay.dashboard}/links/${String(id)}`);
  for (const [name, change] of Object.entries(detailChanges)) {
    host.answer(change);
    await page.reload();
    await expect(page.getByRole('region', { name: 'No clicks yet' }), name).toBeVisible();
    await expect(page.getByRole('alert'), name).toHaveCount(0);
  }
});
