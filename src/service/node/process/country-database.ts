/**
 * Country database: looks up the country of an IP address in a file of the MaxMind format (.mmdb).
 */
import { open, type Response } from 'maxmind';

/** A record of such a file: MaxMind and DB-IP nest the code, other makers have it flat. */
interface CountryRecord {
  country?: { iso_code?: string } | string;
  country_code?: string;
}

/**
 * Opens a database of countries or cities, once, into memory.
 *
 * @param file its path
 * @returns the country of an address as an ISO 3166-1 alpha-2 code, or null where the database does
 * not know it
 * @throws Error with one line about the fault of the file
 */
export async function openCountryDatabase(file: string): Promise<(ip: string) => string | null> {
  const database = await open<CountryRecord & Response>(file, { cache: { max: 10_000 } }).catch(
    (cause: unknown) => {
      const why =
        cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
          ? 'there is no such file'
          : undefined;
      throw unreadable(
        file,
        why ?? 'it is not a database in the MaxMind format (.mmdb), or it is damaged',
        cause,
      );
    },
  );
  const kind = database.metadata.databaseType;
  if (/asn|isp|domain|connection|anonymous/i.test(kind)) {
    throw unreadable(
      file,
      `it is of the kind "${kind}", which knows no countries; use one of countries or cities`,
    );
  }
  return (ip) => {
    try {
      return codeIn(database.get(ip));
    } catch {
      return null; // not an address, or a damaged record: a visit must not fail by it
    }
  };
}

function codeIn(record: CountryRecord | null): string | null {
  if (record === null) return null;
  const { country } = record;
  const code = typeof country === 'string' && country.length === 2 ? country : record.country_code;
  return (typeof country === 'object' ? country.iso_code : undefined) ?? code ?? null;
}

function unreadable(file: string, why: string, cause?: unknown): Error {
  return new Error(`The country database ${file} cannot be used: ${why}.`, { cause });
}
