/** A portal on Node.js alone: its backend has the key, and sends the documented requests of the page. */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { createBackend, type DocumentedRequest } from 'linkdeck-embed/backend';

const allow: readonly DocumentedRequest[] = ['account.get', 'links.list', 'links.get'];
const linkdeck = createBackend({
  service: process.env['LINKS_SERVICE'] ?? 'https://links.example',
  key: process.env['LINKS_KEY'],
  allow,
});

const server = createServer(async (incoming, outgoing) => {
  // Check here that the visitor of your portal is signed in, and may use this account.
  const request = new Request(`http://localhost${incoming.url ?? '/'}`, {
    method: incoming.method ?? 'GET',
    headers: { 'Content-Type': incoming.headers['content-type'] ?? '' },
    body: incoming.method === 'POST' ? Readable.toWeb(incoming) : null,
    duplex: 'half',
  });
  const response = await linkdeck.fetch(request);
  outgoing.writeHead(response.status, { 'Content-Type': 'application/json' });
  outgoing.end(await response.text());
});
server.listen(Number(process.env['PORT'] ?? 3000), 'localhost', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://localhost:${address?.port}`);
});
