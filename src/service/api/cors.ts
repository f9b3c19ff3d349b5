/** CORS: which pages of other origins may call the service, and what their browsers learn. */
import type { MiddlewareHandler } from 'hono';
import { limitHeaders } from '#contract/protocol/limit.ts';

const exposed = [...Object.values(limitHeaders), 'Date'].join(', ');

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
};

/**
 * @param origins as browsers spell them, e.g. `https://portal.example`; compared exactly. Others
 * learn nothing.
 */
export function cors(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin') ?? '';
    const isAllowed = origins.includes(origin);
    // A preflight of any path is answered: a page learns that a path is unknown from the reply, which
    // it could not read otherwise.
    if (
      context.req.method === 'OPTIONS' &&
      context.req.header('Access-Control-Request-Method') !== undefined
    ) {
      context.res = new Response(null, { status: 204, headers: isAllowed ? preflightHeaders : {} });
    } else await next();
    context.header('Vary', 'Origin');
    if (!isAllowed) return;
    context.header('Access-Control-Allow-Origin', origin);
    context.header('Access-Control-Expose-Headers', exposed);
  };
}
