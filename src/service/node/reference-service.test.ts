/** Tests of the reference service where it cannot be opened. */
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitByClock } from '#service/node/process/drain.ts';
import { createLog } from '#service/node/process/log.ts';
import { settingsOf } from '#testing/service/settings.ts';
import { openReferenceService } from './reference-service.ts';

test('A country database that is not there is an error that names the option, before anything is made', async () => {
  const data = join(tmpdir(), `linkdeck-unopened-${process.pid}`);
  const settings = settingsOf('--data', data, '--links-port', '0', '--country-database', 'no.mmdb');
  const opened = openReferenceService(
    { ...settings, publicUrl: 'http://127.0.0.1' },
    { log: createLog('text'), wait: waitByClock },
  );
  await expect(opened).rejects.toThrow(
    /^The country database no\.mmdb cannot be used.*--country-database\.$/,
  );
  await expect(stat(data)).rejects.toThrow();
});
