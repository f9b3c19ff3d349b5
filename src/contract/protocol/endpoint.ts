/**
 * Endpoint type: method, path and the schemas of parameters, body and reply; fills in and matches
 * paths.
 */
import * as z from 'zod/mini';
import { done, page, pageQuery } from './envelope.ts';

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
   * secrets other than the key are in it: they would pass through the page. Programs that use the
   * packed types may tell what is undefined from what is left out, so that the rows say both.
   */
  readonly embed?: true | undefined;
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
  readonly whenQueryHas?: string | undefined;
}

/** The schema of a part that an endpoint does not have. */
export const noInput = z.object({});

/** The parts that an endpoint has; a reply that is left out is a message. */
type Parts = Partial<Pick<Endpoint, 'params' | 'query' | 'body' | 'reply' | 'whenQueryHas'>>;
/** What an endpoint has beside its schemas. */
type Words = Omit<Endpoint, 'params' | 'query' | 'body' | 'reply'>;
type PartOf<Given extends Parts, Name extends keyof Parts, Preset> = Given[Name] extends object
  ? Given[Name]
  : Preset;

/** A row of the table, which pages may send as well; see `secret` for one that they may not. */
export function endpoint<const Given extends Parts>(
  line: `${Method} /${string}`,
  summary: string,
  description: string,
  given: Given,
) {
  const [method, path] = line.split(' ') as [Method, string];
  return {
    ...secret(method, path, summary, description, given),
    embed: true,
  } as const;
}

/** A row of the table whose request holds secrets other than the key. */
export function secret<const Given extends Parts>(
  method: Method,
  path: string,
  summary: string,
  description: string,
  given: Given,
) {
  const { params = noInput, query = noInput, body = noInput, reply = done } = given;
  const made = { method, path, summary, description, params, query, body, reply };
  // Sound: each part is the one that was given, or its preset.
  return { ...made, successCode: 0, whenQueryHas: given.whenQueryHas } as Words & {
    readonly params: PartOf<Given, 'params', typeof noInput>;
    readonly query: PartOf<Given, 'query', typeof noInput>;
    readonly body: PartOf<Given, 'body', typeof noInput>;
    readonly reply: PartOf<Given, 'reply', typeof done>;
  };
}

/** A list, whose array is called `key`; it takes what all lists take, and more of its own. */
export function list<
  Row extends z.ZodMiniType,
  Params extends z.ZodMiniObject = typeof noInput,
  Query extends z.core.$ZodShape = (typeof noInput)['shape'],
>(
  path: `/${string}`,
  key: string,
  row: Row,
  [summary, description]: readonly [string, string],
  { params, query }: { params?: Params; query?: Query } = {},
) {
  const parts = { params, query: z.object({ ...pageQuery, ...query }), reply: page(key, row) };
  // Sound: each part is the one that was given, or its preset.
  return {
    ...endpoint(`GET ${path}`, summary, description, parts),
    successCode: '0',
  } as unknown as Words & {
    readonly params: Params;
    readonly query: z.ZodMiniObject<typeof pageQuery & Query>;
    readonly body: typeof noInput;
    readonly reply: ReturnType<typeof page<Row>>;
  };
}

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
