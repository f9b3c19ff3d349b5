/** Tests of the reference service where it cannot be opened. */
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitByClock } from '#service/node/process/drain.ts';
import { createLog } from '#service/node/process/log.ts';
import { openReferenceService } from './reference-service.ts';

test('A country database that is not there is an error that names the option, before anything is made', async () => {
  const data = join(tmpdir(), `linkdeck-unopened-${process.pid}`);
  const options = {
    data,
    linksPort: 0,
    linksUrl: 'http://127.0.0.1',
    dashboardUrl: 'http://127.0.0.1',
    corsOrigins: [],
    rateLimit: 0,
    storagePerAccount: 0,
    countryHeader: undefined,
    countryDatabase: 'no.mmdb',
    trustProxy: 0,
    pixelOrigin: undefined,
    brand: {},
    demo: false,
    visitorDays: undefined,
    onFailure: () => undefined,
    log: createLog('text'),
    logFormat: 'text' as const,
    wait: waitByClock,
  };
  await expect(openReferenceService(options)).rejects.toThrow(
    /^The country database no\.mmdb cannot be used.*--country-database\.$/,
  );
  await expect(stat(data)).rejects.toThrow();
});
