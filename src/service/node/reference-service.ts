/** Reference service: opens the database with the API over it, and the server of the short links beside them. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createShortUrls } from '#service/addresses/short-url.ts';
import { verifyPassword } from '#service/credentials/password.ts';
import { fromPlainResponse, toPlainRequest } from '#service/node/api-worker/plain-http.ts';
import type { ServerOptions, ServiceOptions } from '#service/node/options/options.ts';
import { openCountryDatabase } from '#service/node/process/country-database.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { createLinksServer } from '#service/node/servers/links-server.ts';
import { createPublicRecords } from '#service/store/visit-queries/public-records.ts';
import { createVisits } from '#service/visits/visits.ts';
import { openDatabase } from './open-database.ts';

interface ReferenceServiceOptions extends ServiceOptions, Partial<Pick<ServerOptions, 'names'>> {
  /** Where visitors find short links, without a slash at its end. */
  readonly linksUrl: string;
  /** Where people find the dashboard. */
  readonly dashboardUrl: string;
  /** Called where the service can no longer write, and has to be ended. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Opens the database, the API and the server of short links.
 *
 * @throws ProgramError or StoreError, each with a message of one line
 */
export async function openReferenceService(options: ReferenceServiceOptions) {
  const { linksUrl, dashboardUrl, countryHeader, countryDatabase, trustProxy, pixelOrigin, onFailure } = options;
  const countryOf = countryDatabase === undefined ? undefined : await readCountries(countryDatabase);
  const { rateLimit, corsOrigins, names, answersLike } = options;
  const database = await openDatabase(options.data, { linksUrl, rateLimit, corsOrigins, names, answersLike }, (error) => {
    onFailure(new ProgramError(`The database can no longer be written to: ${error.message}. Start the service again.`));
  });
  const { api } = database;
  const visits = createVisits({
    store: database,
    records: createPublicRecords(database.db, createShortUrls(linksUrl), Math.random),
    now: Date.now,
    linksHost: new URL(linksUrl).host,
    secure: linksUrl.startsWith('https:'),
    dashboardUrl,
    pixelOrigin,
    countryHeader,
    countryOf,
    hash: (text) => createHmac('sha256', database.visitorSecret).update(text).digest('base64url'),
    verifyPassword,
    every: (milliseconds, callback) => {
      const timer = setInterval(callback, milliseconds);
      return () => clearInterval(timer);
    },
    onError: (message, cause) => console.error(cause instanceof Error ? `${message} (${cause.message})` : message),
  });
  const answer = async (request: Request) => fromPlainResponse(await api.answer(await toPlainRequest(request)));
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  return {
    prepareAccount: api.prepareAccount,
    /** Answers `/api` and everything below it. */
    handle: (request: IncomingMessage, response: ServerResponse): void => void listener(request, response),
    /** Answers visitors of short links; it does not listen yet. */
    links: createLinksServer({ visits, trustProxy, warn: (message) => console.error(message) }),
    /** Writes the queued visits and closes the store. Both servers have to be closed before. */
    close: async (): Promise<void> => {
      await visits.close();
      await database.close();
    },
  };
}

async function readCountries(file: string): Promise<(address: string) => string | null> {
  try {
    return await openCountryDatabase(file);
  } catch (error) {
    throw new ProgramError(`${error instanceof Error ? error.message : String(error)} Choose another with --country-database.`);
  }
}
