import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { type JsonSchema, toJsonSchema } from '#contract/openapi/json-schema.ts';
import { openApiDocument } from '#contract/openapi/openapi.ts';

const account = ['id', 'email', 'username', 'avatar', 'status', 'expires', 'registered'];
const paging = ['result', 'perpage', 'currentpage', 'nextpage', 'maxpage'];
const link = ['id', 'alias', 'shorturl', 'longurl', 'clicks', 'title', 'description', 'date'];
const details = [
  'id',
  'shorturl',
  'longurl',
  'title',
  'description',
  'location',
  'device',
  'expiry',
  'date',
];
const statistics = [
  'clicks',
  'uniqueClicks',
  'topCountries',
  'topReferrers',
  'topBrowsers',
  'topOs',
];
const social = ['network1', 'network2', 'network3'];
const linkDetail = [
  'id',
  ...under('details', details),
  ...under('data', [...statistics, ...under('socialCount', social)]),
];

const domain = ['id', 'domain', 'redirectroot', 'redirect404'];
const overlay = ['id', 'type', 'name', 'date'];
const campaign = ['id', 'name', 'public', 'rotator', 'list'];
// The name goes by `domain` where a campaign is created or updated.
const campaignReply = ['id', 'domain', 'public', 'rotator', 'list'];
const channel = ['id', 'name', 'description', 'color', 'starred'];
const channelItem = ['type', 'id', 'title', 'preview', 'link', 'date'];
const pixel = ['id', 'type', 'name', 'tag', 'date'];
const pages = ['limit', 'page'];

function pageOf(key: string, fields: string[]): string[] {
  return under('data', [...paging, ...under(`${key}[]`, fields)]);
}

function under(parent: string, names: string[]): string[] {
  return names.map((name) => `${parent}.${name}`);
}

/**
 * Every field that the service's document lists, copied from it by hand. A list is marked by `[]`.
 */
const documented: Record<
  string,
  { params?: string[]; query?: string[]; body?: string[]; reply: string[] }
> = {
  'account.get': { reply: under('data', account) },
  'account.update': { body: ['email', 'password'], reply: ['message'] },
  'domains.list': { query: pages, reply: pageOf('domains', domain) },
  'domains.create': { body: ['domain', 'redirectroot', 'redirect404'], reply: ['id'] },
  'domains.update': { params: ['id'], body: ['redirectroot', 'redirect404'], reply: ['message'] },
  'domains.delete': { params: ['id'], reply: ['message'] },
  'overlays.list': { query: pages, reply: pageOf('cta', overlay) },
  'splash.list': { query: pages, reply: pageOf('splash', ['id', 'name', 'date']) },
  'campaigns.list': { query: pages, reply: pageOf('campaigns', campaign) },
  'campaigns.create': { body: ['name', 'slug', 'public'], reply: campaignReply },
  'campaigns.assign': { params: ['campaignid', 'linkid'], reply: ['message'] },
  'campaigns.update': { params: ['id'], body: ['name', 'slug', 'public'], reply: campaignReply },
  'campaigns.delete': { params: ['id'], reply: ['message'] },
  'channels.list': { query: pages, reply: pageOf('channels', channel) },
  'channels.get': { params: ['id'], query: pages, reply: pageOf('items', channelItem) },
  'channels.create': { body: ['name', 'description', 'color', 'starred'], reply: channel },
  'channels.assign': { params: ['channelid', 'type', 'itemid'], reply: ['message'] },
  'channels.update': {
    params: ['id'],
    body: ['name', 'description', 'color', 'starred'],
    reply: ['message'],
  },
  'channels.delete': { params: ['id'], reply: ['message'] },
  'pixels.list': { query: pages, reply: pageOf('pixels', pixel) },
  // The reply is not shown in the document; it is what services of this family send.
  'pixels.create': { body: ['type', 'name', 'tag'], reply: ['id'] },
  'links.list': {
    query: ['limit', 'page', 'order', 'q'],
    reply: pageOf('urls', link),
  },
  'links.find': { query: ['short'], reply: linkDetail },
  'links.get': { params: ['id'], reply: linkDetail },
  'links.create': {
    body: [
      'url',
      'custom',
      'type',
      'password',
      'domain',
      'expiry',
      'geotarget[].location',
      'geotarget[].link',
      'devicetarget[].device',
      'devicetarget[].link',
      'languagetarget[].language',
      'languagetarget[].link',
      'metatitle',
      'metadescription',
      'metaimage',
      'description',
      'pixels[]',
      'channel',
      'campaign',
      'deeplink.auto',
      'deeplink.appstore_a',
      'deeplink.appstore_b',
      'status',
      'parameters[].name',
      'parameters[].value',
    ],
    // Not shown in the document; what services of this family send.
    reply: ['id', 'shorturl'],
  },
};

const required: Record<string, string[]> = {
  'domains.create': ['domain'],
  'campaigns.update': ['name'],
  'channels.create': ['name'],
  'pixels.create': ['type', 'name', 'tag'],
  'links.create': ['url'],
};

function resolve(schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema {
  return schema.$ref === undefined
    ? schema
    : (named[schema.$ref.replace('#/components/schemas/', '')] ?? {});
}

/** The names of all fields of a schema, in the notation above. */
function fieldsOf(schema: JsonSchema, named: Record<string, JsonSchema>, prefix = ''): string[] {
  const { items, properties } = resolve(schema, named);
  if (typeof items === 'object' && !Array.isArray(items))
    return fieldsOf(items, named, `${prefix}[]`);
  if (properties === undefined) return [prefix];
  return Object.entries(properties).flatMap(([key, value]) =>
    typeof value === 'boolean'
      ? []
      : fieldsOf(value, named, prefix === '' ? key : `${prefix}.${key}`),
  );
}

describe('The contract', () => {
  it('has the endpoints that are written down here, and no other', () => {
    expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(documented).sort());
  });

  it.each(endpoints)('knows every documented field of $name and no other', ({ name, endpoint }) => {
    const named: Record<string, JsonSchema> = {};
    const fields = (part: 'params' | 'query' | 'body' | 'reply') => {
      const found = fieldsOf(toJsonSchema(endpoint[part], named), named);
      return found.sort();
    };
    const wanted = documented[name];
    expect(fields('params')).toEqual([...(wanted?.params ?? [])].sort());
    expect(fields('query')).toEqual([...(wanted?.query ?? [])].sort());
    expect(fields('body')).toEqual([...(wanted?.body ?? [])].sort());
    expect(fields('reply')).toEqual([...(wanted?.reply ?? [])].sort());
  });

  it.each(endpoints)(
    'requires in the body of $name what the document requires',
    ({ name, endpoint }) => {
      const named: Record<string, JsonSchema> = {};
      const body = resolve(toJsonSchema(endpoint.body, named), named);
      expect(body.required ?? []).toEqual(required[name] ?? []);
    },
  );

  it('is written to the OpenAPI document with the same names', () => {
    const { schemas } = openApiDocument(endpoints).components;
    expect(fieldsOf(schemas['Account'] ?? {}, schemas).sort()).toEqual([...account].sort());
  });
});
