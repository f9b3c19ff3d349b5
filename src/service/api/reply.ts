/**
 * Replies: success as the contract encodes it, failure as `{ error: 1, message }`, and their
 * headers.
 */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { inEnglish } from '#contract/protocol/english.ts';

/**
 * A request that is not served, and why. Any code may throw it; the reply is
 * `{ error: 1, message }`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param message what happened and what to do, for users; nothing internal, no secret */
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The refusal of an input; the problem begins with the field. */
export function invalid(problem: string): Refusal {
  return new Refusal(400, problem);
}

/**
 * The refusal of an id of no record of the account.
 *
 * @param field the field of the request that holds the id
 */
export function missing(record: string, id: number, field = 'id'): Refusal {
  return new Refusal(404, `${field}: You have no ${record} with the id ${id}`);
}

/** The reply of an endpoint whose handler returned `output`. */
export function success(endpoint: Endpoint, output: unknown): Response {
  const reply = z.encode(endpoint.reply, output, inEnglish);
  if (typeof reply !== 'object' || reply === null)
    throw new TypeError(`${endpoint.path} has a reply that is no object`);
  return json({ error: endpoint.successCode, ...reply }, 200, {});
}

/**
 * Gets failures that are no refusals; the caller only learns that something failed. `repeats` is
 * how often the same one came since the last report of it.
 */
export type Report = (error: unknown, repeats?: number) => void;

/**
 * The reply to a request that was refused, or that failed for a reason that callers do not learn.
 */
export function failure(error: unknown, report: Report): Response {
  if (error instanceof Refusal)
    return json({ error: 1, message: error.message }, error.status, error.headers);
  report(error);
  return json(
    { error: 1, message: 'The service failed to answer this request. Try again later.' },
    500,
    {},
  );
}

function json(body: object, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/**
 * Sent with every reply: it belongs to one key, and it is data that no browser should treat as a
 * page.
 */
export const safetyHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
