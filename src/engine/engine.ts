/**
 * Engine: one for each account; it owns key, limiter, client and jobs, and offers calls, but never
 * the key or fetch.
 */

import { type Clock, systemClock } from '#base/clock.ts';
import type { Observed } from '#base/listeners.ts';
import { ApiClient, type CallOptions, type Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { createRequestLog, type LoggedRequest, type RequestLog } from '#client/request-log.ts';
import type { EndpointName, InputOf, OutputOf } from '#contract/api.ts';
import { createJobs, type Jobs } from '#engine/jobs/jobs.ts';
import { createLibrary } from '#engine/library/library.ts';
import type { Library } from '#engine/library/library-types.ts';
import { createKnownExpiries, type KnownExpiries } from '#engine/links/known-expiries.ts';
import { LinkDetails } from '#engine/links/link-details.ts';
import { createLinkMemory, type LinkMemory } from '#engine/links/link-memory.ts';
import { createSentLinks, type SentLinks } from '#engine/links/sent-links.ts';
import { createNotedLinks } from '#engine/notes/noted-links.ts';
import { createNotes, type Notes } from '#engine/notes/notes.ts';
import { createPlans, type Plans } from '#engine/plans/plans.ts';
import { ServiceAnswers } from '#engine/service-answers.ts';
import type { HistoryPlace } from '#engine/storage/history-database.ts';
import type { LibraryPlace } from '#engine/storage/library-database.ts';
import type { StoredValues } from '#engine/storage/stored-values.ts';
import { openJobStore } from '#local/jobs/indexeddb-job-store.ts';
import { createTextCipher, derivedKey } from '#local/keys/text-cipher.ts';
import { createNames, type Names } from './service-names.ts';
import { SharedReads } from './shared-reads.ts';
import { storeRequests } from './stored-requests.ts';

export type { Budget, LoggedRequest };

/** Only values that can be cloned cross this interface, because the engine lives in a worker. */
export interface Engine {
  /**
   * The same for an account on this device at every sign-in, with any of its keys; caches are
   * separate by it.
   */
  readonly accountId: string;
  /** The address of the service, without a slash at its end. */
  readonly serviceAddress: string;
  /** The name of the tab that uses it: other tabs have other names. */
  readonly tab: string;
  /** @throws ApiError and nothing else. */
  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options?: CallOptions,
  ): Promise<OutputOf<Name>>;
  readonly budget: Observed<Budget>;
  /** The last 200 requests, newest last; those of earlier engines too, where the key is stored. */
  readonly log: Observed<readonly LoggedRequest[]>;
  /** Bulk work and new links, which continue after a reload where this browser can keep them. */
  readonly jobs: Jobs;
  /** Campaigns that are planned as a grid. */
  readonly plans: Plans;
  /** What the user wrote about days of trends. */
  readonly notes: Notes;
  /**
   * When links expire, as far as details that were read and links that this browser has sent tell.
   */
  readonly expiries: KnownExpiries;
  readonly created: LinkMemory['created'];
  readonly assigned: LinkMemory['assigned'];
  /** All loaded links of the account, as far as they were read. */
  readonly library: Library;
  /** What the service calls networks, app stores and pixel types. */
  readonly names: Names;
  /** The user acts at the page: for three minutes bulk work leaves more room. */
  touch(): void;
  /** Writes what is not written yet: the page is hidden or about to go. */
  flush(): void;
  /**
   * Drops the key and everything that waits; at a lock also the passwords of links that bulk work
   * holds.
   */
  close(why?: 'lock'): void;
}

interface EngineDeps {
  accountId: string;
  serviceAddress: string;
  key: string;
  fetch: SendRequest;
  /** Whether this device has a network; true where nothing is known. */
  online?: () => boolean;
  /** The origin of the page, for which CORS does not matter. */
  pageOrigin?: string;
  /** The machine's clock where none is given. */
  clock?: Clock;
  /** The limiter and log of the check at sign-in; new ones where none are given. */
  limiter?: RateLimiter;
  log?: RequestLog;
  /**
   * `() => indexedDB`, for what outlives the page; the mere name throws where storage is blocked.
   * Memory where none is given.
   */
  indexedDB?: () => IDBFactory;
  /** Where links may be stored; they are in memory alone where none is given. */
  libraryPlace?: LibraryPlace;
  /** Where readings of clicks are stored; they are in memory alone where none is given. */
  historyPlace?: HistoryPlace;
  /** Where everything else is stored that is no job; in memory alone where none is given. */
  values?: StoredValues;
  /** Opens what is stored only as long as the API key; such things are in memory alone where none is given. */
  sessionKey?: () => Promise<CryptoKey>;
  /** How many bytes this browser would still store; null where it does not tell. */
  room?: () => Promise<number | null>;
  /**
   * Called with true each time the service refuses the key, and with false each time it carries out
   * a request with it.
   */
  onKeyStatus?: (refused: boolean) => void;
  /** Called with the account's e-mail address each time the service tells it. */
  onEmail?: (email: string) => void;
}

/** An engine in this thread. The key lives on in the client alone. */
export function createEngine(deps: EngineDeps): Engine {
  const { accountId, serviceAddress, key, fetch, pageOrigin = null } = deps;
  const { clock = systemClock, online = () => true } = deps;
  const { limiter = new RateLimiter(clock, { random: Math.random }), log = createRequestLog() } =
    deps;
  const { values, sessionKey } = deps;
  // Requests hold texts: they are stored only as long as the key that opens them.
  const requestsPlace =
    sessionKey && values?.value<readonly LoggedRequest[]>('requests', sessionKey);
  const requests = requestsPlace && storeRequests(log, requestsPlace, clock);
  const keyFor = (purpose: 'sent' | 'details') => () => derivedKey(crypto, key, accountId, purpose);
  const { readReply, ...names } = createNames();
  const client = new ApiClient({
    baseUrl: serviceAddress,
    key,
    fetch,
    limiter,
    log,
    clock,
    online,
    pageOrigin,
    names: { get: names.get, readReply },
  });
  const links = createLinkMemory();
  const sent = createSentLinks(clock, values?.value('sent', keyFor('sent')));
  const details = new LinkDetails(values?.value('details', keyFor('details')));
  const answers = new ServiceAnswers();
  const { readReply: readExpiry, noteSent, ...expiries } = createKnownExpiries(sent);
  const reads = new SharedReads(
    observedCall(client, { ...deps, answers }, (name, reply) => {
      links.readReply(name, reply);
      readExpiry(name, reply);
      details.readReply(name, reply, clock.now());
    }),
  );
  // Notes and plans are the user's own work, which a new key of the same account has to open.
  const notes = createNotes(() => clock.now(), values?.value('notes'));
  const {
    read,
    touch,
    flush,
    close: closeLibrary,
    ...library
  } = createLibrary({
    call: reads.ofEngine,
    clock,
    online,
    budget: () => limiter.budget(),
    place: deps.libraryPlace,
    historyPlace: deps.historyPlace,
    membersPlace: values?.value('members'),
    room: deps.room,
    expiries,
    notes: createNotedLinks(notes),
    details,
  });
  const call: Client['call'] = async (name, input, options) => {
    const reply = await reads.ofScreen(name, input, options);
    read({ name, input, reply, at: clock.now() });
    return reply;
  };
  const budget = {
    get: () => limiter.budget(),
    subscribe: (listener: () => void) => limiter.subscribe(listener),
  };
  const { close: closeJobs, ...jobs } = createJobs({
    call,
    clock,
    online,
    answers,
    store: openJobStore(deps.indexedDB, accountId),
    links,
    seal: createTextCipher(crypto, key, accountId),
    sent: alsoNoting(sent, noteSent),
    pace: budget,
  });
  const {
    settle,
    close: closePlans,
    ...plans
  } = createPlans({
    jobs,
    now: () => clock.now(),
    place: values?.value('plans'),
  });
  return {
    accountId,
    serviceAddress,
    tab: 'only',
    call,
    budget,
    jobs: {
      ...jobs,
      remove: async (id) => {
        // Its links are in the plan before its rows are gone.
        await settle();
        return jobs.remove(id);
      },
    },
    plans,
    notes,
    expiries,
    created: links.created,
    assigned: links.assigned,
    library,
    names,
    log: { get: log.get, subscribe: log.subscribe },
    touch: () => {
      limiter.touch();
      touch();
    },
    flush: () => {
      flush();
      requests?.flush();
    },
    close: (why) => {
      closePlans();
      closeJobs(why);
      closeLibrary();
      details.clear();
      client.close();
      limiter.close();
      requests?.close();
      values?.close();
    },
  };
}

/** Calls of the client, of which `deps` learn what the service says of the key and the account. */
function observedCall(
  client: Client,
  {
    onEmail,
    onKeyStatus,
    answers,
  }: Pick<EngineDeps, 'onEmail' | 'onKeyStatus'> & { answers: ServiceAnswers },
  onReply: (name: EndpointName, reply: unknown) => void,
): Client['call'] {
  return async (name, input, options) => {
    try {
      const reply = await client.call(name, input, options);
      answers.answered();
      onReply(name, reply);
      if (name === 'account.get') {
        // A sound cast: the client gives each endpoint the reply of its schema.
        const { email } = (reply as OutputOf<'account.get'>).data;
        if (email !== null) onEmail?.(email);
      }
      // A proxy may have dropped the header once: a key that works is not called refused.
      onKeyStatus?.(false);
      return reply;
    } catch (problem) {
      if (problem instanceof ApiError) answers.failed(problem);
      if (problem instanceof ApiError && problem.kind === 'key') onKeyStatus?.(true);
      throw problem;
    }
  };
}

/** @param note called with each link that is stored as sent */
function alsoNoting(sent: SentLinks, note: SentLinks['keep']): SentLinks {
  return {
    ...sent,
    keep: (link, body) => {
      sent.keep(link, body);
      note(link, body);
    },
  };
}
