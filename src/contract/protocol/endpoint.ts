/**
 * Endpoint type: method, path and the schemas of parameters, body and reply; fills in and matches
 * paths.
 */
import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One row of the table in `api.ts`.
 *
 * `params` and `query` are codecs from the text of a URL to values; `body` has input = output;
 * `reply` describes the reply without its key `error`, which `envelope.ts` describes.
 */
export interface Endpoint {
  readonly method: Method;
  /** The path as documented, with `:name` for each parameter. */
  readonly path: string;
  /** What the endpoint does, in one sentence; shown in the OpenAPI document. */
  readonly summary: string;
  /**
   * What a caller has to know beyond the summary, in one paragraph; for readers of the OpenAPI
   * document alone.
   */
  readonly description: string;
  /**
   * Whether a parent page's backend passes the request on without being asked to. Left out where
   * secrets other than the key are in it: they would pass through the page.
   */
  readonly embed?: true;
  readonly params: z.ZodMiniObject;
  readonly query: z.ZodMiniObject;
  readonly body: z.ZodMiniObject;
  readonly reply: z.ZodMiniType;
  /** How success is spelled: the integer zero, or in lists the string zero (conventions, 3). */
  readonly successCode: 0 | '0';
  /**
   * Set where two endpoints share method and path: this one is meant when the query carries that
   * name.
   */
  readonly whenQueryHas?: string;
}

/** The schema of a part that an endpoint does not have. */
export const noInput = z.object({});

/** The input of a call: path parameters, query and body in one flat object. */
export type Input<E extends Endpoint> = Part<z.output<E['params']>> &
  Part<z.output<E['query']>> &
  Part<z.input<E['body']>>;

/**
 * An absent part has the type of a record without keys, which would forbid the keys of the other
 * parts.
 */
type Part<T> = T extends Record<string, never> ? unknown : T;

/** The decoded reply: what a call returns, and a handler of the service. */
export type Output<E extends Endpoint> = z.output<E['reply']>;

/** Whether requests of this endpoint carry a JSON body. */
export function hasBody(endpoint: Endpoint): boolean {
  return Object.keys(endpoint.body.shape).length > 0;
}

/**
 * The path with its parameters filled in: the inverse of `matchPath`.
 *
 * @throws RangeError when a parameter is missing or empty, because the path would then mean
 * something else.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:([a-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new RangeError(`The path ${path} needs a value for "${name}"`);
    return encodeURIComponent(value);
  });
}

/**
 * The parameters of a path that fits the pattern, as text, or `undefined` where it does not fit.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== text) return undefined;
      continue;
    }
    const value = decodeSegment(text);
    if (value === undefined || value === '') return undefined;
    params[part.slice(1)] = value;
  }
  return params;
}

function decodeSegment(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a stray % is no parameter of ours
  }
}
