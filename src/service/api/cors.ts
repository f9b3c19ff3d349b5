/** Which pages of other origins may call the service, and what their browsers are told. */
import { limitHeaders } from '#contract/protocol/limit.ts';

const exposed = [...Object.values(limitHeaders), 'Date'].join(', ');

export interface Cors {
  /** The reply to a browser that asks ahead, or `undefined` for every other request. */
  preflight(request: Request): Response | undefined;
  /** Headers for each reply to this request. */
  headersFor(request: Request): [name: string, value: string][];
}

/** @param origins as browsers spell them, e.g. `https://portal.example`; compared exactly */
export function createCors(origins: readonly string[]): Cors {
  const allowed = new Set(origins);
  const allowedOrigin = (request: Request): string | undefined => {
    const origin = request.headers.get('Origin');
    return origin !== null && allowed.has(origin) ? origin : undefined;
  };
  return {
    preflight: (request) => {
      if (request.method !== 'OPTIONS' || !request.headers.has('Access-Control-Request-Method')) return undefined;
      // Any path: a page is told that a path is unknown by the reply itself, which it could not read otherwise.
      if (allowedOrigin(request) === undefined) return new Response(null, { status: 204 });
      return new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type',
          'Access-Control-Max-Age': '600',
        },
      });
    },
    headersFor: (request) => {
      const origin = allowedOrigin(request);
      if (origin === undefined) return [['Vary', 'Origin']];
      return [
        ['Vary', 'Origin'],
        ['Access-Control-Allow-Origin', origin],
        ['Access-Control-Expose-Headers', exposed],
      ];
    },
  };
}
