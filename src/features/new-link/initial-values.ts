/** Initial values: reads them from the query of the wizard's address, an existing link or a draft. */
import type * as z from 'zod/mini';
import { localTime } from '#base/zoned-time.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { type LinkValues, linkFields } from '#contract/new-link/link-values.ts';
import { noTags, splitTags, utmNames } from '#contract/new-link/utm-tags.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { isTimestamp } from '#contract/protocol/values.ts';
import type { LinkDetail, NewLink } from '#contract/resources/links.ts';
import { isRecordId } from '#features/records/record-state.ts';
import { parseMoment } from '#ui/format/format.ts';

/** The text fields that a query can fill in, by their names in a request. */
const textFields = [
  'url',
  'domain',
  'custom',
  'description',
  'type',
  'metatitle',
  'metadescription',
  'metaimage',
] as const;

/** The values that a query names, such as `?url=…&type=frame&channel=3`; what is not valid is left out. */
export function queryValues(query: URLSearchParams, zone: string): Partial<LinkValues> {
  const values: Partial<LinkValues> = {};
  for (const name of textFields) {
    const text = query.get(name);
    if (text !== null && text !== '')
      values[name] = name === 'url' || name === 'metaimage' ? completeUrl(text) : text;
  }
  const status = query.get('status');
  if (status === 'public' || status === 'private') values.status = status;
  for (const name of ['channel', 'campaign'] as const) {
    const [id] = ids(query.get(name) ?? '');
    if (id !== undefined) values[name] = id;
  }
  const pixels = ids(query.getAll('pixels').join(','));
  if (pixels.length > 0) values.pixels = pixels;
  const expiry = query.get('expiry') ?? '';
  if (isTimestamp(expiry)) values.expiry = localTime(parseMoment(expiry) ?? 0, zone);
  if (utmNames.some((name) => query.has(name))) values.utm = tagsOf(query);
  const parameters = parametersOf(query);
  if (parameters.length > 0) values.parameters = parameters;
  return values;
}

function tagsOf(query: URLSearchParams): LinkValues['utm'] {
  const given = utmNames.map((name) => [name, query.get(name) ?? ''] as const);
  return { ...noTags, ...Object.fromEntries(given) };
}

/** The parameters of `parameters=name=value`, which may be there several times. */
function parametersOf(query: URLSearchParams): LinkValues['parameters'] {
  return query.getAll('parameters').flatMap((text) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    return name === '' ? [] : [{ name, value }];
  });
}

function ids(text: string): number[] {
  const found = text.split(',').map((id) => id.trim());
  return [...new Set(found.filter(isRecordId).map(Number))];
}

/**
 * The values of an existing link, as far as the service tells them and they could be read. Half a targeting rule is
 * taken as a rule with an empty half, so that the form asks for the rest.
 */
export function linkValues(
  { details }: LinkDetail,
  zone: string,
  now: number,
): Partial<LinkValues> {
  const { longurl, title, description, location, device, expiry } = details;
  const end = expiry === null || !isTimestamp(expiry) ? undefined : parseMoment(expiry);
  // Services show the host of the destination in place of a title that is not set.
  const isHost = longurl !== null && canParseUrl(longurl) && title === new URL(longurl).host;
  return {
    ...(longurl === null ? {} : splitTags(longurl)),
    ...(description === null ? {} : { description }),
    ...(title === null || title === '' || isHost ? {} : { metatitle: title }),
    geotarget: rulesIn(location).map(({ name, link }) => ({ location: name, link })),
    devicetarget: rulesIn(device).map(({ name, link }) => ({ device: name, link })),
    ...(end !== undefined && end > now ? { expiry: localTime(end, zone) } : {}),
  };
}

/** The targeting rules of which at least one half could be read, with '' for the other one. */
function rulesIn(rules: LinkDetail['details']['location']): { name: string; link: string }[] {
  const found = (rules ?? []).map(({ name, link }) => ({ name: name ?? '', link: link ?? '' }));
  return found.filter(({ name, link }) => name + link !== '');
}

/** The values of a link as this browser sent it: all but the alias and the password, and an expiry only where it lies ahead. */
export function sentValues(
  { custom: _custom, expiry = '', deeplink, ...body }: NewLink,
  zone: string,
  now: number,
) {
  const end = parseMoment(expiry);
  return storedValues({
    ...body,
    ...splitTags(body.url),
    deeplink: { auto: false, appstore_a: '', appstore_b: '', ...deeplink },
    ...(end !== undefined && end > now ? { expiry: localTime(end, zone) } : {}),
  });
}

/** The settings that are worth keeping for the next link: without those of this link alone, secrets and dates. */
export function reusableValues(values: LinkValues): Partial<LinkValues> {
  const {
    url: _url,
    custom: _custom,
    password: _password,
    expiry: _expiry,
    ...settings
  } = structuredClone(values);
  return settings;
}

/** Passwords are not stored, so one that is found is not used. */
const { password: _password, ...storedFields } = linkFields.shape;

/** The fields of a stored draft, without those that are not valid, such as another version's. */
export function storedValues(stored: Readonly<Record<string, unknown>>): Partial<LinkValues> {
  const valid = Object.entries<z.ZodMiniType>(storedFields).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(stored[name]);
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(valid);
}
