/** Old links: the short links that a row of an export had at its old service, and what of them a new link keeps. */
import { invisibleCharacters } from '#contract/protocol/invisible-characters.ts';
import { isSharedShortener } from '#features/jobs/moved/shared-shorteners.ts';
import { isEmptyValue } from './empty-values.ts';
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
    field === 'old.link' ? oldLinkIn(cells[column] ?? '', column) : [],
  );
  const ownCell = cells[ownColumn] ?? '';
  const own = (isSpoiled(ownCell) ? [] : aliasIn(ownCell, ownColumn)).map((link) => ({
    ...link,
    host: link.host || domain || (links[0]?.host ?? ''),
  }));
  // A domain of one's own says more than a shared one.
  const all = [...own, ...links.toSorted((one, other) => sharedRank(one) - sharedRank(other))];
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

function sharedRank({ host }: OldLink): number {
  return isSharedShortener(host) ? 1 : 0;
}

/** A column of short links may hold their endings alone. */
function oldLinkIn(cell: string, column: number): OldLink[] {
  const isUrlText = /^\s*https?:|[\s.:]/i.test(cell.trim());
  return isUrlText ? shortLinkIn(cell, column) : aliasIn(cell, column);
}

/** A cell of aliases may hold the whole short link, or the empty list of a program. */
function aliasIn(cell: string, column: number): OldLink[] {
  const links = shortLinkIn(cell, column);
  const ending = aliasOf(cell);
  if (links.length > 0 || isEmptyValue(ending) || ending === '[]') return links;
  return [{ host: '', ending, column }];
}

const invisibleAround = new RegExp(
  `^(?:${invisibleCharacters.source})+|(?:${invisibleCharacters.source})+$`,
  'g',
);

/** The alias that a cell has alone, perhaps with a slash or an apostrophe before it, and encoded as in an address. */
export function aliasOf(cell: string): string {
  const text = cell.replace(invisibleAround, '').trim();
  return decoded(text.replace(/^\/+|\/+$/g, '').replace(/^'/, ''));
}

/** '' where the cell says something else than a host. */
function hostIn(cell: string): string {
  const host = cell
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
    .toLowerCase();
  return /^[\p{L}\p{M}\p{N}._-]*[\p{L}\p{N}](?::\d+)?$/u.test(host) ? host : '';
}

/** Letters can be written in two ways, and services compare them by their characters. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text.normalize('NFC');
  }
}
