/** Facet fields: filters by a value that links have in common, as the state of the list holds them. */
import type { ListState } from '#pages/links/list-state.ts';

export const facetFields = ['channel', 'campaign', 'source', 'medium', 'site', 'domain'] as const;

export type FacetField = (typeof facetFields)[number];

/** '' for links without one, null for all. */
export function facetValue(state: ListState, field: FacetField): string | null {
  switch (field) {
    case 'channel':
      return state.channel === 'none' ? '' : (state.channel?.toString() ?? null);
    case 'campaign':
      return state.campaign[0] ?? null;
    case 'domain':
      return state.domain === '' ? null : state.domain;
    default:
      return state[field];
  }
}

/** The inverse: the filter as a part of the state. */
export function facetPart(field: FacetField, value: string | null): Partial<ListState> {
  switch (field) {
    case 'channel':
      if (value === null) return { channel: null };
      return { channel: value === '' ? 'none' : Number(value) };
    case 'campaign':
      return { campaign: value === null ? [] : [value] };
    case 'domain':
      return { domain: value ?? '' };
    default:
      return { [field]: value };
  }
}
