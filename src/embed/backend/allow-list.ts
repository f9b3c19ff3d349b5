/** Allow-list: name, method and path of every documented request, for checking requests in a backend. */

/**
 * `*` matches one id or word; the name after `?` is required in the query. A test compares this with the contract, which
 * a backend does not need.
 */
export const documentedRequests = {
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

export type DocumentedRequest = keyof typeof documentedRequests;

/** All but `account.update`, because its password would pass through the page and its backend. */
export const defaultRequests: readonly DocumentedRequest[] = Object.keys(documentedRequests)
  .filter(isDocumented)
  .filter((name) => name !== 'account.update');

export function isDocumented(name: string): name is DocumentedRequest {
  return Object.hasOwn(documentedRequests, name);
}
