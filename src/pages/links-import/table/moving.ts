/** Moving: which domain here takes the links of an old one, and what becomes of their endings and tags. */
import type { RecordNames } from '#contract/record-names.ts';
import { oldLinksOf } from './old-links.ts';

export interface Moving {
  /** The domain here for each old one, with its scheme; '' for the domain of all rows. */
  readonly domains: Readonly<Record<string, string>>;
  /** Random endings instead of the old ones. */
  readonly newEndings: boolean;
  /** The first tag of a link names its channel. */
  readonly tagsToChannels: boolean;
}

export const noMoving: Moving = { domains: {}, newEndings: false, tagsToChannels: false };

export interface OldDomain {
  readonly host: string;
  /** How many rows have it. */
  readonly rows: number;
  /** The domain here, with its scheme; '' for the domain of all rows. */
  readonly domain: string;
}

interface Choices {
  readonly moving?: Moving;
  readonly records?: RecordNames;
}

/** How many old domains are shown. */
const maxDomains = 30;

/** The domain here for an old one: as the user chose it, else the same one where the account has it. */
export function domainOf(oldHost: string, { moving, records }: Choices): string {
  const chosen = moving?.domains[oldHost];
  if (chosen !== undefined || oldHost === '') return chosen ?? '';
  const same = records?.domain?.find(({ name }) => hostOf(name) === oldHost);
  return same?.name ?? '';
}

export function oldDomainsOf(
  rows: readonly { readonly cells: readonly string[] }[],
  fields: readonly string[],
  choices: Choices,
): OldDomain[] {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const host = oldLinksOf(cells, fields)[0]?.host ?? '';
    if (host !== '') counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxDomains)
    .map(([host, count]) => ({ host, rows: count, domain: domainOf(host, choices) }));
}

/** The host of a domain as the account has it, with or without its scheme. */
export function hostOf(domain: string): string {
  return domain
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
