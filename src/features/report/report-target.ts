/** Report target: what a report is of, in the query of its URL; of many links in the state of the navigation. */
import type { To } from 'react-router-dom';
import { paths } from '#features/paths.ts';

export type ReportTarget =
  | { readonly kind: 'account' }
  | { readonly kind: 'channel' | 'campaign'; readonly id: number }
  | { readonly kind: 'plan'; readonly id: string }
  | { readonly kind: 'links'; readonly ids: readonly number[] }
  /** The links that a query of the screen Links finds. */
  | { readonly kind: 'view'; readonly list: string };

/** More ids make a URL that cannot be passed on. */
const maxInUrl = 200;

interface Navigation {
  readonly to: To;
  readonly state: unknown;
}

/** Where the report of a target is. */
export function reportOf(target: ReportTarget): Navigation {
  const to = (query: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams(query).toString();
    return { pathname: paths.report.href(), search };
  };
  switch (target.kind) {
    case 'account':
      return { to: to({}), state: null };
    case 'links':
      if (target.ids.length > maxInUrl) return { to: to({ links: '' }), state: target.ids };
      return { to: to({ links: target.ids.join(',') }), state: null };
    case 'view':
      return { to: to({ view: target.list }), state: null };
    default:
      return { to: to({ [target.kind]: String(target.id) }), state: null };
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
