/** Small web servers on this machine: destinations of links, and hosts that are no service. */
import { createServer, type RequestListener, type Server } from 'node:http';

const started: Server[] = [];

/** Serves on a free port; returns the address, without a slash at its end. */
export async function serveWeb(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Ends all servers of this process. */
export function closeWebServers(): void {
  for (const server of started.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}
