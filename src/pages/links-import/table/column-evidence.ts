/** Column evidence: what the values of a column show it to be, where names of columns mislead. */
import { aliasText } from '#contract/protocol/inputs.ts';
import { isSharedShortener } from '#features/jobs/moved/shared-shorteners.ts';
import { isEmptyValue, isNoPassword } from './empty-values.ts';
import { isSpoiled } from './excel-values.ts';
import { monthOf } from './month-names.ts';
import { aliasOf } from './old-links.ts';
import { parseDate } from './parse-date.ts';

/** A quote is around a cell, and not in an address. */
const withScheme = /^https?:\/\/[^\s"]+$/i;

/** A host without a scheme, and what follows it. */
const bare = /^((?:[\p{L}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+))(?::\d{1,5})?([/?#][^\s"]*)?$/iu;

/** Names of files look like hosts, too. */
const fileNames =
  /\.(?:html?|php|aspx?|pdf|csv|tsv|txt|xlsx?|docx?|pptx?|odt|ods|zip|jpe?g|png|gif|svg|webp|mp[34]|mov|json|xml)$/i;

/** Whether a cell is an address by itself, with or without its scheme. Dates, versions, numbers and IP addresses alone are none. */
export function isUrl(cell: string): boolean {
  const text = cell.trim();
  if (withScheme.test(text)) return true;
  const [, host = '', path] = bare.exec(text) ?? [];
  if (host === '') return false;
  return path !== undefined || !(fileNames.test(host) || isDayAndMonth(host));
}

/** `05.Nov`, as Excel writes a date. */
function isDayAndMonth(host: string): boolean {
  const [, month = ''] = /^\d{1,2}\.(\p{L}+)$/u.exec(host) ?? [];
  return month !== '' && monthOf(month) !== undefined;
}

/** Whether at least half of the cells are addresses of a page: `summer.sale` alone may be an alias. */
export function holdsPages(cells: readonly string[]): boolean {
  const filled = filledIn(cells);
  const isPage = (cell: string) => isUrl(cell) && cell.includes('/');
  return filled.length > 0 && filled.filter(isPage).length * 2 >= filled.length;
}

/** Whether an address has something behind its host. */
export function hasPath(cell: string): boolean {
  return /^[^/?#]+[/?#]./.test(cell.trim().replace(/^https?:\/\//i, ''));
}

const picture = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#]|$)|\/qr(?:-?code)?s?[/?]/i;

/** Whether most of the addresses are pictures, as of codes and cards: a link seldom leads there. */
export function holdsPictures(cells: readonly string[]): boolean {
  const urls = filledIn(cells).filter(isUrl);
  const pictures = urls.filter((cell) => picture.test(cell));
  return pictures.length * 2 > urls.length;
}

/** Whether at least half of the cells that are filled are addresses. */
export function holdsUrls(cells: readonly string[]): boolean {
  const filled = filledIn(cells);
  return filled.length > 0 && filled.filter(isUrl).length * 2 >= filled.length;
}

/** One short segment after the host, and nothing behind it. */
const shortForm = /^(?:https?:\/\/)?([^/?#@\s]+\.[^/?#@\s]+)\/([^/?#\s]{1,50})\/?$/i;

/**
 * Whether all addresses look like short links: on one host, or a few where there are many, with one short
 * segment each. Destinations can look alike, so this counts only beside another column of addresses.
 */
export function holdsShortLinks(cells: readonly string[]): boolean {
  // Sums below the rows tell nothing.
  const filled = holdsUrls(cells) && !holdsPictures(cells) ? filledIn(cells).filter(isUrl) : [];
  const hosts = new Set<string>();
  for (const cell of filled) {
    const host = shortForm.exec(cell)?.[1]?.toLowerCase();
    if (host === undefined) return false;
    // One file may have links of several shared shorteners.
    if (!isSharedShortener(host)) hosts.add(host);
  }
  return filled.length > 0 && hosts.size <= Math.max(1, Math.floor(filled.length / 5));
}

/** Whether most of the addresses are on shared shorteners, where nothing but short links is. */
export function holdsSharedLinks(cells: readonly string[]): boolean {
  const urls = filledIn(cells).filter(isUrl);
  return urls.length > 0 && urls.filter(isSharedLink).length * 2 > urls.length;
}

/** Links of apps have their destination in a parameter, and end with their service. */
function isSharedLink(cell: string): boolean {
  const [, host = ''] =
    /^(?:https?:\/\/)?(?:www\.)?([^/?#:\s]+)\/(?:[^/?#\s]|\?(?:link|af_dp|\$)\w*=)/i.exec(
      cell.trim(),
    ) ?? [];
  return isSharedShortener(host);
}

/** Whether the cells are passwords, and not only whether there is one. */
export function holdsPasswords(cells: readonly string[]): boolean {
  const filled = filledIn(cells);
  return filled.length === 0 || !filled.every(isNoPassword);
}

/** Whether the cells are ways to open a link, and not statuses of HTTP or kinds of another program. */
export function holdsTypes(cells: readonly string[]): boolean {
  const filled = filledIn(cells);
  const known = filled.filter((cell) => /^(?:direct|frame|splash|overlay-?\d*|\d+)$/i.test(cell));
  const isStatus = filled.every((cell) => /^30[1-8]$/.test(cell));
  return filled.length === 0 || (known.length * 2 >= filled.length && !isStatus);
}

/** How sure it is that the cells of a column are aliases: `likely` ones are taken, `possible` ones are offered. */
export type AliasEvidence = 'likely' | 'possible' | 'none';

export function aliasEvidence(cells: readonly string[], rows: number): AliasEvidence {
  const filled = filledIn(cells);
  const whole = filled.filter((cell) => !isSpoiled(cell));
  const isDistinct = new Set(filled.map(aliasOf)).size === filled.length;
  if (filled.length === 0 || !isDistinct || filled.length * 10 < rows * 9) return 'none';
  if (!whole.every(mayBeAlias)) return 'none';
  // A spreadsheet may have spoiled most of them; a column of whole dates is one of dates.
  const isLost = whole.length * 2 <= filled.length;
  if (isLost) return filled.some(isWholeDate) ? 'none' : 'possible';
  const coded = whole.filter((cell) => /[\d_\-~%]|\p{Ll}\p{Lu}/u.test(cell)).length;
  const titled = whole.filter((cell) => /^\p{Lu}\p{Ll}+$/u.test(cell)).length;
  if (whole.length === 1 || titled * 2 > whole.length) return 'possible';
  return coded * 2 >= whole.length || whole.length > 2 ? 'likely' : 'possible';
}

function isWholeDate(cell: string): boolean {
  return parseDate(cell, 'UTC') !== undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Numbers, versions, dates, addresses and ids of programs are no aliases. */
function mayBeAlias(cell: string): boolean {
  const alias = aliasOf(cell);
  return (
    aliasText.safeParse(alias).success &&
    /\p{L}/u.test(alias) &&
    !/^v?\d+(?:\.\d+)+/i.test(alias) &&
    !uuid.test(alias) &&
    !isUrl(cell) &&
    !isWholeDate(alias)
  );
}

function filledIn(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => !isEmptyValue(cell));
}
