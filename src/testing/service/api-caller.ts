/** API caller: the real service over a store in memory; a request in, status, headers and body out. */
import type { NamedLink } from '#contract/resources/links.ts';
import { addAccount, addKey } from '#service/admin/accounts.ts';
import { createService } from '#service/service.ts';
import type { Store } from '#service/store/store.ts';
import { hashFast } from './hash-fast.ts';
import { openTestStore } from './test-store.ts';

interface Called {
  status: number;
  headers: Headers;
  // Tests look into replies as they came; what is not there fails the expectation about it.
  body: unknown;
}

export interface ApiCaller {
  store: Store;
  accountId: number;
  key: string;
  /** The service's clock, in milliseconds since 1970; a test sets it. */
  clock: { now: number };
  /** What the service reported as its own failure. */
  reported: unknown[];
  /** Sends a request with the key, unless `headers` say otherwise; a body that is no text is sent as JSON. */
  call(target: string, options?: CallOptions): Promise<Called>;
  /** The body of a reply that must be a success. */
  ok(target: string, body?: unknown, key?: string): Promise<Record<string, unknown>>;
  /** The status and the words of a reply that must be a failure, as `404 id: …`. */
  refusal(target: string, body?: unknown, key?: string): Promise<string>;
  /** Makes one more account; returns its key. */
  otherKey(email: string): Promise<string>;
  /** Makes a key of the first account that expires. */
  expiringKey(expires: string): Promise<string>;
}

/** What a test may want of the service other than usual. */
export type ServiceOptions = Parameters<typeof createService>[0];

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** 2026-03-01 12:00:00 UTC, when these tests begin. */
export const beginning = Date.UTC(2026, 2, 1, 12);

/** Creates a link, to example.com where its fields name no destination; fails where the service refuses it. */
export async function createLink(
  api: ApiCaller,
  fields: object,
  headers?: Record<string, string>,
): Promise<NamedLink> {
  const { status, body } = await api.call('POST /api/url/add', {
    body: { url: 'https://example.com/', ...fields },
    headers,
  });
  const { error, id, shorturl } = body as NamedLink & { error: unknown }; // checked next
  if (status !== 200 || error !== 0)
    throw new Error(`No link was created: ${JSON.stringify(body)}`);
  return { id, shorturl };
}

/** A service for one test; the test that opens it closes its store. */
export async function openApi(options: Partial<ServiceOptions> = {}): Promise<ApiCaller> {
  const store = options.store ?? (await openTestStore());
  const clock = { now: beginning };
  const reported: unknown[] = [];
  const service = createService({
    now: () => clock.now,
    linksUrl: 'http://go.test',
    rateLimit: 0,
    corsOrigins: [],
    hashPassword: hashFast,
    report: (error) => reported.push(error),
    ...options,
    store,
  });
  const { id: accountId, key } = await addAccount(
    store,
    { email: 'owner@linkdeck.example' },
    clock.now,
  );
  const call: ApiCaller['call'] = async (target, { body, headers } = {}) => {
    const [method = 'GET', path = '/'] = target.split(' ');
    const reply = await service.fetch(
      new Request(`http://api.test${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await reply.text();
    return {
      status: reply.status,
      headers: reply.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  const spoken = async (target: string, body: unknown, as: string) => {
    const reply = await call(target, { body, headers: { Authorization: `Bearer ${as}` } });
    return {
      status: reply.status,
      body: Object.fromEntries(Object.entries(reply.body ?? {})) as Record<string, unknown>,
    };
  };
  return {
    store,
    accountId,
    key,
    clock,
    reported,
    otherKey: async (email) => (await addAccount(store, { email }, clock.now)).key,
    expiringKey: async (expires) =>
      (await addKey(store, { email: 'owner@linkdeck.example', expires }, clock.now)).key,
    call,
    ok: async (target, body, as = key) => {
      const reply = await spoken(target, body, as);
      if (reply.status !== 200)
        throw new Error(`${target} was refused: ${JSON.stringify(reply.body)}`);
      return reply.body;
    },
    refusal: async (target, body, as = key) => {
      const reply = await spoken(target, body, as);
      if (reply.status === 200 || reply.body['error'] !== 1)
        throw new Error(`${target} was not refused`);
      return `${reply.status} ${String(reply.body['message'])}`;
    },
  };
}
