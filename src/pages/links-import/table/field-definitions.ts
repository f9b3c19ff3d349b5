/** Field definitions of an import: label, notation and headers of each field that a column can have. */
import { type NewLink, newLink } from '#contract/resources/links.ts';

/** The fields of a new link that hold a list of rules or of names with values: a column may be one entry of it. */
const listFields = ['geotarget', 'devicetarget', 'languagetarget', 'parameters'] as const;

export type ListField = (typeof listFields)[number];

export type FieldName = Exclude<keyof NewLink, 'deeplink'> | `deeplink.${keyof NonNullable<NewLink['deeplink']>}`;

interface ImportField {
  /** In place of the title of the contract. */
  label?: string;
  /** How to write it in a cell, for users. */
  notation: string;
  /** Other headers for it, in lower case, only letters and digits. */
  headers: readonly string[];
}

const titles = new Map(Object.entries(newLink.shape).map(([name, schema]) => [name, schema.meta()?.title]));

const fields: Readonly<Record<FieldName, ImportField>> = {
  url: {
    notation: 'A web address; https:// is added where it is missing',
    headers: ['longurl', 'destination', 'destinationurl', 'link', 'target', 'targeturl', 'address', 'website', 'longlink'],
  },
  custom: {
    notation: 'The end of the short link: letters, digits and - _ . ~',
    headers: ['customalias', 'alias', 'slug', 'keyword', 'backhalf', 'shortcode'],
  },
  domain: { notation: 'One of your domains, or its id', headers: ['customdomain', 'brandeddomain', 'host'] },
  description: { notation: 'Any text', headers: ['note', 'notes', 'comment'] },
  type: {
    notation: 'direct, frame or splash; 12 for your splash page 12; overlay-3 for your overlay 3',
    headers: ['redirecttype', 'howitopens'],
  },
  status: { notation: 'public or private', headers: ['visibility', 'access'] },
  password: { notation: 'Any text, as visitors will type it', headers: [] },
  expiry: {
    notation: '2027-01-31 18:00, 31.01.2027 or 31 January 2027, in your time zone; without a time, the end of that day',
    headers: ['expires', 'expirydate', 'expirationdate', 'validuntil'],
  },
  geotarget: {
    notation: 'DE=https://shop.example/de; France=https://shop.example/fr',
    headers: ['countries', 'geotargets', 'geo'],
  },
  devicetarget: {
    notation: 'iPhone=https://shop.example/ios; Android=https://shop.example/android',
    headers: ['devices', 'devicetargets'],
  },
  languagetarget: {
    notation: 'fr=https://shop.example/fr; pt-BR=https://shop.example/br',
    headers: ['languages', 'languagetargets'],
  },
  'deeplink.auto': { label: 'Open in the app', notation: 'yes or no', headers: ['deeplink', 'deeplinkauto', 'openintheapp'] },
  'deeplink.appstore_a': { label: 'App store address A', notation: 'A web address', headers: ['appstorea', 'deeplinkappstorea'] },
  'deeplink.appstore_b': { label: 'App store address B', notation: 'A web address', headers: ['appstoreb', 'deeplinkappstoreb'] },
  metatitle: { notation: 'Any text', headers: ['title', 'cardtitle', 'ogtitle'] },
  metadescription: { notation: 'Any text', headers: ['carddescription', 'ogdescription'] },
  metaimage: { notation: 'The web address of a JPG or PNG', headers: ['image', 'cardimage', 'ogimage'] },
  pixels: { notation: 'The names or ids of pixels: Shop; 7', headers: ['pixel', 'pixelids'] },
  channel: { notation: 'The name or id of a channel', headers: ['channelid', 'channelname', 'folder', 'group'] },
  campaign: { notation: 'The name or id of a campaign', headers: ['campaignid', 'campaignname'] },
  parameters: { notation: 'ref=mail; utm_source=news', headers: ['params', 'queryparameters', 'utm'] },
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

/** `Countries`, or `Countries: DE` for one entry. */
export function labelOf({ field, key }: ColumnField): string {
  const label = fields[field].label ?? titles.get(field) ?? field;
  return key === '' ? label : `${label}: ${key}`;
}

/** How to write a cell of such a column. */
export function notationOf({ field, key }: ColumnField): string {
  if (key === '') return fields[field].notation;
  return field === 'parameters' ? `The value of ${key}` : 'A web address';
}

const byHeader = new Map(
  fieldNames.flatMap((name) => [plain(name), ...fields[name].headers].map((header) => [header, name] as const)),
);

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
