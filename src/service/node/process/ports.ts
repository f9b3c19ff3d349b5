/**
 * Port claim: takes a port before anything else is started, and hands it to a server when
 * everything is ready.
 */
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, isIPv6 } from 'node:net';
import { codeOf, ProgramError } from './program-error.ts';

export interface ClaimedPort {
  readonly port: number;
  /** Hands the port to a server, which from then on owns it. */
  serve(server: HttpServer): Promise<void>;
  /** Gives the port back where nothing was served from it. */
  release(): void;
}

/**
 * Takes a port, so that addresses are known and a taken port is an error before there is anything
 * to undo. Until `serve`, connections are refused.
 *
 * @param option the option that chooses the port, for error messages
 * @param port 0 for a free one
 * @throws ProgramError naming the port and the option
 */
export function claimPort(option: string, host: string, port: number): Promise<ClaimedPort> {
  return new Promise((resolve, reject) => {
    const holder = createServer((socket) => socket.destroy());
    holder.once('error', (error) => reject(new ProgramError(whyNot(error, option, host, port))));
    holder.listen({ host, port }, () => {
      // A server on a host and port, as here, has an address of this form; only one on a pipe has text.
      const { port: taken } = holder.address() as AddressInfo;
      resolve({
        port: taken,
        serve: (server) =>
          new Promise((listening, failed) => {
            server.once('error', failed);
            server.listen(holder, () => {
              server.off('error', failed);
              listening();
            });
          }),
        release: () => holder.close(),
      });
    });
  });
}

/** Whether a server on that host is found under every address of this machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The address under which this machine finds what listens there. */
export function urlOf(host: string, port: number): string {
  if (isEverywhere(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function whyNot(error: Error, option: string, host: string, port: number): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: another program listens on ${host}. Choose another with ${option}, or 0 for a free one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023 with ${option}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host} to listen on. Choose another with --host, such as 127.0.0.1.`;
    default:
      return `Port ${port} on ${host} cannot be listened on: ${error.message}. Choose another with ${option}.`;
  }
}
