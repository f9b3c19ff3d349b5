/**
 * Visitor of a request: country, devices and languages, for targeting rules; `visitor-country.ts`
 * finds the country.
 */
import type { Visitor } from '#contract/targeting/targeting.ts';
import type { VisitRequest } from './http-types.ts';
import { acceptedLanguages } from './languages.ts';
import type { UserAgent } from './user-agents.ts';

/** The visitor as targeting rules see them. */
export function visitorOf(
  request: VisitRequest,
  country: string | null,
  readUserAgent: (text: string) => UserAgent,
): Visitor {
  return {
    country,
    devices: readUserAgent(request.header('user-agent') ?? '').devices,
    languages: acceptedLanguages(request.header('accept-language')),
  };
}
