/** What a failure without a telling status is about, where its message leaves no doubt. */
import type { Question } from '#client/response/reply-types.ts';

// The words of public clients and test suites of such hosts. Anything less plain stays a plain refusal.
const limit = /too many requests|rate limit/i;
const key = /\b(api|access)[ _-]?(key|token)\b|\bunauthori[sz]ed\b|\bunauthenticated\b|\bauthorization header\b/i;
const missing = /\bnot found\b|\bno such\b|\bhave no\b|\bdoes(n't| not) exist\b/i;

/** The HTTP status that says the same as a failure's message, or undefined where the message does not settle it. */
export function inferStatus(message: unknown, { endpoint }: Question): number | undefined {
  if (typeof message !== 'string') return undefined;
  if (limit.test(message)) return 429;
  const named = /^\W?(\w+)\W? ?:/.exec(message)?.[1] ?? '';
  if (Object.hasOwn(endpoint.body.shape, named)) return 400;
  const asksForOne = Object.keys(endpoint.params.shape).length > 0 || endpoint.whenQueryHas !== undefined;
  if (asksForOne && missing.test(message)) return 404;
  if (Object.hasOwn(endpoint.query.shape, named)) return 400;
  return key.test(message) ? 401 : undefined;
}
