/** API service: a function from request to reply, without a socket, a clock or a file. */
import type { EndpointName, Resource } from '#contract/api.ts';
import { renameReply, renameRequest, renaming, vocabularies } from '#contract/service-names.ts';
import { authenticate } from '#service/api/auth.ts';
import { type CallTurns, takesLong } from '#service/api/call-turns.ts';
import type { Context, HandlersOf } from '#service/api/handler-types.ts';
import {
  createLimiter,
  createSharedLimiter,
  overLimit,
  setAllowance,
} from '#service/api/rate-limiter.ts';
import { readInput } from '#service/api/read-input.ts';
import { withoutRepeats } from '#service/api/repeated-failures.ts';
import { failure, type Report, success } from '#service/api/reply.ts';
import { type Answer, createRouter } from '#service/api/router.ts';
import { hashApiKey } from '#service/credentials/api-keys.ts';
import { hashInTurn } from '#service/credentials/hash-in-turn.ts';
import { accountHandlers } from '#service/resources/account.ts';
import { campaignsHandlers } from '#service/resources/campaigns.ts';
import { channelsHandlers } from '#service/resources/channels.ts';
import { domainsHandlers } from '#service/resources/domains.ts';
import { linksHandlers } from '#service/resources/links/links.ts';
import { overlaysHandlers } from '#service/resources/overlays.ts';
import { pixelsHandlers } from '#service/resources/pixels.ts';
import { splashHandlers } from '#service/resources/splash.ts';
import { asRefusal } from '#service/resources/store-refusals.ts';
import type { RunningSettings } from '#service/settings.ts';
import type { Store } from '#service/store/store.ts';
import { createShortUrls } from '#service/urls/short-url.ts';

/** Without names, replies have the neutral ones. */
interface ServiceOptions
  extends Pick<RunningSettings, 'linksUrl' | 'rateLimit' | 'corsOrigins'>,
    Partial<Pick<RunningSettings, 'publicUrl' | 'names' | 'storagePerAccount'>> {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** In which calls take turns; without it, each begins at once. */
  turns?: CallTurns;
  /**
   * SHA-256 in hex; by default that of the platform, which may wait for passwords that are hashed.
   */
  hashKey?: (key: string) => string | Promise<string>;
  /** The stored form of a password that an account has sent; by default accounts take turns. */
  hashPassword?: (accountId: number, password: string) => Promise<string>;
  /** Gets failures that callers only see as "500"; by default the console. */
  report?: Report;
  /** Called with each request of an endpoint before its reply is returned. */
  observe?: (request: Request, seen: SeenRequest) => void;
}

/** What may be measured and logged of a request: nothing of its input. */
export interface SeenRequest {
  readonly endpoint: EndpointName;
  /** The last four characters of a valid key. */
  readonly keyHint: string | undefined;
}

/** Every resource and verb of the contract; one without a handler does not compile. */
const handlers = {
  account: accountHandlers,
  domains: domainsHandlers,
  overlays: overlaysHandlers,
  splash: splashHandlers,
  campaigns: campaignsHandlers,
  channels: channelsHandlers,
  pixels: pixelsHandlers,
  links: linksHandlers,
} satisfies { [R in Resource]: HandlersOf<R> };

export function createService(options: ServiceOptions) {
  const {
    store,
    now,
    linksUrl,
    publicUrl,
    rateLimit,
    corsOrigins,
    names = vocabularies.neutral,
    hashKey = hashApiKey,
    hashPassword = hashInTurn,
    storagePerAccount: maxStored = 0,
    turns,
    observe,
  } = options;
  const report = withoutRepeats(options.report ?? reportToConsole, now);
  const shortUrls = createShortUrls(linksUrl, publicUrl);
  const toNeutral = renaming(names, 'neutral');
  const toService = renaming(names, 'service');
  const limiter = rateLimit > 0 ? limiterOf(store, rateLimit) : undefined;

  const answer: Answer = async ({ name, endpoint }, context) => {
    const request = context.req.raw;
    const time = now();
    // A request without a good key counts for no account.
    let allowance = limiter?.untouched(time);
    let reply: Response;
    let keyHint: string | undefined;
    try {
      const { keyId, accountId, hint } = await authenticate(
        store,
        request.headers.get('Authorization'),
        time,
        hashKey,
      );
      keyHint = hint;
      allowance = await limiter?.take(keyId, time);
      if (allowance?.allowed === false) throw overLimit(allowance, time);
      const call = async (): Promise<Response> => {
        const toContract = (body: unknown) => renameRequest(name, body, toNeutral);
        const naming = { toContract, toService: toService.pixel };
        const input = await readInput(endpoint, request, context.req.param(), naming);
        const caller: Context = {
          store,
          now: time,
          accountId,
          shortUrls,
          maxStored,
          hashPassword: (password) => hashPassword(accountId, password),
        };
        const output = await handlerOf(name)(caller, input);
        return success(endpoint, renameReply(name, output, toService));
      };
      const isLong = takesLong(name, new URL(request.url).searchParams);
      reply = await (turns === undefined ? call() : turns.run(accountId, isLong, call));
    } catch (error) {
      if (store.isUnavailable(error)) report(error);
      reply = failure(asRefusal(store, error), report); // here and not in the router, because failures carry the rate-limit headers too
    }
    setAllowance(reply.headers, allowance);
    observe?.(request, { endpoint: name, keyHint });
    return reply;
  };

  const router = createRouter(answer, corsOrigins, report);
  /** Answers a request of `/api` and below; a failure is a reply too. */
  return { fetch: async (request: Request): Promise<Response> => router.fetch(request) };
}

function limiterOf({ windows }: Store, limit: number) {
  return windows === undefined ? createLimiter(limit) : createSharedLimiter(windows, limit);
}

type AnyHandler = (context: Context, input: Record<string, unknown>) => Promise<unknown>;

const handlersByName = new Map<string, AnyHandler>(
  Object.entries(handlers).flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, handler]): [string, AnyHandler] => [
      `${resource}.${verb}`,
      // The name pairs a handler with the endpoint whose schemas decode its input, which types cannot
      // follow in a loop.
      handler as AnyHandler,
    ]),
  ),
);

function handlerOf(name: string): AnyHandler {
  const handler = handlersByName.get(name);
  if (handler === undefined) throw new Error(`There is no handler for ${name}`);
  return handler;
}

/** What a database or the system refuses has a code, and a stack that says nothing more. */
function reportToConsole(error: unknown, repeats = 0): void {
  const again = repeats === 0 ? '' : ` (${repeats} more like this since it was last reported)`;
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code
      : undefined;
  // oxlint-disable-next-line no-console -- the default report
  console.error(`The service failed to answer a request${again}:`, code ?? error);
}
