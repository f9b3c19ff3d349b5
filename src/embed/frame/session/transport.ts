/** Requests without a key: each goes to the page around as a named, documented request, and its reply comes back. */
import type { SendRequest } from '#client/http/request.ts';
import { endpoints } from '#contract/api.ts';
import { type Endpoint, matchPath } from '#contract/protocol/endpoint.ts';
import type { Host } from '#embed/frame/connection/parent-page.ts';
import type { FromFrame } from '#embed/protocol/messages.ts';

/**
 * A way to send that asks the page. Rejects like `fetch` where the page has no reply, and where the request is none of
 * the documented ones.
 *
 * @param base the address that paths are counted from, without a slash at its end
 */
export function createTransport(ask: Host['ask'], base: string): SendRequest {
  return async (request) => {
    const asked = await asMessage(request, base);
    if (asked === undefined) throw new TypeError('This is no documented request');
    const reply = await ask(asked, request.signal);
    if (request.signal.aborted) throw request.signal.reason;
    if (reply === undefined || reply.status < 200) throw new TypeError('There is no reply');
    const isEmpty = [204, 205, 304].includes(reply.status);
    return new Response(isEmpty ? null : reply.body, { status: reply.status, headers: { ...reply.headers } });
  };
}

/** The request as it is named in the contract, without any header: what stands for the key does not leave the frame. */
async function asMessage(request: Request, base: string): Promise<FromFrame['api.request'] | undefined> {
  const { method } = request;
  if (!isMethod(method) || !request.url.startsWith(`${base}/`)) return undefined;
  const path = request.url.slice(base.length);
  const [pathname = '', query = ''] = path.split('?');
  const asks = new URLSearchParams(query);
  const fitting = endpoints.filter(
    (each) => each.endpoint.method === method && matchPath(each.endpoint.path, pathname) !== undefined,
  );
  // A fixed word goes before a parameter, and one that wants a name in the query before one that wants none.
  const [found] = fitting
    .filter(({ endpoint: { whenQueryHas } }) => whenQueryHas === undefined || asks.has(whenQueryHas))
    .toSorted((one, other) => precision(other.endpoint) - precision(one.endpoint));
  if (found === undefined) return undefined;
  const body = await request.text();
  return { endpoint: found.name, method, path, ...(body === '' ? {} : { body }) };
}

function precision({ path, whenQueryHas }: Endpoint): number {
  return (path.includes(':') ? 0 : 2) + (whenQueryHas === undefined ? 0 : 1);
}

function isMethod(method: string): method is Endpoint['method'] {
  return ['GET', 'POST', 'PUT', 'DELETE'].includes(method);
}
