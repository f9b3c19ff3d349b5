/**
 * Transport: sends requests without a key to the parent page, each as a documented request with its
 * name.
 */
import { ReplyTooLong, type SendRequest } from '#client/http/request.ts';
import { endpoints } from '#contract/api.ts';
import { type Endpoint, matchPath } from '#contract/protocol/endpoint.ts';
import type { FromFrame } from '#embed/protocol/messages.ts';
import type { PageChannel } from './page-channel.ts';

/**
 * Rejects like `fetch` where the page has no reply, and where the request is not a documented one;
 * by `ReplyTooLong` where the reply is larger than a message may be.
 *
 * @param base the address that paths are relative to, without a slash at its end
 */
export function createTransport(requestApi: PageChannel['requestApi'], base: string): SendRequest {
  return async (request) => {
    const message = await toMessage(request, base);
    if (message === undefined) throw new TypeError('This is no documented request');
    const reply = await requestApi(message, request.signal);
    if (request.signal.aborted) throw request.signal.reason;
    if (reply === 'too_large') throw new ReplyTooLong();
    if (reply === undefined || reply.status < 200) throw new TypeError('There is no reply');
    const isEmpty = [204, 205, 304].includes(reply.status);
    return new Response(isEmpty ? null : reply.body, {
      status: reply.status,
      headers: { ...reply.headers },
    });
  };
}

/** Without any header, so that the placeholder key stays here. */
async function toMessage(
  request: Request,
  base: string,
): Promise<FromFrame['api.request'] | undefined> {
  const { method } = request;
  if (!isMethod(method) || !request.url.startsWith(`${base}/`)) return undefined;
  const path = request.url.slice(base.length);
  const [pathname = '', query = ''] = path.split('?');
  const queryParams = new URLSearchParams(query);
  const matching = endpoints.filter(
    (each) =>
      each.endpoint.method === method && matchPath(each.endpoint.path, pathname) !== undefined,
  );
  // A fixed path goes before one with a parameter, and a required query name before none.
  const [found] = matching
    .filter(
      ({ endpoint: { whenQueryHas } }) =>
        whenQueryHas === undefined || queryParams.has(whenQueryHas),
    )
    .toSorted((one, other) => specificity(other.endpoint) - specificity(one.endpoint));
  if (found === undefined) return undefined;
  const body = await request.text();
  return { endpoint: found.name, method, path, ...(body === '' ? {} : { body }) };
}

function specificity({ path, whenQueryHas }: Endpoint): number {
  return (path.includes(':') ? 0 : 2) + (whenQueryHas === undefined ? 0 : 1);
}

function isMethod(method: string): method is Endpoint['method'] {
  return ['GET', 'POST', 'PUT', 'DELETE'].includes(method);
}
