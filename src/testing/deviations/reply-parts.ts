/**
 * Parts of a reply: takes a real response apart, so that a quirk can change it, and puts it
 * together again.
 */
import type { EndpointName } from '#contract/api.ts';

export type Json = Record<string, unknown>;

/** A reply on its way out: its JSON, and what is sent before it. */
export interface ReplyParts {
  status: number;
  headers: Record<string, string>;
  before: string;
  body: Json;
}

/** Changes a reply as a host would have sent it; leaves those alone to which it does not apply. */
export type Quirk = (reply: ReplyParts, name: EndpointName) => ReplyParts;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it says success, also after another quirk has respelled that. */
export function isSuccess({ body }: ReplyParts): boolean {
  return [0, '0', false, undefined].some((zero) => zero === body['error']);
}

/** A quirk of the body of a success. */
export function succeeding(change: (body: Json) => Json): Quirk {
  return (reply) => (isSuccess(reply) ? { ...reply, body: change(reply.body) } : reply);
}

/**
 * Changes each value in a successful body for which `change` gives another one; the rest is walked
 * through.
 */
export function everywhere(change: (value: unknown, key: string) => unknown): Quirk {
  const walk = (value: unknown, key: string): unknown => {
    const changed = change(value, key);
    if (changed !== value) return changed;
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    return isObject(value) ? walkAll(value) : value;
  };
  const walkAll = (object: Json): Json =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, walk(value, key)]));
  return succeeding((body) => ({ ...walkAll(body), error: body['error'] }));
}

/** Takes a response apart. */
export async function partsOf(response: Response): Promise<ReplyParts> {
  const body: unknown = await response.json();
  if (!isObject(body)) throw new TypeError('Only replies with a JSON object can be given a quirk');
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    before: '',
    body,
  };
}

/** Puts a response together again. */
export function toResponse({ status, headers, before, body }: ReplyParts): Response {
  const remaining = Object.entries(headers).filter(([name]) => name !== 'content-length');
  return new Response(before + JSON.stringify(body), {
    status,
    headers: Object.fromEntries(remaining),
  });
}
