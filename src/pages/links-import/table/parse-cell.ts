/** One cell as the value that it stands for: each field has its notation, and says what is wrong with a cell that breaks it. */
import { redirectTypes } from '#contract/resources/links.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import type { ListField, Target } from './field-definitions.ts';
import { utcOf } from './parse-date.ts';

/** What a cell says: the value of its field, or what is wrong with it. Entries of a list come as one. */
type CellValue = { value: unknown } | { entries: readonly Entry[] } | { problem: string };

type Entry = Readonly<Record<string, string>>;

/** What cells are read with. */
export interface Reading {
  /** The time zone that times without one are in, or '' for the machine's. */
  zone: string;
}

/** Reads a cell that holds something. Whether the value itself is good is for the schema of a new link to say. */
export function readCell({ field, key }: Target, cell: string, { zone }: Reading): CellValue {
  const text = cell.trim();
  switch (field) {
    case 'url':
    case 'metaimage':
    case 'deeplink.appstore_a':
    case 'deeplink.appstore_b':
      return readAddress(text);
    case 'type':
      return { value: inLowerCase(redirectTypes, text) };
    case 'status':
      return { value: text.toLowerCase() };
    case 'expiry':
      return readExpiry(text, zone);
    case 'geotarget':
    case 'devicetarget':
    case 'languagetarget':
    case 'parameters':
      return key === '' ? readEntries(field, text) : readEntry(field, key, text);
    case 'deeplink.auto':
      return readYes(text);
    case 'pixels':
      return readIds(text);
    case 'channel':
    case 'campaign':
      return /^\d{1,15}$/.test(text) ? { value: Number(text) } : { problem: `Must be the id of a ${field}: a whole number` };
    case 'custom':
    case 'domain':
      return { value: text };
    case 'password':
    case 'description':
    case 'metatitle':
    case 'metadescription':
      return { value: cell }; // blanks may be meant
  }
}

/** One of a few words in any case; how the service names a splash page or an overlay is its own affair. */
function inLowerCase(words: readonly string[], text: string): string {
  return words.find((word) => word === text.toLowerCase()) ?? text;
}

function readAddress(text: string): CellValue {
  const value = completeUrl(text);
  // Browsers would turn the blank into %20 and go on: two addresses in one cell would become one that leads nowhere.
  return /\s/.test(value) ? { problem: 'Must be one web address without blanks in it' } : { value };
}

function readExpiry(text: string, zone: string): CellValue {
  const value = utcOf(text, zone);
  return value === undefined ? { problem: 'Must be a date and time such as 2027-01-31 18:00' } : { value };
}

const yes = ['yes', 'y', 'true', '1', 'on'];
const no = ['no', 'n', 'false', '0', 'off'];

function readYes(text: string): CellValue {
  const word = text.toLowerCase();
  if (yes.includes(word)) return { value: true };
  return no.includes(word) ? { value: false } : { problem: 'Must be yes or no' };
}

function readIds(text: string): CellValue {
  const words = text.split(/[\s;,]+/).filter((word) => word !== '');
  return words.every((word) => /^\d{1,15}$/.test(word))
    ? { value: words.map(Number) }
    : { problem: 'Must be the ids of pixels: whole numbers with semicolons between them, such as 3; 7' };
}

/** What an entry is made of, by its field. */
const parts = {
  geotarget: { key: 'location', value: 'link', example: 'DE=https://shop.example/de; FR=https://shop.example/fr' },
  devicetarget: { key: 'device', value: 'link', example: 'iPhone=https://shop.example/ios' },
  languagetarget: { key: 'language', value: 'link', example: 'fr=https://shop.example/fr' },
  parameters: { key: 'name', value: 'value', example: 'ref=mail; utm_source=news' },
} as const satisfies Record<ListField, object>;

/** The names that an entry of a list has in a new link. */
export function entryParts(field: ListField): { readonly key: string; readonly value: string } {
  return parts[field];
}

function entryOf(field: ListField, key: string, value: string): Entry {
  const { key: keyName, value: valueName } = parts[field];
  return { [keyName]: key.trim(), [valueName]: field === 'parameters' ? value.trim() : completeUrl(value) };
}

function readEntry(field: ListField, key: string, text: string): CellValue {
  if (field !== 'parameters' && /\s/.test(text)) return { problem: 'Must be one web address without blanks in it' };
  return { entries: [entryOf(field, key, text)] };
}

/**
 * Between entries stands a semicolon or a new line. An address may hold semicolons and equals signs of its own, so a
 * rule only ends at a semicolon after which another name, an equals sign and a scheme stand.
 */
function readEntries(field: ListField, text: string): CellValue {
  const between =
    field === 'parameters' ? /\s*;\s*(?=[^;=]+=)|\s*\n\s*/ : /\s*;\s*(?=[^;=/?&\n]{1,100}=\s*https?:\/\/)|\s*\n\s*/i;
  const entries: Entry[] = [];
  for (const piece of text.replace(/\s*;\s*$/, '').split(between)) {
    const at = piece.indexOf('=');
    const value = piece.slice(at + 1).trim();
    if (at <= 0 || (field !== 'parameters' && (value === '' || /\s/.test(value)))) {
      return {
        problem: `Must be a name and ${field === 'parameters' ? 'a value' : 'a web address'} each, such as ${parts[field].example}`,
      };
    }
    entries.push(entryOf(field, piece.slice(0, at), value));
  }
  return { entries };
}
