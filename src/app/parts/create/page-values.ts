/** Page values: what a page has filled in for a new link, and which of it the user may not change. */
import { type LockableField, type PartOptions } from '#app/parts/part-host.ts';
import type { QuickStart } from '#app/quick-create/quick-create.ts';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { type LinkValues, withValues } from '#contract/new-link/link-values.ts';
import {
  noTags,
  tagTexts,
  type UtmTags,
  utmNames,
  withoutTag,
} from '#contract/new-link/utm-tags.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

export type PageValues = Pick<PartOptions, LockableField | 'locked'>;

/** What the form begins with. */
export function firstStart({ alias, utm, locked: _, ...values }: PageValues): QuickStart {
  return {
    ...values,
    ...(alias !== undefined && { custom: alias }),
    ...(utm !== undefined && { utm: tagsOf(utm) }),
  };
}

/** The values as they are sent: those that are locked are the page's, whatever was filled in. */
export function withLocked(values: LinkValues, page: PageValues): LinkValues {
  const { locked = [] } = page;
  const set = withValues(firstStart(page));
  const held = { ...values };
  for (const field of locked) Object.assign(held, valueOf(field, set));
  // A tag that is typed into the destination would be one that the page has not set.
  if (locked.includes('utm') && !locked.includes('url')) held.url = withoutTags(held.url);
  return held;
}

/** Whether the form shows a field: all forms have the destination and the alias. */
export function isShown(field: LockableField, page: PageValues): boolean {
  return field === 'url' || field === 'alias' || page[field] !== undefined || isLocked(field, page);
}

export function isLocked(field: LockableField, { locked = [] }: PageValues): boolean {
  return locked.includes(field);
}

/** The name of a field in the form of a new link. */
export function valueName(field: LockableField) {
  return field === 'alias' ? 'custom' : field;
}

function valueOf(field: LockableField, values: LinkValues): Partial<LinkValues> {
  const name = valueName(field);
  return { [name]: values[name] };
}

function tagsOf(utm: NonNullable<PageValues['utm']>): UtmTags {
  const given = utmNames.map((name) => [name, utm[tagTexts[name]] ?? ''] as const);
  return { ...noTags, ...Object.fromEntries(given) };
}

/** The same destination where it has none of the five tags. */
function withoutTags(destination: string): string {
  const url = completeUrl(destination);
  if (!canParseUrl(url)) return destination;
  const { searchParams } = new URL(url);
  const present = utmNames.filter((name) => searchParams.has(name));
  return present.length === 0 ? destination : present.reduce(withoutTag, url);
}
