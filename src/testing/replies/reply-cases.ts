/** Reply cases: real replies of the reference service to every endpoint, for good and bad requests. */

import type { EndpointCall } from '#client/response/reply-types.ts';
import { type EndpointName, endpoints } from '#contract/api.ts';
import { type ServiceNames, vocabularies } from '#contract/service-names.ts';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { partsOf, type ReplyParts } from '#testing/deviations/reply-parts.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';

/** A reply, and what was asked for it. */
export interface ReplyCase {
  says: string;
  question: EndpointCall;
  reply: ReplyParts;
}

/** The question that an endpoint is asked with this input. */
export function questionOf(name: EndpointName, input: Record<string, unknown> = {}): EndpointCall {
  const found = endpoints.find((row) => row.name === name);
  if (found === undefined) throw new Error(name);
  return { name, endpoint: found.endpoint, input };
}

interface Asked {
  path: string;
  body?: unknown;
  key?: string;
  from?: TestService;
}

interface ReplyCaseOptions {
  /** What requests and replies call networks, app stores and pixel types. */
  readonly names?: ServiceNames;
  /** Gets a copy of each request and of its reply. */
  readonly watch?: (request: Request, response: Response) => Promise<void>;
}

/** Asks for the replies in this order, as some are about what others made. The caller closes the store. */
export async function replyCases({
  names = vocabularies.neutral,
  watch,
}: ReplyCaseOptions = {}): Promise<{ service: TestService; cases: ReplyCase[] }> {
  const service = await createTestService({ rateLimit: 1000, names });
  const cases: ReplyCase[] = [];

  async function ask(
    says: string,
    question: EndpointCall,
    { path, body, key = service.key, from = service }: Asked,
  ) {
    const request = new Request(from.address + path, {
      method: question.endpoint.method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const copy = request.clone();
    const response = await from.fetch(request);
    await watch?.(copy, response.clone());
    cases.push({ says, question, reply: await partsOf(response) });
  }

  const say = (name: EndpointName, path: string, body?: unknown) =>
    ask(`${name} ${path}`, questionOf(name), { path, body });

  await askForLinks(service, ask);
  await addItems(service);
  await say('account.update', '/api/account/update', { email: 'ada@links.example' });

  for (const domain of ['https://go.shop.example', 'https://try.shop.example']) {
    await say('domains.create', '/api/domain/add', {
      domain,
      redirectroot: 'https://shop.example/',
    });
  }
  await say('domains.create', '/api/domain/add', { domain: 'ftp://shop.example' });
  await say('domains.list', '/api/domains?limit=1');
  await say('domains.update', '/api/domain/1/update', { redirect404: 'https://shop.example/404' });
  await say('domains.delete', '/api/domain/2/delete');

  await say('campaigns.create', '/api/campaign/add', {
    name: 'Spring',
    slug: 'spring',
    public: true,
  });
  await say('campaigns.create', '/api/campaign/add', { name: 'Autumn' });
  await say('campaigns.create', '/api/campaign/add', { name: 'Spring' });
  await say('campaigns.list', '/api/campaigns');
  await say('campaigns.assign', '/api/campaign/1/assign/1');
  await say('campaigns.assign', '/api/campaign/9/assign/1');
  await say('campaigns.update', '/api/campaign/2/update', { name: 'Winter' });
  await say('campaigns.delete', '/api/campaign/2/delete');

  await say('channels.create', '/api/channel/add', {
    name: 'Social',
    color: '#0ea5e9',
    starred: true,
  });
  await say('channels.create', '/api/channel/add', { name: 'Print' });
  await say('channels.list', '/api/channels');
  await say('channels.get', '/api/channel/1');
  for (const item of ['links/1', 'links/2', 'bio/1', 'qr/1']) {
    await say('channels.assign', `/api/channel/1/assign/${item}`);
  }
  await say('channels.get', '/api/channel/1?limit=2');
  await say('channels.update', '/api/channel/1/update', { name: 'Social media' });
  await say('channels.update', '/api/channel/9/update', { name: 'Nowhere' });
  await say('channels.delete', '/api/channel/2/delete');

  await say('pixels.list', '/api/pixels');
  await say('pixels.create', '/api/pixel/add', { type: names.forum, name: 'Shop', tag: 't-1' });
  await say('pixels.create', '/api/pixel/add', { type: names.forum, name: '', tag: '' });
  await say('pixels.list', '/api/pixels');
  await say('overlays.list', '/api/overlay');
  await say('splash.list', '/api/splash?limit=1');
  return { service, cases };
}

type Ask = (says: string, question: EndpointCall, asked: Asked) => Promise<void>;

async function askForLinks(service: TestService, ask: Ask): Promise<void> {
  const limited = await createTestService({ rateLimit: 1 });
  const empty = await createTestService();
  await service.addLinks(5);
  const targeted = await service.addLink({
    url: 'https://shop.example/t',
    custom: 'targeted',
    geotarget: [{ location: 'Germany', link: 'https://shop.example/de' }],
  });
  await service.store.visits.count([
    {
      linkId: targeted.id,
      visitor: visitorHash('v'),
      country: 'DE',
      referrer: 'Direct',
      browser: 'Firefox',
      os: 'Linux',
      network: null,
    },
  ]);
  const account = questionOf('account.get');
  const short = (name: string) => ({
    path: `/api/urls?short=${encodeURIComponent(`${service.linksUrl}/${name}`)}`,
  });
  const find = (name: string) => questionOf('links.find', { short: `${service.linksUrl}/${name}` });
  const list = questionOf('links.list');
  const create = questionOf('links.create');
  await ask('the account', account, { path: '/api/account' });
  await ask('the last request of a minute', account, {
    path: '/api/account',
    from: limited,
    key: limited.key,
  });
  await ask('the account, over the limit', account, {
    path: '/api/account',
    from: limited,
    key: limited.key,
  });
  await ask('a refused key', account, { path: '/api/account', key: 'ld_nobody' });
  await ask('the first page', list, { path: '/api/urls?limit=2' });
  await ask('a page in the middle', list, { path: '/api/urls?limit=2&page=2' });
  await ask('the last page', list, { path: '/api/urls?limit=2&page=3' });
  await ask('a page past the end', list, { path: '/api/urls?limit=2&page=9' });
  await ask('an empty list', list, { path: '/api/urls', from: empty, key: empty.key });
  await ask('a page that is no number', list, { path: '/api/urls?page=x' });
  await ask('a detail', questionOf('links.get', { id: 1 }), { path: '/api/url/1' });
  await ask('a detail with targeting', questionOf('links.get', { id: targeted.id }), {
    path: `/api/url/${targeted.id}`,
  });
  await ask('an unknown id', questionOf('links.get', { id: 999 }), { path: '/api/url/999' });
  await ask('a found link', find('link-2'), short('link-2'));
  await ask('no match', find('nothing'), short('nothing'));
  await ask('a made link', create, {
    path: '/api/url/add',
    body: { url: 'https://shop.example/new' },
  });
  await ask('a taken alias', create, {
    path: '/api/url/add',
    body: { url: 'https://shop.example/n', custom: 'link-1' },
  });
  await limited.store.close();
  await empty.store.close();
}

/** Records that the interface cannot make. */
async function addItems({ store, accountId }: TestService): Promise<void> {
  const row = { accountId, name: 'Launch', created: '2026-02-01 09:00:00' };
  await store.db
    .insertInto('overlay')
    .values({ ...row, type: 'message' })
    .execute();
  await store.db.insertInto('splash').values([row, row]).execute();
  await store.db
    .insertInto('bio')
    .values({ ...row, alias: 'about', links: '[]' })
    .execute();
  await store.db
    .insertInto('qr')
    .values({ ...row, alias: 'poster', url: 'https://shop.example/poster' })
    .execute();
}
