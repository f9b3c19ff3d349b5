/** Field definitions of an import: the fields that a column can have, and the headers that mean them. */
import type { NewLink } from '#contract/resources/links.ts';
import { destinationWords, headerWords } from './header-words.ts';
import { plainHeader } from './plain-header.ts';

/** The fields of a new link that hold a list of rules or of names with values: a column may be one entry of it. */
const listFields = ['geotarget', 'devicetarget', 'languagetarget', 'parameters'] as const;

export type ListField = (typeof listFields)[number];

export type FieldName =
  | Exclude<keyof NewLink, 'deeplink'>
  | `deeplink.${keyof NonNullable<NewLink['deeplink']>}`;

/** Other headers for each, in lower case, only letters and digits. */
const fields: Readonly<Record<FieldName, readonly string[]>> = {
  url: [
    'longurl',
    'destination',
    'destinationurl',
    'originalurl',
    'link',
    'target',
    'targeturl',
    'address',
    'website',
    'longlink',
    'long',
    'finalurl',
    'fullurl',
    'landingpage',
    'landingpageurl',
    'redirectto',
    'webaddress',
    'href',
    'uri',
  ],
  custom: [
    'customalias',
    'alias',
    'slug',
    'slashtag',
    'keyword',
    'backhalf',
    'shortcode',
    'shortid',
    'originalpath',
    'customlink',
    'custombitlinks',
    'short',
    'shortname',
    'shortpath',
    'customslug',
    'vanity',
    'ending',
    'shortlinkending',
    'linkending',
    'customending',
    'customname',
    'custompath',
    'customcode',
  ],
  domain: ['customdomain', 'brandeddomain', 'host'],
  description: ['note', 'notes', 'comment'],
  type: ['redirecttype', 'howitopens'],
  status: ['visibility', 'access'],
  password: [],
  expiry: [
    'expires',
    'expiresat',
    'expirydate',
    'expirationdate',
    'expireatdatetime',
    'validuntil',
    'expiration',
    'expiredate',
    'expireson',
  ],
  geotarget: ['countries', 'geotargets', 'geo'],
  devicetarget: ['devices', 'devicetargets'],
  languagetarget: ['languages', 'languagetargets'],
  'deeplink.auto': ['deeplink', 'deeplinkauto', 'openintheapp'],
  'deeplink.appstore_a': ['appstorea', 'deeplinkappstorea'],
  'deeplink.appstore_b': ['appstoreb', 'deeplinkappstoreb'],
  metatitle: ['title', 'linktitle', 'linkname', 'cardtitle', 'ogtitle'],
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

/** How surely a header means the destination, from 0 for the surest: `link` is the short link in many exports. */
const destinationRanks: readonly (readonly string[])[] = [
  [
    'destinationurl',
    'longurl',
    'originalurl',
    'destination',
    'target',
    'targeturl',
    'longlink',
    'long',
    'finalurl',
    'fullurl',
    'redirectto',
    'redirecturl',
    'targetlink',
    'destinationlink',
    'destinationaddress',
    'fulllink',
    'originallink',
    'newurl',
  ],
  ['url', 'address', 'website', 'landingpage', 'landingpageurl', 'webaddress', 'href', 'uri'],
  ['link'],
];

const rankByHeader = new Map(
  destinationRanks.flatMap((names, rank) =>
    [...names, ...(destinationWords[rank] ?? [])].map((name) => [plainHeader(name), rank] as const),
  ),
);

/** The rank of a header that means the destination; undefined for every other one. */
export function destinationRank(header: string): number | undefined {
  return rankByHeader.get(plainHeader(withoutHint(header)));
}

/** What exports of other services tell of a link that is no part of a new one. The headers are written as above. */
const oldFields = {
  'old.link': [
    'oldshortlink',
    'shortlink',
    'shorturl',
    'tinyurl',
    'bitlink',
    'shortenedurl',
    'shortenedlink',
    'brandedurl',
    'brandedlink',
    'vanityurl',
  ],
  'old.clicks': [
    'clicks',
    'totalclicks',
    'uniqueclicks',
    'hits',
    'visits',
    'visitcount',
    'clickcount',
    'engagements',
  ],
  'old.date': [
    'datecreated',
    'createdat',
    'created',
    'date',
    'timestamp',
    'updatedat',
    'createddate',
    'createdon',
    'creationdate',
    'creationtime',
  ],
  'old.tags': ['tags', 'tag', 'labels'],
  'old.domain': [],
  'old.status': [],
} as const;

export type OldField = keyof typeof oldFields;

/** In the order of the screen. */
export const oldFieldNames = Object.keys(oldFields).filter(isOldField);

export function isOldField(text: string): text is OldField {
  return Object.hasOwn(oldFields, text);
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

const byHeader = new Map<string, FieldName | OldField>([
  ...[...oldFieldNames, ...fieldNames].flatMap((name) =>
    (headerWords[name] ?? []).map((header) => [plainHeader(header), name] as const),
  ),
  ...[...rankByHeader.keys()].map((header) => [header, 'url'] as const),
  ...oldFieldNames.flatMap((name) => oldFields[name].map((header) => [header, name] as const)),
  ...fieldNames.flatMap((name) =>
    [plainHeader(name), ...fields[name]].map((header) => [header, name] as const),
  ),
]);

/** What a template says of a column, which is no part of its name: `(optional)`, `[max 100]`, `(YYYY-MM-DD)`, `: required`, `*`. */
const hint =
  /\s*(?:[([](?:optional|required|mandatory|pflicht\w*|freiwillig|opcional|obligatori\w*|اختياري|مطلوب|ur[li]s?|utc|(?:max|min)\b[^)\]]*|[DMYTJAHhmsa\s.:/-]{4,})[)\]]|[:–-]\s*(?:optional|required|pflicht\w*|opcional|obligatori\w*)|\*)\s*$/iu;

/** The field that a header means, as text; '' for an unknown header. */
export function fieldOfHeader(header: string): string {
  const text = withoutHint(header);
  if (/^utm_\w+$/i.test(text)) return `parameters.${text.toLowerCase()}`;
  const [, before = '', key = ''] = /^([^.]+)\.(.+)$/s.exec(text) ?? [];
  const list = byHeader.get(plainHeader(before));
  if (key !== '' && list !== undefined && isListField(list)) return `${list}.${key.trim()}`;
  return byHeader.get(plainHeader(text)) ?? '';
}

function withoutHint(header: string): string {
  return header.trim().replace(hint, '').replace(hint, '');
}

/** Whether two columns may have this field: entries of a list add up, and a link may have several old ones. */
export function mayRepeat(field: string): boolean {
  return field === '' || isOldField(field) || isListField(parseColumnField(field)?.field ?? '');
}

/** Whether nothing of the column becomes part of the new link. */
export function isLeftOut(field: string, tagsToChannels: boolean): boolean {
  if (field === 'old.tags') return !tagsToChannels;
  return ['', 'old.clicks', 'old.date', 'old.status'].includes(field);
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
