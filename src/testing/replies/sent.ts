/** A real reply taken apart, so that a quirk can change it, and put together again. */
import type { EndpointName } from '#contract/api.ts';

export type Json = Record<string, unknown>;

/** A reply on its way out: its JSON, and what is sent before it. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  before: string;
  body: Json;
}

/** Changes a reply as a host would have sent it; leaves those alone to which it does not apply. */
export type Quirk = (reply: Sent, name: EndpointName) => Sent;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it says success, also after another quirk has respelled that. */
export function isSuccess({ body }: Sent): boolean {
  return [0, '0', false, undefined].some((zero) => zero === body['error']);
}

/** A quirk of the body of a success. */
export function succeeding(change: (body: Json) => Json): Quirk {
  return (reply) => (isSuccess(reply) ? { ...reply, body: change(reply.body) } : reply);
}

/** Takes a response apart. */
export async function sent(response: Response): Promise<Sent> {
  const body: unknown = await response.json();
  if (!isObject(body)) throw new TypeError('Only replies with a JSON object can be given a quirk');
  return { status: response.status, headers: Object.fromEntries(response.headers), before: '', body };
}

/** Puts a response together again. */
export function toResponse({ status, headers, before, body }: Sent): Response {
  const kept = Object.entries(headers).filter(([name]) => name !== 'content-length');
  return new Response(before + JSON.stringify(body), { status, headers: Object.fromEntries(kept) });
}
