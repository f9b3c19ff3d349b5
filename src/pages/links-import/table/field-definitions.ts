/** Field definitions of an import: the fields that a column can have, and the headers that mean them. */
import type { NewLink } from '#contract/resources/links.ts';

/** The fields of a new link that hold a list of rules or of names with values: a column may be one entry of it. */
const listFields = ['geotarget', 'devicetarget', 'languagetarget', 'parameters'] as const;

export type ListField = (typeof listFields)[number];

export type FieldName = Exclude<keyof NewLink, 'deeplink'> | `deeplink.${keyof NonNullable<NewLink['deeplink']>}`;

/** Other headers for each, in lower case, only letters and digits. */
const fields: Readonly<Record<FieldName, readonly string[]>> = {
  url: ['longurl', 'destination', 'destinationurl', 'link', 'target', 'targeturl', 'address', 'website', 'longlink'],
  custom: ['customalias', 'alias', 'slug', 'keyword', 'backhalf', 'shortcode'],
  domain: ['customdomain', 'brandeddomain', 'host'],
  description: ['note', 'notes', 'comment'],
  type: ['redirecttype', 'howitopens'],
  status: ['visibility', 'access'],
  password: [],
  expiry: ['expires', 'expirydate', 'expirationdate', 'validuntil'],
  geotarget: ['countries', 'geotargets', 'geo'],
  devicetarget: ['devices', 'devicetargets'],
  languagetarget: ['languages', 'languagetargets'],
  'deeplink.auto': ['deeplink', 'deeplinkauto', 'openintheapp'],
  'deeplink.appstore_a': ['appstorea', 'deeplinkappstorea'],
  'deeplink.appstore_b': ['appstoreb', 'deeplinkappstoreb'],
  metatitle: ['title', 'cardtitle', 'ogtitle'],
  metadescription: ['carddescription', 'ogdescription'],
  metaimage: ['image', 'cardimage', 'ogimage'],
  pixels: ['pixel', 'pixelids'],
  channel: ['channelid', 'channelname', 'folder', 'group'],
  campaign: ['campaignid', 'campaignname'],
  parameters: ['params', 'queryparameters', 'utm'],
};

/** Every field, in the order of the screen. */
export const fieldNames = Object.keys(fields).filter(isFieldName);

function isFieldName(text: string): text is FieldName {
  return Object.hasOwn(fields, text);
}

export function isListField(name: string): name is ListField {
  return listFields.some((field) => field === name);
}

/** The field of a column, or one entry of a list field, such as the rule for `DE`. */
export interface ColumnField {
  field: FieldName;
  /** The country, device or language of a rule, or the name of a parameter; else ''. */
  key: string;
}

/** Parses `url`, `geotarget.DE` and so on; undefined for '' (a column that is not imported) and unknown texts. */
export function parseColumnField(text: string): ColumnField | undefined {
  if (isFieldName(text)) return { field: text, key: '' };
  const [, field = '', key = ''] = /^(\w+)\.(.+)$/s.exec(text) ?? [];
  return isListField(field) ? { field, key } : undefined;
}

const byHeader = new Map(fieldNames.flatMap((name) => [plain(name), ...fields[name]].map((header) => [header, name] as const)));

function plain(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The field that a header means, as text; '' for an unknown header. */
export function fieldOfHeader(header: string): string {
  const text = header.trim();
  if (/^utm_\w+$/i.test(text)) return `parameters.${text.toLowerCase()}`;
  const [, before = '', key = ''] = /^([^.]+)\.(.+)$/s.exec(text) ?? [];
  const list = byHeader.get(plain(before));
  if (key !== '' && list !== undefined && isListField(list)) return `${list}.${key.trim()}`;
  return byHeader.get(plain(text)) ?? '';
}

/** Whether two columns may have this field: entries of a list add up, every other field has one column. */
export function mayRepeat(field: string): boolean {
  return isListField(parseColumnField(field)?.field ?? '');
}

/** The field of each header; of two headers with the same meaning only the first has it. */
export function fieldsOfHeaders(headers: readonly string[]): string[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const field = fieldOfHeader(header);
    if (taken.has(field) && !mayRepeat(field)) return '';
    taken.add(field);
    return field;
  });
}
