/** Report target: what a report is of and which new clicks it has, in the query of its URL; many links in the state of the navigation. */
import { paths } from '#features/paths.ts';
import { oneOf } from '#features/records/use-url-state.ts';

export type ReportTarget =
  | { readonly kind: 'account' }
  | { readonly kind: 'channel' | 'campaign'; readonly id: number }
  | { readonly kind: 'plan'; readonly id: string }
  | { readonly kind: 'links'; readonly ids: readonly number[] }
  /** The links that a query of the screen Links finds. */
  | { readonly kind: 'view'; readonly list: string };

/** Which new clicks a report has: of this week, of the last so many days, or all that were recorded. */
export const reportPeriods = ['week', '30', '90', 'all'] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** As the URL has it. */
export const reportPeriod = oneOf(reportPeriods, 'week');

/** More ids make a URL that cannot be passed on. */
const maxInUrl = 200;

interface Navigation {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly state: unknown;
}

/** Where the report of a target is. */
export function reportOf(
  target: ReportTarget,
  period: ReportPeriod = reportPeriod.preset,
): Navigation {
  const isInState = target.kind === 'links' && target.ids.length > maxInUrl;
  const search = new URLSearchParams(queryOf(target));
  if (period !== reportPeriod.preset) search.set('period', period);
  return {
    to: { pathname: paths.report.href(), search: search.toString() },
    state: isInState ? target.ids : null,
  };
}

function queryOf(target: ReportTarget): Readonly<Record<string, string>> {
  switch (target.kind) {
    case 'account':
      return {};
    case 'links':
      return { links: target.ids.length > maxInUrl ? '' : target.ids.join(',') };
    case 'view':
      return { view: target.list };
    default:
      return { [target.kind]: String(target.id) };
  }
}

/** @param state of the navigation */
export function readReportTarget(query: URLSearchParams, state: unknown): ReportTarget {
  for (const kind of ['channel', 'campaign'] as const) {
    const id = idIn(query.get(kind) ?? '');
    if (id !== null) return { kind, id };
  }
  const plan = query.get('plan') ?? '';
  if (plan !== '') return { kind: 'plan', id: plan };
  const links = query.get('links');
  if (links !== null) return { kind: 'links', ids: idsIn(links, state) };
  const list = query.get('view');
  return list === null ? { kind: 'account' } : { kind: 'view', list };
}

function idsIn(text: string, state: unknown): number[] {
  const given: unknown[] = Array.isArray(state) ? state : text.split(',').map(idIn);
  return given.filter((id) => typeof id === 'number');
}

function idIn(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
