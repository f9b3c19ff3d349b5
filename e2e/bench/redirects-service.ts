/** Redirect benchmark, process of the service: counts into a real database file, or into PostgreSQL. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readOptions } from '#service/node/options/options.ts';
import { readDatabaseUrl } from '#service/node/process/database-url.ts';
import { waitByClock } from '#service/node/process/drain.ts';
import { createLog } from '#service/node/process/log.ts';
import { openReferenceService } from '#service/node/reference-service.ts';
import { openPostgresStore } from '#service/store/postgres/open.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { addLinks, cpuTime } from './redirects-links.ts';

const [, , data, links] = process.argv;
if (data === undefined || process.send === undefined)
  throw new Error('Started by redirects.ts with a data folder');

const outcome = readOptions(['--data', data, '--links-port', '0', '--rate-limit', '0'], '');
if ('text' in outcome) throw new Error(outcome.text);
const service = await openReferenceService(
  { ...outcome.settings, publicUrl: 'http://127.0.0.1' },
  { log: createLog('text'), wait: waitByClock },
);
void service.failure.then((error) => {
  throw error;
});
const postgres = readDatabaseUrl(process.env);
const store =
  postgres === undefined
    ? await openSqliteStore({ file: join(data, 'linkdeck.db'), visitorSecret: '' })
    : await openPostgresStore(postgres);
await addLinks(store, links === undefined ? undefined : Number(links));

async function clicks(): Promise<number> {
  const { total } = await store.db
    .selectFrom('linkClicks')
    .select(({ fn }) => fn.sum<number | null>('clicks').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

process.on('message', (asked) => {
  if (asked === 'cpu') process.send?.({ cpu: cpuTime() });
  else void clicks().then((total) => process.send?.({ clicks: total }));
});
process.on('disconnect', () => process.exit());
await service.start();
const [server] = service.servers;
process.send({ port: (server?.address() as AddressInfo).port }); // it listens, and not on a pipe
