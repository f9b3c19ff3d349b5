/**
 * Visitor country: the country of a visit, by the header of a trusted proxy, else by the country
 * database.
 */
import { countryName } from '#contract/targeting/countries.ts';

/**
 * The visitor's country as an ISO code in capitals, or null where it is not known.
 *
 * @param fromProxy the country that a trusted proxy has sent
 */
export type CountryReader = (fromProxy: string | undefined, ip: string) => string | null;

/** @param countryOf looks up the ISO code of an IP in the country database */
export function countryReader(
  countryOf: (ip: string) => string | null = () => null,
): CountryReader {
  return (fromProxy, ip) => knownCountry(fromProxy) ?? knownCountry(countryOf(ip));
}

/** Proxies and databases also have codes that are no country (XX, T1, EU). */
function knownCountry(code: string | null | undefined): string | null {
  const capitals = code?.trim().toUpperCase() ?? '';
  return capitals !== '' && countryName(capitals) !== undefined ? capitals : null;
}
