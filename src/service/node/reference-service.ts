/** Reference service: opens the store in the data folder, the API over it, and the server of the short links. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createShortUrls } from '#service/addresses/short-url.ts';
import { verifyPassword } from '#service/credentials/password.ts';
import { answersLike } from '#service/deviations/answers-like.ts';
import type { ServerOptions, ServiceOptions } from '#service/node/options/options.ts';
import { openCountryDatabase } from '#service/node/process/country-database.ts';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { createLinksServer } from '#service/node/servers/links-server.ts';
import { createService } from '#service/service.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { createPublicRecords } from '#service/store/visit-queries/public-records.ts';
import { createVisits } from '#service/visits/visits.ts';

interface ReferenceServiceOptions extends ServiceOptions, Partial<Pick<ServerOptions, 'names'>> {
  /** Where visitors find short links, without a slash at its end. */
  readonly linksUrl: string;
  /** Where people find the dashboard. */
  readonly dashboardUrl: string;
}

/**
 * Opens the store, the API and the server of short links.
 *
 * @throws ProgramError or StoreError, each with a message of one line
 */
export async function openReferenceService(options: ReferenceServiceOptions) {
  const {
    linksUrl,
    dashboardUrl,
    countryHeader,
    countryDatabase,
    trustProxy,
    pixelOrigin,
    corsOrigins,
    rateLimit,
    names,
    answersLike: deviating,
  } = options;
  const countryOf = countryDatabase === undefined ? undefined : await readCountries(countryDatabase);
  const store = await openSqliteStore(await openDataFolder(options.data, { create: true }));
  const service = createService({ store, now: Date.now, linksUrl, rateLimit, corsOrigins, names });
  const visits = createVisits({
    store,
    records: createPublicRecords(store.db, createShortUrls(linksUrl), Math.random),
    now: Date.now,
    linksHost: new URL(linksUrl).host,
    secure: linksUrl.startsWith('https:'),
    dashboardUrl,
    pixelOrigin,
    countryHeader,
    countryOf,
    hash: (text) => createHmac('sha256', store.visitorSecret).update(text).digest('base64url'),
    verifyPassword,
    every: (milliseconds, callback) => {
      const timer = setInterval(callback, milliseconds);
      return () => clearInterval(timer);
    },
    onError: (message, cause) => console.error(cause instanceof Error ? `${message} (${cause.message})` : message),
  });
  const listener = getRequestListener(answersLike(service.fetch, deviating), { overrideGlobalObjects: false });
  return {
    store,
    /** Answers `/api` and everything below it. */
    handle: (request: IncomingMessage, response: ServerResponse): void => void listener(request, response),
    /** Answers visitors of short links; it does not listen yet. */
    links: createLinksServer({ visits, trustProxy }),
    /** Writes the queued visits and closes the store. Both servers have to be closed before. */
    close: async (): Promise<void> => {
      visits.close();
      await store.close();
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
