/** Visitors of the fleet: follow short links through the balancer, and come back until they are let through. */
import { Agent, request } from 'node:http';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
/** Visitors at a time. */
const atOnce = 32;
/** How long a visitor waits who reads that a link cannot be opened now, in milliseconds. */
const pause = 50;

export interface PlannedVisit {
  readonly alias: string;
  /** The address of the visitor, as a proxy tells it. */
  readonly from: string;
}

/**
 * Makes all visits; each is answered once with a redirect.
 *
 * @param onProgress called after each visit, with the number of those that are done
 */
export async function makeVisits(
  balancer: string,
  visits: readonly PlannedVisit[],
  onProgress: (done: number) => void = () => undefined,
): Promise<{ seconds: number; refused: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const began = performance.now();
  let next = 0;
  let done = 0;
  let refused = 0;
  async function visitor(): Promise<void> {
    for (let visit = visits[next++]; visit !== undefined; visit = visits[next++]) {
      while ((await follow(agent, balancer, visit)) !== 302) {
        refused += 1;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      onProgress((done += 1));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return { seconds: (performance.now() - began) / 1000, refused };
}

/** Follows a link once; returns the status, or 0 where the connection was cut. */
export function follow(
  agent: Agent | undefined,
  balancer: string,
  { alias, from }: PlannedVisit,
): Promise<number> {
  const headers = { 'User-Agent': browser, 'X-Forwarded-For': from };
  return new Promise((resolve) => {
    const sent = request(`${balancer}/${alias}`, { headers, agent }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0)).end();
  });
}
