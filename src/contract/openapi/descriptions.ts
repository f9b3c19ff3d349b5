/** OpenAPI descriptions: texts of operations, tags and path parameters that only readers of the document need. */
import type { EndpointName, Resource } from '#contract/api.ts';

/** One paragraph an operation: what a caller has to know beyond its summary. */
export const operationDescriptions: Readonly<Record<EndpointName, string>> = {
  'account.get': 'Costs one request; the usual way to check a key.',
  'account.update': 'Fields that are left out stay as they are. At least one of the two is needed.',
  'domains.list': 'Newest first.',
  'domains.create':
    'The domain must already point to the servers of the service. A service may refuse one that another account has.',
  'domains.update': 'Any of the two redirects; one that is left out stays as it is.',
  'domains.delete': 'Links of the domain are kept, but nobody can open them until the domain is added again.',
  'overlays.list': 'Read only: the interface cannot make or change overlays.',
  'splash.list': 'Read only: the interface cannot make or change splash pages.',
  'campaigns.list': 'Newest first.',
  'campaigns.create': 'The reply carries the name under the key `domain`.',
  'campaigns.assign': 'A link is in one campaign at most: assigning it moves it. There is no request that takes it out.',
  'campaigns.update': 'The reply carries the name under the key `domain`.',
  'campaigns.delete': 'The links of the campaign are kept.',
  'channels.list': 'Newest first.',
  'channels.get': 'Newest first. The id of an item is unique only together with its type.',
  'channels.create': 'Names are unique in an account, without regard to case.',
  'channels.assign': 'Assigning an item again changes nothing. There is no request that takes it out.',
  'channels.update': 'Fields that are left out stay as they are.',
  'channels.delete': 'The items are kept; only their assignment ends.',
  'pixels.list': 'Newest first.',
  'pixels.create': 'The service checks the type, not the tag.',
  'links.list': 'Newest first, or by `order`. A keyword is looked for in title, alias, destination and description.',
  'links.find': 'Answers with one link, as `GET /api/url/{id}` does, and with 404 where no link has this short URL.',
  'links.get': 'Counts are those of human visitors; a visit can take some seconds to be counted.',
  'links.create': 'The same request sent twice makes two links, unless it names an alias: that is refused the second time.',
};

/** One sentence for each group of operations. */
export const tagDescriptions: Readonly<Record<Resource, string>> = {
  account: 'The account that a key belongs to',
  domains: 'Branded domains',
  overlays: 'Call-to-action overlays',
  splash: 'Custom splash pages',
  campaigns: 'Campaigns, each with a list of links and perhaps a rotator',
  channels: 'Channels, which group links, bio pages and QR items',
  pixels: 'Tracking pixels',
  links: 'Short links and their statistics',
};

/** Path parameters by name. */
export const pathParameterDescriptions: Readonly<Record<string, string>> = {
  id: 'The id of the record',
  channelid: 'The id of the channel',
  campaignid: 'The id of the campaign',
  linkid: 'The id of the link',
  itemid: 'The id of the item, of the type that the path names',
  type: 'The type of the item',
};
