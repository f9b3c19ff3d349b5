/** Documented replies: the examples written by hand from the service's document, each with its endpoint. */
import { type EndpointName, endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { Json } from '#testing/deviations/reply-parts.ts';
import { readExamples } from '#testing/openapi/read-examples.ts';

interface DocumentedReply {
  file: string;
  name: EndpointName;
  endpoint: Endpoint;
  error: unknown;
  /** The reply without its key `error`. */
  body: Json;
}

export const documentedReplies: readonly DocumentedReply[] = readExamples()
  .filter(({ isRequest }) => !isRequest)
  .map(({ file, name, json }) => {
    const endpoint = endpoints.find((row) => row.name === name)?.endpoint;
    if (endpoint === undefined) throw new Error(name);
    const { error, ...body } = json;
    return { file, name, endpoint, error, body };
  });

/** The documented reply of this file. */
export function documentedReply(file: string): DocumentedReply {
  const found = documentedReplies.find((reply) => reply.file === file);
  if (found === undefined) throw new Error(file);
  return found;
}
