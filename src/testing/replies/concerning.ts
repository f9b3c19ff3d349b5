/** Which named ways of other hosts a screen has to survive. */
import type { EndpointName } from '#contract/api.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { type Spelling, spellings } from './spellings.ts';

/** The names of all deviations and spellings that can touch an endpoint. */
export function concerning(endpoint: EndpointName): (Deviation | Spelling)[] {
  const named: [string, { readonly concerns: readonly EndpointName[] }][] = Object.entries({ ...deviations, ...spellings });
  // Sound: these are the keys of the two tables.
  return named.filter(([, { concerns }]) => concerns.includes(endpoint)).map(([name]) => name as Deviation | Spelling);
}
