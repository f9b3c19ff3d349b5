/** Redirect benchmark, process of the service: counts into a real database file. */
import { join } from 'node:path';
import { claimPort } from '#service/node/process/ports.ts';
import { openReferenceService } from '#service/node/reference-service.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { addLinks, cpuTime } from './redirects-links.ts';

const data = process.argv[2];
if (data === undefined || process.send === undefined) throw new Error('Started by redirects.ts with a data folder');

const host = '127.0.0.1';
const claim = await claimPort('--links-port', host, 0);
const service = await openReferenceService({
  data,
  linksPort: 0,
  linksUrl: `http://${host}:${String(claim.port)}`,
  dashboardUrl: `http://${host}`,
  countryHeader: undefined,
  countryDatabase: undefined,
  trustProxy: false,
  pixelOrigin: undefined,
  corsOrigins: [],
  rateLimit: 0,
  answersLike: [],
  demo: false,
  onFailure: (error) => {
    throw error;
  },
});
const store = await openSqliteStore({ file: join(data, 'linkdeck.db'), visitorSecret: '' });
await addLinks(store);

async function clicks(): Promise<number> {
  const { total } = await store.db
    .selectFrom('link')
    .select(({ fn }) => fn.sum<number | null>('clicks').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

process.on('message', (asked) => {
  if (asked === 'cpu') process.send?.({ cpu: cpuTime() });
  else void clicks().then((total) => process.send?.({ clicks: total }));
});
process.on('disconnect', () => process.exit());
await claim.serve(service.links);
process.send({ port: claim.port });
