/** Server in a test: listens on a free port until the test ends, and raw requests to it, one after the other on one connection. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket, type Server as TcpServer } from 'node:net';
import { afterEach } from 'vitest';

const servers: Server[] = [];
const tcpServers: TcpServer[] = [];
const sockets: Socket[] = [];

/** Closes, after each test of a file, what it has opened. */
export function closeServersAfterEach(): void {
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of tcpServers.splice(0)) server.close();
    await Promise.all(
      servers.splice(0).map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  });
}

/** Lets a server listen and returns its port. */
export async function listen(served: Server | RequestListener): Promise<number> {
  const server = typeof served === 'function' ? createServer(served) : served;
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // a TCP server has no other kind of address
}

/** Lets a server of bytes listen and returns its address. */
export async function listenTo(server: TcpServer): Promise<string> {
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  tcpServers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as above
}

/** A connection that collects what comes back. */
export function dial(port: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // A connection that is cut off may be reset.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
  });
  return {
    socket,
    /** Everything that came, once the connection is closed. */
    closed,
    /** The next reply that has a Content-Length, once it is complete; what came of it, where the connection closes before. */
    reply: async (): Promise<string> => {
      for (;;) {
        const head = /^[^]*?\r\n\r\n/.exec(received)?.[0];
        const length = Number(/\r\nContent-Length: (\d+)/i.exec(head ?? '')?.[1] ?? NaN);
        if (head !== undefined && received.length >= head.length + length) {
          const whole = received.slice(0, head.length + length);
          received = received.slice(whole.length);
          return whole;
        }
        if (socket.destroyed) return received;
        await Promise.race([once(socket, 'data'), closed]);
      }
    },
  };
}
