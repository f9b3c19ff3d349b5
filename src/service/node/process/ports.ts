/**
 * Port claim: takes a port before anything else is started, and hands it to a server when
 * everything is ready.
 */
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, isIPv6 } from 'node:net';
import { codeOf, ProgramError } from './program-error.ts';

export interface ClaimedPort {
  readonly port: number;
  /** Hands the port to a server, which from then on owns it. */
  serve(server: HttpServer): Promise<void>;
}

interface PortClaim {
  readonly host: string;
  /** 0 for a free one. */
  readonly port: number;
  /** The options that choose host and port, for error messages. */
  readonly hostOption: string;
  readonly portOption: string;
}

/**
 * Takes a port, so that URLs are known and a port in use is an error before there is anything to
 * undo. Until `serve`, connections are closed at once.
 *
 * @throws ProgramError naming the port and the option that chooses another
 */
export async function claimPort(claim: PortClaim): Promise<ClaimedPort> {
  const { host, port } = claim;
  const holder = createServer((socket) => socket.destroy());
  holder.listen({ host, port });
  await once(holder, 'listening').catch((error: unknown) => {
    throw new ProgramError(claimErrorText(error, claim));
  });
  // Never null or text: the server listens, and not on a pipe.
  const { port: claimed } = holder.address() as AddressInfo;
  return {
    port: claimed,
    serve: async (server) => {
      server.listen(holder);
      await once(server, 'listening');
    },
  };
}

/** Whether a server on that host listens on all addresses of this machine. */
export function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The URL by which this machine reaches what listens there. */
export function urlOf(host: string, port: number): string {
  if (isWildcard(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function claimErrorText(error: unknown, { host, port, hostOption, portOption }: PortClaim): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: another program listens on ${host}. Choose another with ${portOption}, or 0 for a free one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023 with ${portOption}.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host} to listen on. Choose another with ${hostOption}, such as 127.0.0.1.`;
    default:
      return `Port ${port} on ${host} cannot be listened on: ${error instanceof Error ? error.message : String(error)}. Choose another with ${portOption}.`;
  }
}
