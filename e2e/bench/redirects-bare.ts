/** Redirect benchmark, bare process to compare with: only node:http and the same look-up in the same database. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { addLinks, cpuTime } from './redirects-links.ts';

const data = process.argv[2];
if (data === undefined || process.send === undefined)
  throw new Error('Started by redirects.ts with a data folder');

const file = join(data, 'bare.db');
const store = await openSqliteStore({ file, visitorSecret: '' });
await addLinks(store);
await store.close();

const database = (await loadDriver())(file);
database.exec('pragma journal_mode = WAL');
database.exec(`pragma mmap_size = ${String(256 * 1024 * 1024)}`);
const find = database
  .prepare(
    `select id, url, type, password, expiry, geotarget, devicetarget, languagetarget, parameters
     from link where host = ? and alias = ?`,
  )
  .raw();

const server = createServer((request, response) => {
  const row = find.get(['', (request.url ?? '').slice(1)]) as [number, string] | undefined; // the columns above
  if (row === undefined) response.writeHead(404).end();
  else response.writeHead(302, { Location: row[1], 'Content-Length': 0 }).end();
});
process.on('message', () => process.send?.({ cpu: cpuTime() }));
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port }); // a TCP server has no other kind of address
});
