/** API table: every endpoint of the service, by resource and verb. */

import type { Endpoint, Input, Output } from '#contract/protocol/endpoint.ts';
import type { Notes } from '#contract/reading/notes.ts';
import type { Readable } from '#contract/reading/readable.ts';
import { accountEndpoints } from '#contract/resources/account.ts';
import { campaignsEndpoints } from '#contract/resources/campaigns.ts';
import { channelsEndpoints } from '#contract/resources/channels.ts';
import { domainsEndpoints } from '#contract/resources/domains.ts';
import { linksEndpoints } from '#contract/resources/links.ts';
import { overlaysEndpoints } from '#contract/resources/overlays.ts';
import { pixelsEndpoints } from '#contract/resources/pixels.ts';
import { splashEndpoints } from '#contract/resources/splash.ts';

export const api = {
  account: accountEndpoints,
  domains: domainsEndpoints,
  overlays: overlaysEndpoints,
  splash: splashEndpoints,
  campaigns: campaignsEndpoints,
  channels: channelsEndpoints,
  pixels: pixelsEndpoints,
  links: linksEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;

export type Api = typeof api;
export type Resource = keyof Api;

/** What each resource is, in one line; for readers of the OpenAPI document alone. */
export const resourceDescriptions: Readonly<Record<Resource, string>> = {
  account: 'The account that a key belongs to',
  domains: 'Branded domains',
  overlays: 'Call-to-action overlays',
  splash: 'Custom splash pages',
  campaigns: 'Campaigns, each with a list of links and perhaps a rotator',
  channels: 'Channels, which group links, bio pages and QR items',
  pixels: 'Tracking pixels',
  links: 'Short links and their statistics',
};

/** The name of an endpoint as plain text: `links.list`, `account.get`, … */
export type EndpointName = { [R in Resource]: `${R}.${keyof Api[R] & string}` }[Resource];

type EndpointOf<Name extends EndpointName> = Name extends `${infer R}.${infer V}`
  ? R extends Resource
    ? V extends keyof Api[R]
      ? Api[R][V] extends Endpoint
        ? Api[R][V]
        : never
      : never
    : never
  : never;

export type InputOf<Name extends EndpointName> = Input<EndpointOf<Name>>;
/** The reply as the client reads it, with notes where values of it could not be read. */
export type OutputOf<Name extends EndpointName> = Readable<Output<EndpointOf<Name>>> & {
  readonly notes?: Notes;
};

/** Every endpoint with its name, in the order of the table. */
export const endpoints: readonly { name: EndpointName; endpoint: Endpoint }[] = Object.entries<
  Record<string, Endpoint>
>(api).flatMap(([resource, verbs]) =>
  // A sound cast: these are the keys of the table.
  Object.entries(verbs).map(([verb, endpoint]) => ({
    name: `${resource}.${verb}` as EndpointName,
    endpoint,
  })),
);
