/** Client in a test: in front of the real service, with quirks or faults between them. */

import { ApiClient } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import type { SendRequest } from '#client/http/request.ts';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { createRequestLog } from '#client/request-log.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';

interface Given {
  fetch?: (service: SendRequest) => SendRequest;
  key?: string;
  online?: boolean;
  pageOrigin?: string | null;
  address?: string;
}

/** A client in front of a separate service, on a manual clock. */
export async function openClient(given: Given = {}) {
  const {
    fetch = (service: SendRequest) => service,
    key,
    online = true,
    pageOrigin = null,
    address,
  } = given;
  const service = await createTestService();
  const clock = createManualClock();
  const limiter = new RateLimiter(clock);
  const log = createRequestLog();
  const sent: Request[] = [];
  const through = fetch(service.fetch);
  const client = new ApiClient({
    baseUrl: address ?? service.address,
    key: key ?? service.key,
    fetch: (request) => {
      sent.push(request);
      return through(request);
    },
    limiter,
    log,
    clock,
    online: () => online,
    pageOrigin,
  });
  return { service, clock, limiter, log, client, sent };
}

/** Notes how a call ends, so that a test can look whether it has. */
export function outcome(call: Promise<unknown>) {
  const end: { value?: unknown; kind?: string; message?: string } = {};
  call.then(
    (value) => (end.value = value),
    (problem: unknown) => {
      if (problem instanceof ApiError)
        Object.assign(end, { kind: problem.kind, message: problem.message });
    },
  );
  return end;
}

export function makeLink(service: TestService, custom: string) {
  return service.addLink({ url: `https://shop.example/${custom}`, custom });
}

export const newLink = { url: 'https://shop.example/new' };
