/** File reader: tells by its first bytes what a file is, and reads text, spreadsheets, bookmarks and JSON. */
import { strFromU8, unzipSync } from 'fflate';
import { decodeFile, type Encoding } from './decode-file.ts';
import { bookmarkRows, isBookmarks } from './read-bookmarks.ts';
import { jsonRows } from './read-json.ts';
import { odsSheets } from './read-ods.ts';
import { xlsxSheets } from './read-xlsx.ts';

export type FileFormat = 'text' | 'excel' | 'openDocument' | 'bookmarks' | 'json';

/** Files that hold no table, or one that is not read here. */
export type Unreadable = 'oldExcel' | 'archive' | 'document' | 'binary' | 'webPage' | 'broken';

/** A file: text whose columns have to be found, or rows as a program has written them. */
export type FileContent = { readonly text: string } | { readonly grid: readonly string[][] };

export interface ReadFile {
  readonly content: FileContent;
  readonly format: FileFormat;
  readonly encoding: Encoding;
  /** Why it was not read. */
  readonly unreadable?: Unreadable;
}

/** A spreadsheet that grows beyond it is no list of links. */
const maxUnzipped = 300_000_000;

export function readFile(bytes: Uint8Array<ArrayBuffer>): ReadFile {
  if (beginsWith(bytes, [0x50, 0x4b])) return readZip(bytes);
  const known = signatures.find(([, signature]) => beginsWith(bytes, signature));
  if (known !== undefined) return unread(known[0]);
  const { text, encoding } = decodeFile(bytes);
  if (isBinary(text)) return unread('binary');
  return { ...readText(text), encoding };
}

/** Text may be a table, bookmarks or JSON; pasted text, too. */
export function readText(text: string): ReadFile {
  if (isBookmarks(text)) return grid('bookmarks', bookmarkRows(text));
  if (/^\uFEFF?\s*[[{]/.test(text)) {
    const rows = jsonRows(text.replace(/^\uFEFF/, ''));
    if (rows !== undefined) return grid('json', rows);
  }
  if (/^\s*(?:<!doctype html|<html)\b/i.test(text)) return unread('webPage');
  return { content: { text }, format: 'text', encoding: '' };
}

const signatures: readonly (readonly [Unreadable, readonly number[]])[] = [
  ['oldExcel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['document', [0x25, 0x50, 0x44, 0x46]],
  ['document', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['binary', [0x89, 0x50, 0x4e, 0x47]],
  ['binary', [0xff, 0xd8, 0xff]],
  ['binary', [0x47, 0x49, 0x46, 0x38]],
];

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Characters that no text has. */
function isBinary(text: string): boolean {
  const some = text.slice(0, 4000);
  const odd = some.match(/(?![\t\n\v\f\r])\p{Cc}/gu) ?? [];
  return odd.length * 20 > some.length;
}

function unread(unreadable: Unreadable): ReadFile {
  return { content: { text: '' }, format: 'text', encoding: '', unreadable };
}

function grid(format: FileFormat, rows: readonly string[][]): ReadFile {
  return { content: { grid: rows }, format, encoding: '' };
}

const wanted = /^(?:content\.xml|xl\/.*\.(?:xml|rels))$/i;

/** Spreadsheets are archives of XML. */
function readZip(bytes: Uint8Array): ReadFile {
  try {
    let size = 0;
    const names: string[] = [];
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        const isWanted = wanted.test(name);
        if (isWanted) size += originalSize;
        return isWanted && size <= maxUnzipped;
      },
    });
    if (size > maxUnzipped) return unread('broken');
    const textOf = (name: string) => {
      const part = parts[name];
      return part === undefined ? undefined : strFromU8(part);
    };
    const content = textOf('content.xml');
    if (textOf('xl/workbook.xml') !== undefined)
      return grid('excel', sheetWithUrls(xlsxSheets(textOf)));
    if (content?.includes('spreadsheet') === true)
      return grid('openDocument', sheetWithUrls(odsSheets(content)));
    const isDocument = names.some((name) => /^(?:word|ppt|Index|META-INF)\//.test(name));
    return unread(isDocument || content !== undefined ? 'document' : 'archive');
  } catch {
    return unread('broken');
  }
}

/** The first sheet with addresses, else the first with anything. */
function sheetWithUrls(sheets: readonly string[][][]): string[][] {
  const filled = sheets.filter((rows) => rows.some((cells) => cells.length > 0));
  return (
    filled.find((rows) => rows.some((cells) => cells.some((cell) => /^\s*https?:/i.test(cell)))) ??
    filled[0] ??
    []
  );
}
