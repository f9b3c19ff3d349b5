/**
 * OpenAPI components that all operations share: the key, the rate-limit headers and the failures.
 */
import { limitHeaders } from '#contract/protocol/limit.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Reference {
  $ref: string;
}

/** A reply as OpenAPI describes it. */
export interface ResponseObject {
  description: string;
  headers?: Record<string, Reference>;
  content: {
    'application/json': { schema: JsonSchema; examples?: Record<string, { value: unknown }> };
  };
}

/** The headers of every response. */
export const rateLimitHeaders = headerReferences([
  limitHeaders.limit,
  limitHeaders.remaining,
  limitHeaders.reset,
  limitHeaders.unlimited,
]);

export const components = {
  securitySchemes: {
    key: {
      type: 'http' as const,
      scheme: 'bearer' as const,
      description: 'The API key of an account',
    },
  },
  headers: {
    [limitHeaders.limit]: {
      description: 'Requests allowed in one window of a minute',
      schema: integerFrom(1),
    },
    [limitHeaders.remaining]: {
      description: 'Requests left in the window',
      schema: integerFrom(0),
    },
    [limitHeaders.reset]: {
      description: 'When the window ends, in seconds since 1970',
      schema: integerFrom(0),
    },
    [limitHeaders.unlimited]: {
      description: 'Sent in place of the other three by a service without a limit',
      schema: { type: 'string' as const, enum: ['true'] },
    },
    [limitHeaders.retryAfter]: {
      description: 'Seconds to wait before the next request',
      schema: integerFrom(0),
    },
  },
  responses: {
    Invalid: failureResponse(
      'The input was refused; `message` names the field',
      'url: Must start with http:// or https://',
    ),
    Unauthorized: failureResponse(
      'The key is missing, unknown, revoked or expired',
      'This API key is not valid',
    ),
    Missing: failureResponse('There is no such record', 'There is no such link'),
    OverLimit: failureResponse('Over the rate limit', 'Over the rate limit: wait 17 seconds', {
      ...rateLimitHeaders,
      ...headerReferences([limitHeaders.retryAfter]),
    }),
    Failed: failureResponse('Any other failure', 'The service failed'),
  },
};

function headerReferences(names: readonly string[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** @param message an example of the message in the body */
function failureResponse(
  description: string,
  message: string,
  headers: Record<string, Reference> = rateLimitHeaders,
): ResponseObject {
  return {
    description,
    headers,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: { failure: { value: { error: 1, message } } },
      },
    },
  };
}

function integerFrom(minimum: number): JsonSchema {
  return { type: 'integer', minimum };
}
