/**
 * Reply types: the JSON reply that dialects change and the contract decodes, and tests of its
 * values.
 */
import type { EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { limitHeaders } from '#contract/protocol/limit.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface JsonReply {
  readonly status: number;
  /** The rate-limit headers and `date`, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  /** Set by a dialect where the reply only says which request gives the answer. */
  readonly instead?: { readonly name: 'links.get'; readonly input: { readonly id: number } };
}

/** Which endpoint is called with what input. */
export interface EndpointCall {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

const relevantNames = [...Object.values(limitHeaders), 'Date'].map((name) => name.toLowerCase());

/** The headers of a response that the client reads. */
export function relevantHeaders(headers: Headers): Record<string, string> {
  const found = relevantNames.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number of at least zero, or numeric text that spells one, else undefined. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
    ? number
    : undefined;
}

/**
 * Whether `error` means failure. Services spell success 0, "0", false, empty, or leave the key out.
 */
export function isFailure(error: unknown): boolean {
  if (typeof error === 'string') return !['', '0', 'false'].includes(error.trim().toLowerCase());
  return Array.isArray(error) ? error.length > 0 : Boolean(error);
}

/** Whether the reply has the status of a success. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}
