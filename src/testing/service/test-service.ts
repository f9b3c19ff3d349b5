/** Service in a page test: the real one on a store in memory, with one account. */
import type { SendRequest } from '#client/http/request.ts';
import { limitHeaders } from '#contract/protocol/limit.ts';
import type { NamedLink } from '#contract/resources/links.ts';
import type { ServiceNames } from '#contract/service-names.ts';
import { addAccount } from '#service/admin/accounts.ts';
import { createService } from '#service/service.ts';
import type { Store } from '#service/store/store.ts';
import { leftoverWork } from '#testing/time/leftover-work.ts';
import { hashFast } from './hash-fast.ts';
import { comeLate } from './late-replies.ts';
import { openTestStore } from './test-store.ts';

export interface TestService {
  /** Where it pretends to be. */
  readonly address: string;
  /** What its short links begin with. */
  readonly linksUrl: string;
  readonly email: string;
  readonly key: string;
  readonly accountId: number;
  readonly store: Store;
  readonly fetch: SendRequest;
  /** What it was asked through `fetch`, as `GET /api/urls?page=1`; a test may empty it. */
  readonly asked: string[];
  /** Posts to the interface and returns its reply; not counted in `asked`. Throws where that is refused. */
  post(path: string, fields?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Makes a link by the interface, with any documented field; not counted in `asked`. */
  addLink(fields: { url: string } & Record<string, unknown>): Promise<NamedLink>;
  /** Makes so many links, `Link 1` to `Link n`, with destinations on shop.example and aliases `link-1` and so on. */
  addLinks(number: number): Promise<void>;
}

interface TestServiceOptions {
  /** Requests a minute; by default there is no limit, and replies say nothing about it. */
  rateLimit?: number;
  now?: () => number;
  /** Where its short links are; right below a host by default. */
  linksUrl?: string;
  /** What requests and replies call networks, app stores and pixel types. */
  names?: ServiceNames;
}

export async function createTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { rateLimit = 0, now = Date.now, linksUrl = 'http://go.test', names } = options;
  const address = 'http://service.test';
  const email = 'ada@shop.example';
  const store = await openTestStore();
  const { id: accountId, key } = await addAccount(
    store,
    { email, username: 'ada', plan: 'pro' },
    now(),
  );
  const service = createService({
    store,
    now,
    linksUrl,
    rateLimit,
    corsOrigins: [],
    names,
    hashPassword: hashFast,
  });
  const asked: string[] = [];

  const post: TestService['post'] = async (path, fields = {}) => {
    const reply = await service.fetch(
      new Request(address + path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      }),
    );
    const body = (await reply.json()) as Record<string, unknown>;
    if (!reply.ok) throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
    return body;
  };
  const addLink: TestService['addLink'] = async (fields) => {
    const { id, shorturl } = await post('/api/url/add', fields);
    return { id: Number(id), shorturl: String(shorturl) };
  };

  return {
    address,
    linksUrl,
    email,
    key,
    accountId,
    store,
    asked,
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search}`);
      return leftoverWork.track(service.fetch(request).then(withoutLimit).then(comeLate));
    },
    post,
    addLink,
    addLinks: async (number) => {
      for (let index = 1; index <= number; index += 1) {
        await addLink({
          url: `https://shop.example/${index}`,
          metatitle: `Link ${index}`,
          custom: `link-${index}`,
        });
      }
    },
  };
}

/** As a service answers that says nothing of its limit, so that the budget is the documented one. */
function withoutLimit(reply: Response): Response {
  reply.headers.delete(limitHeaders.unlimited);
  return reply;
}
