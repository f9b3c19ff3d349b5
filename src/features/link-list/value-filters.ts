/** Value filters: filters of the link list by channel, UTM tag, site and domain, in the query of the URL. */
import { type Grouping, groupings, type ValueFilter } from '#queries/library.ts';

export type ValueFilters = Readonly<Partial<Record<Grouping, ValueFilter>>>;

const parameters = {
  channel: 'channel',
  campaign: 'utm_campaign',
  source: 'source',
  medium: 'medium',
  site: 'site',
  domain: 'domain',
} as const satisfies Record<Grouping, string>;

/** Names the parameters whose values are those that links must not have. */
const turned = 'not';
/** Stands for links in no channel. */
const noChannel = 'none';

/** Invalid values are left out. */
export function readValueFilters(query: URLSearchParams): ValueFilters {
  const turnedNames = query.getAll(turned);
  const filters: Partial<Record<Grouping, ValueFilter>> = {};
  for (const by of groupings) {
    const name = parameters[by];
    const values = new Set(query.getAll(name).flatMap((text) => readValue(by, text)));
    if (values.size > 0) filters[by] = { values: [...values], isNot: turnedNames.includes(name) };
  }
  return filters;
}

/** The inverse. */
export function writeValueFilters(filters: ValueFilters, query: URLSearchParams): void {
  for (const by of groupings) {
    const filter = filters[by];
    if (filter === undefined) continue;
    const name = parameters[by];
    for (const value of filter.values) query.append(name, writeValue(by, value));
    if (filter.isNot) query.append(turned, name);
  }
}

/** The filters with one of them changed, or removed where it has no values. */
export function withFilter(filters: ValueFilters, by: Grouping, filter: ValueFilter): ValueFilters {
  if (filter.values.length === 0) return withoutFilter(filters, by);
  return { ...filters, [by]: filter };
}

export function withoutFilter(filters: ValueFilters, by: Grouping): ValueFilters {
  const { [by]: _, ...others } = filters;
  return others;
}

function readValue(by: Grouping, text: string): string[] {
  if (by === 'domain') return text === '' ? [] : [text];
  if (by !== 'channel') return [text];
  if (text === noChannel) return [''];
  return /^[1-9]\d{0,14}$/.test(text) ? [text] : [];
}

function writeValue(by: Grouping, value: string): string {
  return by === 'channel' && value === '' ? noChannel : value;
}
