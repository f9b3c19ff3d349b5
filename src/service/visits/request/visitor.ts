/** Visitor of a request: country, devices and languages, for targeting rules. */
import { countryName } from '#contract/targeting/countries.ts';
import type { Visitor } from '#contract/targeting/targeting.ts';
import type { VisitRequest } from './http-types.ts';
import { acceptedLanguages } from './languages.ts';
import type { UserAgent } from './user-agents.ts';

/**
 * The visitor's country as an ISO code in capitals, or null where it is not known.
 *
 * @param fromProxy the country that a trusted proxy has sent
 */
export type CountryReader = (fromProxy: string | undefined, ip: string) => string | null;

/** Makes the reader that takes the proxy's header first and the database (ISO code of an IP address) second. */
export function countryReader(countryOf: (ip: string) => string | null = () => null): CountryReader {
  // Proxies and databases also have codes for what is no country (XX, T1, EU).
  const known = (code: string | null | undefined): string | null => {
    const capitals = code?.trim().toUpperCase() ?? '';
    return capitals !== '' && countryName(capitals) !== undefined ? capitals : null;
  };
  return (fromProxy, ip) => known(fromProxy) ?? known(countryOf(ip));
}

/** The visitor as targeting rules see them. */
export function visitorOf(request: VisitRequest, country: string | null, readUserAgent: (text: string) => UserAgent): Visitor {
  return {
    country,
    devices: readUserAgent(request.header('user-agent') ?? '').devices,
    languages: acceptedLanguages(request.header('accept-language')),
  };
}
