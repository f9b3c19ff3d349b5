/** Old links: the short links that a row of an export had at its old service, and what of them a new link keeps. */
import { isSpoiled } from './excel-values.ts';

export interface OldLink {
  /** In lower case; '' where the file says none. */
  readonly host: string;
  /** What follows the host, decoded. */
  readonly ending: string;
  /** The column that has the ending. */
  readonly column: number;
}

/** Whether the rows are links at another service. Tags and dates alone may be in any file. */
export function isExport(fields: readonly string[]): boolean {
  return ['old.link', 'old.clicks', 'old.domain'].some((field) => fields.includes(field));
}

/** The short links of a row; the new link takes the ending of the first. An alias of its own wins over the column of the link. */
export function oldLinksOf(cells: readonly string[], fields: readonly string[]): OldLink[] {
  if (!isExport(fields)) return [];
  const domain = hostIn(cells[fields.indexOf('old.domain')] ?? '');
  const ownColumn = fields.indexOf('custom');
  const links = fields.flatMap((field, column) =>
    field === 'old.link' ? shortLinkIn(cells[column] ?? '', column) : [],
  );
  const ownCell = cells[ownColumn] ?? '';
  const own = (isSpoiled(ownCell) ? [] : aliasIn(ownCell, ownColumn)).map((link) => ({
    ...link,
    host: link.host || domain || (links[0]?.host ?? ''),
  }));
  const all = [...own, ...links];
  const texts = all.map(oldLinkText);
  return all.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** `go.example/summer`, or `/summer` where the host is not known; encoded as browsers send it. */
export function oldLinkText({ host, ending }: OldLink): string {
  // Half a letter of two code units cannot be encoded.
  const whole = ending.replace(/\p{Surrogate}/gu, '\uFFFD');
  return `${host}/${encodeURI(whole).replace(/[?#]/g, encodeURIComponent)}`;
}

/** The ending of the first short link in a cell, such as `summer` of `https://go.example/summer`; '' where there is none. */
export function endingOf(cell: string): string {
  return shortLinkIn(cell, 0)[0]?.ending ?? '';
}

/** The first tag in a cell, which may be a list of a program; '' where there is none. */
export function firstTag(cell: string): string {
  const tags = cell.replace(/^\s*\[|\]\s*$/g, '').split(/[;,|]/);
  return tags.map((tag) => tag.trim().replace(/^["']|["']$/g, '')).find((tag) => tag !== '') ?? '';
}

const wholeLink = /^(?:https?:\/\/)?([^/?#@\s]+\.[^/?#@\s]+)\/([^?#\s]+)(?:[?#]\S*)?$/i;

/** In a list of a program, such as `['https://go.example/summer']`. */
const listedLink =
  /(?:^|["'[\s])(?:https?:\/\/)?([^/?#@\s"'[\]]+\.[^/?#@\s"'[\]]+)\/([^?#\s"'\],;]+)/i;

function shortLinkIn(cell: string, column: number): OldLink[] {
  const text = cell.trim();
  const found = (text.startsWith('[') ? null : wholeLink.exec(text)) ?? listedLink.exec(text);
  const ending = decoded(found?.[2]?.replace(/\/+$/, '') ?? '');
  return ending === '' ? [] : [{ host: found?.[1]?.toLowerCase() ?? '', ending, column }];
}

/** A cell of aliases may hold the whole short link, or the empty list of a program. */
function aliasIn(cell: string, column: number): OldLink[] {
  const links = shortLinkIn(cell, column);
  const ending = aliasOf(cell);
  if (links.length > 0 || ending === '' || ending === '[]') return links;
  return [{ host: '', ending, column }];
}

/** The alias that a cell has alone, perhaps with a slash before it, and encoded as in an address. */
export function aliasOf(cell: string): string {
  return decoded(cell.trim().replace(/^\/+|\/+$/g, ''));
}

function hostIn(cell: string): string {
  return cell
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
    .toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
