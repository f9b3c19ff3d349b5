/** Cell parser: turns the text of a CSV cell into the value of its field, or into the reason why it cannot. */

import { completeUrl } from '#contract/new-link/complete-url.ts';
import { nameOf } from '#contract/protocol/inputs.ts';
import {
  findRecord,
  isCreatable,
  isId,
  type NamedField,
  type RecordNames,
} from '#contract/record-names.ts';
import { redirectTypes } from '#contract/resources/links.ts';
import type { ColumnField, ListField } from './field-definitions.ts';
import { aliasOf, endingOf } from './old-links.ts';
import { type DateOrder, parseExpiryDate } from './parse-date.ts';
import type { Problem } from './table-types.ts';

/** The value of a field, the name of a record that the import creates, the entries of a list field, or why there is none. */
type CellValue =
  | { value: unknown }
  | { creates: string; names: readonly Unknown[] }
  | { entries: readonly Entry[] }
  | { problem: Problem; names?: readonly Unknown[] };

/** A name that no record has; `unread` while the list of records was not read. */
export interface Unknown {
  readonly field: NamedField;
  readonly name: string;
  readonly unread: boolean;
}

type Entry = Readonly<Record<string, string>>;

export interface ParseOptions {
  /** The time zone of times without one, or '' for the one of the machine. */
  zone: string;
  /** What a date such as 05/06/2027 means; day first by default. */
  dateOrder?: DateOrder;
  /** The records that cells may name. */
  records?: RecordNames;
  /** Channels and campaigns that are missing are created with the links. */
  createMissing?: boolean;
}

/** Parses a cell that is not blank. The schema of a new link validates the value. */
export function parseCell(
  { field, key }: ColumnField,
  cell: string,
  options: ParseOptions,
): CellValue {
  const text = cell.trim();
  switch (field) {
    case 'url':
    case 'metaimage':
    case 'deeplink.appstore_a':
    case 'deeplink.appstore_b':
      return parseUrl(text);
    case 'type':
      return { value: knownName(redirectTypes, text) };
    case 'status':
      return { value: statuses[text.toLowerCase()] ?? text.toLowerCase() };
    case 'expiry':
      return parseExpiry(text, options);
    case 'geotarget':
    case 'devicetarget':
    case 'languagetarget':
    case 'parameters':
      return key === '' ? parseEntries(field, text) : parseEntry(field, key, text);
    case 'deeplink.auto':
      return parseBoolean(text);
    case 'pixels':
      return parsePixels(text, options);
    case 'channel':
    case 'campaign':
      return parseRecord(field, text, options);
    case 'domain':
      return isId(text) ? parseDomain(text, options.records) : { value: text };
    case 'custom':
      // Exports of other services may have the whole short link there.
      return { value: endingOf(text) || aliasOf(text) };
    case 'password':
    case 'description':
    case 'metatitle':
    case 'metadescription':
      return { value: cell }; // blanks may be meant
  }
}

/** Known names in any case; the notation of a splash page or overlay stays as it is. */
function knownName(names: readonly string[], text: string): string {
  return names.find((name) => name === text.toLowerCase()) ?? text;
}

function parseUrl(text: string): CellValue {
  const value = completeUrl(text);
  // Browsers would write %20: two addresses in one cell would become one that leads nowhere.
  return /\s/.test(value) ? { problem: { key: 'blanks' } } : { value };
}

function parseExpiry(text: string, { zone, dateOrder }: ParseOptions): CellValue {
  const value = parseExpiryDate(text, zone, dateOrder);
  return value === undefined ? { problem: { key: 'date' } } : { value };
}

/** In the languages of Linkdeck. */
const statuses: Readonly<Record<string, string>> = {
  öffentlich: 'public',
  público: 'public',
  publico: 'public',
  عام: 'public',
  privat: 'private',
  privado: 'private',
  خاص: 'private',
};

const yes = ['yes', 'y', 'true', '1', 'on', 'ja', 'sí', 'si', 'نعم'];
const no = ['no', 'n', 'false', '0', 'off', 'nein', 'لا'];

function parseBoolean(text: string): CellValue {
  const answer = text.toLowerCase();
  if (yes.includes(answer)) return { value: true };
  return no.includes(answer) ? { value: false } : { problem: { key: 'yesNo' } };
}

function parsePixels(text: string, options: ParseOptions): CellValue {
  const parts = text.split(/[;,\n]+/).map((part) => part.trim());
  // Ids may also have blanks between them, names may hold some.
  const names = parts
    .flatMap((part) => (/^[\d\s]+$/.test(part) ? part.split(/\s+/) : [part]))
    .filter((name) => name !== '');
  const read = names.map((name) => parseRecord('pixels', name, options));
  const wrong = read.find((each) => 'problem' in each);
  if (wrong === undefined)
    return { value: read.map((each) => ('value' in each ? each.value : undefined)) };
  return { ...wrong, names: read.flatMap((each) => ('names' in each ? (each.names ?? []) : [])) };
}

/** The id of a record by its id or name. An id that is not in the list is sent: the list may be older. */
function parseRecord(
  field: NamedField,
  text: string,
  { records, createMissing = false }: ParseOptions,
): CellValue {
  const named = findRecord(records?.[field], text);
  if (named.found === 'one') return { value: named.record.id };
  if (isId(text)) return { value: Number(text) };
  const shown = text.slice(0, 60);
  if (named.found === 'several')
    return { problem: { key: 'several', field, name: shown, count: named.count } };
  const names = [{ field, name: text, unread: named.found === 'unread' }];
  if (createMissing && named.found === 'none' && isCreatable(field)) {
    const name = nameOf(field).safeParse(text);
    return name.success
      ? { creates: name.data, names }
      : { problem: { key: 'check', message: name.error.issues[0]?.message ?? '' }, names };
  }
  return {
    problem: { key: named.found === 'unread' ? 'looking' : 'none', field, name: shown },
    names,
  };
}

/** The host of a domain by its id. */
function parseDomain(text: string, records: RecordNames | undefined): CellValue {
  const named = findRecord(records?.domain, text);
  if (named.found === 'one') return { value: named.record.name };
  const unread = named.found === 'unread';
  return {
    problem: { key: unread ? 'looking' : 'none', field: 'domain', name: text },
    names: [{ field: 'domain', name: text, unread }],
  };
}

const parts = {
  geotarget: {
    key: 'location',
    value: 'link',
    example: 'DE=https://shop.example/de; FR=https://shop.example/fr',
  },
  devicetarget: { key: 'device', value: 'link', example: 'iPhone=https://shop.example/ios' },
  languagetarget: { key: 'language', value: 'link', example: 'fr=https://shop.example/fr' },
  parameters: { key: 'name', value: 'value', example: 'ref=mail; utm_source=news' },
} as const satisfies Record<ListField, object>;

/** The names of the two parts of an entry in a new link. */
export function entryParts(field: ListField): { readonly key: string; readonly value: string } {
  return parts[field];
}

function entryOf(field: ListField, key: string, value: string): Entry {
  const { key: keyName, value: valueName } = parts[field];
  return {
    [keyName]: key.trim(),
    [valueName]: field === 'parameters' ? value.trim() : completeUrl(value),
  };
}

function parseEntry(field: ListField, key: string, text: string): CellValue {
  if (field !== 'parameters' && /\s/.test(text)) return { problem: { key: 'blanks' } };
  return { entries: [entryOf(field, key, text)] };
}

/** Entries end at a semicolon or a new line; in addresses only at a semicolon before another `name=https://`. */
function parseEntries(field: ListField, text: string): CellValue {
  const between =
    field === 'parameters'
      ? /\s*;\s*(?=[^;=]+=)|\s*\n\s*/
      : /\s*;\s*(?=[^;=/?&\n]{1,100}=\s*https?:\/\/)|\s*\n\s*/i;
  const entries: Entry[] = [];
  for (const piece of text.replace(/\s*;\s*$/, '').split(between)) {
    const at = piece.indexOf('=');
    const value = piece.slice(at + 1).trim();
    if (at <= 0 || (field !== 'parameters' && (value === '' || /\s/.test(value)))) {
      return {
        problem: {
          key: field === 'parameters' ? 'values' : 'addresses',
          example: parts[field].example,
        },
      };
    }
    entries.push(entryOf(field, piece.slice(0, at), value));
  }
  return { entries };
}
