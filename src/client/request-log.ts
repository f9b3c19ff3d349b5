/** Request log: the last 200 requests of a key with their outcome, which Activity shows. */

import { createListeners } from '#base/listeners.ts';
import type { ApiErrorKind } from '#client/errors/api-error.ts';
import type { EndpointName, InputOf } from '#contract/api.ts';

/** One request with its reply; a request that was sent again is another entry. */
export interface LoggedRequest {
  /** From 1, in order of their ends. */
  readonly id: number;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** Path and query, after the service address. */
  readonly path: string;
  /** The JSON body, with `…` in place of passwords; missing where there was none. */
  readonly body?: unknown;
  /** The HTTP status, or null where no reply came. */
  readonly status: number | null;
  readonly outcome: 'ok' | ApiErrorKind;
  /** What a read has asked; missing for a change, which may have been carried out and is not to be sent again. */
  readonly asks?: { readonly name: EndpointName; readonly input: InputOf<EndpointName> };
}

export type RequestLog = ReturnType<typeof createRequestLog>;

const maxRequests = 200;

/** A log in memory; the engine stores it where the key is stored too. */
export function createRequestLog() {
  const { subscribe, notify } = createListeners();
  let requests: readonly LoggedRequest[] = [];
  let id = 0;
  return {
    /** The last 200, newest last; the same list until one is added. */
    get: () => requests,
    subscribe,
    /** Puts requests of an earlier engine before those that were made since. */
    restore: (earlier: readonly LoggedRequest[]) => {
      const all = [...earlier, ...requests].slice(-maxRequests);
      requests = all.map((request, index) => ({ ...request, id: index + 1 }));
      id = requests.length;
      notify();
    },
    /** @param body JSON text as it was sent, or null */
    add: (request: Omit<LoggedRequest, 'id' | 'body'>, body: string | null) => {
      id += 1;
      const logged = {
        id,
        ...request,
        ...(body === null ? {} : { body: withoutPasswords(JSON.parse(body)) }),
      };
      requests = [...requests, logged].slice(-maxRequests);
      notify();
    },
  };
}

function withoutPasswords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPasswords);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const isSecret = /passw/i.test(name) && inner !== '' && inner !== null;
    return [name, isSecret ? '…' : withoutPasswords(inner)] as const;
  });
  return Object.fromEntries(fields);
}
