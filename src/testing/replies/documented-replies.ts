/** Documented replies: the examples written by hand from the service's document, each with its endpoint. */
import { readFileSync } from 'node:fs';
import { type EndpointName, endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { Json } from './reply-parts.ts';

/** The examples, and what they are replies to. */
const names: Readonly<Record<string, EndpointName>> = {
  'account/get.json': 'account.get',
  'account/update.json': 'account.update',
  'domains/list.json': 'domains.list',
  'domains/create.json': 'domains.create',
  'overlays/list.json': 'overlays.list',
  'splash/list.json': 'splash.list',
  'campaigns/list.json': 'campaigns.list',
  'campaigns/create.json': 'campaigns.create',
  'campaigns/create-without-rotator.json': 'campaigns.update',
  'channels/list.json': 'channels.list',
  'channels/get.json': 'channels.get',
  'channels/create.json': 'channels.create',
  'pixels/list.json': 'pixels.list',
  'pixels/create.json': 'pixels.create',
  'links/list.json': 'links.list',
  'links/list-empty.json': 'links.list',
  'links/find.json': 'links.find',
  'links/get.json': 'links.get',
  'links/get-with-maps.json': 'links.get',
  'links/create.json': 'links.create',
};

export const examplesFolder = new URL('../../contract/examples/', import.meta.url);

/** The JSON of an example. */
export function example(file: string): Json {
  // Sound: every example is a JSON object.
  return JSON.parse(readFileSync(new URL(file, examplesFolder), 'utf8')) as Json;
}

interface DocumentedReply {
  file: string;
  name: EndpointName;
  endpoint: Endpoint;
  error: unknown;
  /** The reply without its key `error`. */
  body: Json;
}

export const documentedReplies: readonly DocumentedReply[] = Object.entries(names).map(([file, name]) => {
  const endpoint = endpoints.find((row) => row.name === name)?.endpoint;
  if (endpoint === undefined) throw new Error(name);
  const { error, ...body } = example(file);
  return { file, name, endpoint, error, body };
});

/** The documented reply of this file. */
export function documentedReply(file: string): DocumentedReply {
  const found = documentedReplies.find((reply) => reply.file === file);
  if (found === undefined) throw new Error(file);
  return found;
}
