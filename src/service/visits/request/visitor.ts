/** What is known of a visitor before the redirect: only what the rules of a link ask for, found out when asked. */
import { countryName } from '#contract/targeting/countries.ts';
import type { Visitor } from '#contract/targeting/targeting.ts';
import type { VisitRequest } from './http-types.ts';
import { acceptedLanguages } from './languages.ts';
import type { UserAgent } from './user-agents.ts';

interface CountryOptions {
  /** The header, in lower case, in which a proxy in front tells the visitor's country; without it none is believed. */
  countryHeader?: string;
  /** The country of an address by a database, as an ISO code. */
  countryOf?: (address: string) => string | null;
}

/** The ISO code of a visitor's country in capitals, or null where nobody knows it. */
export type CountryReader = (told: string | undefined, address: string) => string | null;

/** Makes the reader that believes the proxy's header first and asks the database second. */
export function countryReader({ countryOf }: CountryOptions): CountryReader {
  // Proxies and databases have codes of their own for what is no country (XX, T1, EU).
  const known = (code: string | null | undefined): string | null => {
    const capitals = code?.trim().toUpperCase() ?? '';
    return capitals !== '' && countryName(capitals) !== undefined ? capitals : null;
  };
  return (told, address) => known(told) ?? (countryOf === undefined ? null : known(countryOf(address)));
}

/** The visitor as targeting sees them. */
export function visitorOf(
  request: VisitRequest,
  { countryHeader }: CountryOptions,
  readCountry: CountryReader,
  readUserAgent: (text: string) => UserAgent,
): Visitor {
  const told = countryHeader === undefined ? undefined : request.header(countryHeader);
  return {
    country: readCountry(told, request.address),
    devices: readUserAgent(request.header('user-agent') ?? '').devices,
    languages: acceptedLanguages(request.header('accept-language')),
  };
}
