/** Local web servers: destinations of links, and hosts that are no service. */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const started: Server[] = [];

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves on a free port; returns the address, without a slash at its end. */
export async function serveWeb(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${bound.port}`;
}

/**
 * Serves the files of a folder, as a plain web server: what is no file is a 404.
 *
 * @param headersOf what the host is to send with a path, besides the type
 */
export function serveFolder(
  root: string,
  headersOf: (path: string) => Record<string, string> = () => ({}),
): Promise<string> {
  return serveWeb((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, {
            'Content-Type': types[extname(file)] ?? 'text/plain',
            ...headersOf(path),
          })
          .end(body),
      () => response.writeHead(404).end('not here'),
    );
  });
}

/** Ends all servers of this process. */
export function closeWebServers(): void {
  for (const server of started.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}
