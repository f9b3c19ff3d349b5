/** OpenAPI parts that all operations share: the key, the rate-limit headers and the failures. */
import { limitHeaders } from '#contract/protocol/limit.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Reference {
  $ref: string;
}

export interface Reply {
  description: string;
  headers?: Record<string, Reference>;
  content: { 'application/json': { schema: JsonSchema; examples?: Record<string, { value: unknown }> } };
}

export const rateHeaders = { ...header(limitHeaders.limit), ...header(limitHeaders.remaining), ...header(limitHeaders.reset) };

function header(name: string): Record<string, Reference> {
  return { [name]: { $ref: `#/components/headers/${name}` } };
}

function failed(description: string, message: string, headers: Record<string, Reference> = rateHeaders): Reply {
  const example = { failure: { value: { error: 1, message } } };
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description, headers, content: { 'application/json': { schema, examples: example } } };
}

export const sharedParts = {
  securitySchemes: {
    key: { type: 'http' as const, scheme: 'bearer' as const, description: 'The API key of an account' },
  },
  headers: {
    [limitHeaders.limit]: { description: 'Requests allowed in one window of a minute', schema: wholeNumber(1) },
    [limitHeaders.remaining]: { description: 'Requests left in the window', schema: wholeNumber(0) },
    [limitHeaders.reset]: { description: 'When the window ends, in seconds since 1970', schema: wholeNumber(0) },
    [limitHeaders.retryAfter]: { description: 'Seconds to wait before the next request', schema: wholeNumber(0) },
  },
  responses: {
    Invalid: failed('The input was refused; `message` names the field', 'url: Must start with http:// or https://'),
    Unauthorized: failed('The key is missing, unknown, revoked or expired', 'This API key is not valid'),
    Missing: failed('There is no such record', 'There is no such link'),
    OverLimit: failed('Over the rate limit', 'Over the rate limit: wait 17 seconds', {
      ...rateHeaders,
      ...header(limitHeaders.retryAfter),
    }),
    Failed: failed('Any other failure', 'The service failed'),
  },
};

function wholeNumber(minimum: number): JsonSchema {
  return { type: 'integer', minimum };
}
