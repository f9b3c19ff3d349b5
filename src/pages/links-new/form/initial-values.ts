/** What the wizard begins with: the query of its address, a link that exists, a preset, or a draft. */

import * as z from 'zod';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { isTimestamp } from '#contract/protocol/values.ts';
import type { LinkDetail } from '#contract/resources/links.ts';
import { isRecordId } from '#features/records/record-state.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { localTime } from '#ui/format/zoned-time.ts';
import { emptyValues, type WizardValues } from './wizard-values.ts';

/** The fields that a query can fill in: those that hold plain text, as they are called in a request. */
const plainFields = ['url', 'domain', 'custom', 'description', 'type', 'metatitle', 'metadescription', 'metaimage'] as const;

/** The values that a query names, such as `?url=…&type=frame&channel=3`; what makes no sense is left out. */
export function prefilled(query: URLSearchParams, zone: string): Partial<WizardValues> {
  const values: Partial<WizardValues> = {};
  for (const name of plainFields) {
    const text = query.get(name);
    if (text === null || text === '') continue;
    values[name] = name === 'url' || name === 'metaimage' ? completeUrl(text) : text;
  }
  const status = query.get('status');
  if (status === 'public' || status === 'private') values.status = status;
  for (const name of ['channel', 'campaign'] as const) {
    const [id] = ids([query.get(name) ?? '']);
    if (id !== undefined) values[name] = id;
  }
  const pixels = ids(query.getAll('pixels').flatMap((text) => text.split(',')));
  if (pixels.length > 0) values.pixels = pixels;
  const expiry = query.get('expiry') ?? '';
  if (isTimestamp(expiry)) values.expiry = localExpiry(expiry, zone);
  return values;
}

function ids(texts: readonly string[]): number[] {
  return [
    ...new Set(
      texts
        .map((text) => text.trim())
        .filter(isRecordId)
        .map(Number),
    ),
  ];
}

/** What the service tells of a link, as values; the rest of its settings cannot be read back. */
export function valuesOf({ details }: LinkDetail, zone: string, now: number): Partial<WizardValues> {
  const { longurl, title, description, location, device, expiry } = details;
  const isAhead = expiry !== null && isTimestamp(expiry) && Date.parse(`${expiry.replace(' ', 'T')}Z`) > now;
  return {
    url: longurl,
    description,
    // Where nobody gave a title, services show the host of the destination.
    ...(title === '' || title === hostOf(longurl) ? {} : { metatitle: title }),
    geotarget: location.map(({ name, link }) => ({ location: name, link })),
    devicetarget: device.map(({ name, link }) => ({ device: name, link })),
    ...(isAhead ? { expiry: localExpiry(expiry, zone) } : {}),
  };
}

function hostOf(address: string): string | undefined {
  return canParseUrl(address) ? new URL(address).host : undefined;
}

function localExpiry(timestamp: string, zone: string): string {
  return localTime(Date.parse(`${timestamp.replace(' ', 'T')}Z`), zone);
}

/** The settings that are worth keeping for the next link: not what makes this one, no secret, and no date. */
export function presetValues(values: WizardValues): Partial<WizardValues> {
  const { url: _url, custom: _custom, password: _password, expiry: _expiry, ...settings } = structuredClone(values);
  return settings;
}

const rows = <Row extends z.ZodRawShape>(row: Row) => z.array(z.object(row)).max(300);
const record = z.int().min(1).nullable();

/** How each field is kept. The password is not, and what stands here of it is not believed. */
const keptFields: Readonly<Record<Exclude<keyof WizardValues, 'password'>, z.ZodType>> = {
  url: z.string(),
  domain: z.string(),
  custom: z.string(),
  description: z.string(),
  type: z.string(),
  geotarget: rows({ location: z.string(), link: z.string() }),
  devicetarget: rows({ device: z.string(), link: z.string() }),
  languagetarget: rows({ language: z.string(), link: z.string() }),
  deeplink: z.object({ auto: z.boolean(), appstore_a: z.string(), appstore_b: z.string() }),
  metatitle: z.string(),
  metadescription: z.string(),
  metaimage: z.string(),
  expiry: z.string(),
  status: z.enum(['', 'public', 'private']),
  pixels: z.array(z.int().min(1)).max(100),
  parameters: rows({ name: z.string(), value: z.string() }),
  channel: record,
  campaign: record,
};

/** Values that were kept, here or by another version: what does not look like a field of the wizard is left out. */
export function keptValues(kept: Readonly<Record<string, unknown>>): Partial<WizardValues> {
  const good = Object.entries(keptFields).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(kept[name]);
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(good);
}

/** The wizard with these values, and nothing said of the rest. */
export function withValues(...given: readonly Partial<WizardValues>[]): WizardValues {
  return structuredClone(given).reduce<WizardValues>((values, more) => ({ ...values, ...more }), emptyValues());
}
