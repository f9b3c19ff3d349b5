/**
 * Strangers: the replies to requests that have no possible key, which need no database and nothing
 * else that is shared.
 */
import type { EndpointName } from '#contract/api.ts';
import type { Settings } from '#service/settings.ts';
import { unauthorized } from './auth.ts';
import { setAllowance, untouched } from './rate-limiter.ts';
import { failure } from './reply.ts';
import { createRouter } from './router.ts';

interface StrangersOptions extends Pick<Settings, 'rateLimit' | 'corsOrigins'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the endpoint that was asked for, before its reply is returned. */
  readonly observe?: (request: Request, endpoint: EndpointName) => void;
}

/** Makes the function that answers them: as the service does, but for the key alone. */
export function answerStrangers({ now, rateLimit, corsOrigins, observe }: StrangersOptions) {
  const ignore = (): void => undefined;
  const router = createRouter(
    ({ name }, { req }) => {
      const reply = failure(unauthorized(), ignore);
      setAllowance(reply.headers, rateLimit > 0 ? untouched(rateLimit, now()) : undefined);
      observe?.(req.raw, name);
      return Promise.resolve(reply);
    },
    corsOrigins,
    ignore,
  );
  return async (request: Request): Promise<Response> => router.fetch(request);
}
