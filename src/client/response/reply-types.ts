/** A reply between wire and contract: its status, the headers that count, and its JSON. */
import type { EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { limitHeaders } from '#contract/protocol/limit.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface WireReply {
  readonly status: number;
  /** Those that tell of the limit, and `date`, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  /** Set by a dialect where the reply only tells which request has the answer. */
  readonly instead?: { readonly name: 'links.get'; readonly input: { readonly id: number } };
}

/** Which endpoint was asked for what. */
export interface Question {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

const headersThatCount = [...Object.values(limitHeaders), 'Date'].map((name) => name.toLowerCase());

/** The headers of a response that the client looks at. */
export function wireHeaders(headers: Headers): Record<string, string> {
  const found = headersThatCount.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number of at least zero, or numeric text that spells one, else undefined. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Whether `error` means failure. Hosts spell success 0, "0", false, empty, or leave the key out. */
export function isFailure(error: unknown): boolean {
  if (typeof error === 'string') return !['', '0', 'false'].includes(error.trim().toLowerCase());
  return Array.isArray(error) ? error.length > 0 : Boolean(error);
}

/** Whether the reply has the status of a success. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}
