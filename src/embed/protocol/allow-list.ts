/**
 * Allow-list: every documented request, for checking requests in a backend. Written by
 * `npm run openapi`.
 */

/**
 * Name, method and path. `*` matches one id or word; the name after `?` is required in the query.
 */
export const allowedRequests = {
  'account.get': 'GET /api/account',
  'account.update': 'PUT /api/account/update',
  'domains.list': 'GET /api/domains',
  'domains.create': 'POST /api/domain/add',
  'domains.update': 'PUT /api/domain/*/update',
  'domains.delete': 'DELETE /api/domain/*/delete',
  'overlays.list': 'GET /api/overlay',
  'splash.list': 'GET /api/splash',
  'campaigns.list': 'GET /api/campaigns',
  'campaigns.create': 'POST /api/campaign/add',
  'campaigns.assign': 'POST /api/campaign/*/assign/*',
  'campaigns.update': 'PUT /api/campaign/*/update',
  'campaigns.delete': 'DELETE /api/campaign/*/delete',
  'channels.list': 'GET /api/channels',
  'channels.get': 'GET /api/channel/*',
  'channels.create': 'POST /api/channel/add',
  'channels.assign': 'POST /api/channel/*/assign/*/*',
  'channels.update': 'PUT /api/channel/*/update',
  'channels.delete': 'DELETE /api/channel/*/delete',
  'pixels.list': 'GET /api/pixels',
  'pixels.create': 'POST /api/pixel/add',
  'links.list': 'GET /api/urls',
  'links.find': 'GET /api/urls?short',
  'links.get': 'GET /api/url/*',
  'links.create': 'POST /api/url/add',
} as const;

export type DocumentedRequest = keyof typeof allowedRequests;

/** Those that a page may send unless its backend says otherwise: `embed: true` in the contract. */
export const defaultRequests: readonly DocumentedRequest[] = [
  'account.get',
  'domains.list',
  'domains.create',
  'domains.update',
  'domains.delete',
  'overlays.list',
  'splash.list',
  'campaigns.list',
  'campaigns.create',
  'campaigns.assign',
  'campaigns.update',
  'campaigns.delete',
  'channels.list',
  'channels.get',
  'channels.create',
  'channels.assign',
  'channels.update',
  'channels.delete',
  'pixels.list',
  'pixels.create',
  'links.list',
  'links.find',
  'links.get',
  'links.create',
];

export function isDocumented(name: string): name is DocumentedRequest {
  return Object.hasOwn(allowedRequests, name);
}
