/** Moved links: the old short links of an import, each with the new one that takes its place. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { JobRow, JobSummary } from '#queries/jobs.ts';
import { isSharedShortener } from './shared-shorteners.ts';

export interface MovedLink {
  /** In lower case; '' where the file did not say it. */
  readonly host: string;
  /** With its slash, encoded. */
  readonly path: string;
  /** The new short link. */
  readonly to: string;
}

/** The column that an import adds for them: several links of one row have blanks between them. */
export const oldLinksColumn = 'old_short_link';

/** Whether an import has moved links from another service. */
export function hasMovedLinks({ columns = [] }: JobSummary): boolean {
  return columns.includes(oldLinksColumn);
}

export function movedLinks({ columns = [] }: JobSummary, rows: readonly JobRow[]): MovedLink[] {
  const column = columns.lastIndexOf(oldLinksColumn);
  return rows.flatMap(({ cells, made }) => {
    if (made === undefined) return [];
    const olds = (cells?.[column] ?? '').split(' ').filter((old) => old !== '');
    return olds.map((old) => {
      const slash = old.indexOf('/');
      return { host: old.slice(0, slash), path: old.slice(slash), to: made.shorturl };
    });
  });
}

/** Those that a web server can redirect: on a domain of the user's own, and not the same link as before. */
export function redirectable(links: readonly MovedLink[]): MovedLink[] {
  const seen = new Set<string>();
  return links.filter(({ host, path, to }) => {
    const old = host + path;
    if (isSharedShortener(host) || seen.has(old)) return false;
    if (!canParseUrl(to) || !isHost(host || 'old.example')) return false;
    seen.add(old);
    return host === '' || new URL(`http://${old}`).pathname !== pathOn(host, to);
  });
}

/** Whether a server can be called so: a sign of its rules, such as a quote, would end one of them. */
function isHost(host: string): boolean {
  if (!canParseUrl(`http://${host}`)) return false;
  return /^(?:[\w.-]*\w|\[[\da-f:.]+\])(?::\d+)?$/.test(new URL(`http://${host}`).host);
}

/** The path of a short link on this host; '' for one on another host. */
function pathOn(host: string, link: string): string {
  const { host: linkHost, pathname } = new URL(link);
  return linkHost === new URL(`http://${host}`).host ? pathname : '';
}
