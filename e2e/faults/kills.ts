/** Kills: ends the service at once while links are made and followed, and counts what is missing afterwards. */
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { callApi, clicksOf, follow } from '#e2e/suites/raw-calls.ts';
import { type RunningServer, startServer } from '#e2e/support/server.ts';

/** The most that visits wait before they are written, in milliseconds; as much may be lost. */
const maxLost = 500;

interface Acknowledged {
  readonly links: string[];
  /** When each redirect was answered. */
  readonly visits: number[];
}

/** Makes links and follows one without a pause until the service is gone. */
async function load(
  server: RunningServer,
  key: string,
  round: number,
  into: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  const make = async (): Promise<void> => {
    for (let number = 0; !isOver(); number += 1) {
      const custom = `k${round}-${number}`;
      const { status } = await callApi(server.dashboard, key, 'POST /api/url/add', {
        url: `https://shop.example/${custom}`,
        custom,
      });
      if (status === 200) into.links.push(custom);
    }
  };
  const visit = async (): Promise<void> => {
    while (!isOver())
      if ((await follow(`${server.links}/counted`)).status === 302)
        into.visits.push(performance.now());
  };
  // Each ends with the first connection that is refused.
  await Promise.allSettled([make(), visit(), visit(), visit()]);
}

/** @param rounds how often the service is killed */
export async function killUnderLoad(rounds: number): Promise<Finding[]> {
  const first = await startServer(['--rate-limit', '0']);
  const { key, data } = first;
  await callApi(first.dashboard, key, 'POST /api/url/add', {
    url: 'https://shop.example/',
    custom: 'counted',
  });
  const links: [string, boolean][] = [];
  const visits: [string, boolean][] = [];
  let made = 0;
  let followed = 0;
  let lost = 0;
  let before = 0;
  let server = first;
  for (let round = 1; round <= rounds; round += 1) {
    const seen: Acknowledged = { links: [], visits: [] };
    let over = false;
    const loading = load(server, key, round, seen, () => over);
    // Never in step with the batches.
    await new Promise((resolve) => setTimeout(resolve, 700 + ((round * 137) % 500)));
    const killed = performance.now();
    await server.kill();
    over = true;
    await loading;
    server = await startServer(['--rate-limit', '0'], data);
    for (const alias of seen.links)
      links.push([alias, (await follow(`${server.links}/${alias}`)).status === 302]);
    const counted = (await clicksOf(server, key, 'counted')) - before;
    // The links were followed above, but `counted` was not: its clicks are those before the kill.
    before += counted;
    const missing = seen.visits.length - counted;
    const atRisk = seen.visits.filter((at) => at > killed - maxLost).length;
    visits.push([`round ${round}: ${missing} of ${atRisk}`, missing <= atRisk]);
    made += seen.links.length;
    followed += seen.visits.length;
    lost += Math.max(0, missing);
  }
  await server.stop();
  return [
    finding(
      `Links acknowledged before kill -9, ${rounds} times under load`,
      links,
      `${made} made, ${links.filter(([, there]) => !there).length} lost`,
    ),
    finding(
      'Visits lost by it, at most those of half a second',
      visits,
      `${followed} followed, ${lost} lost`,
    ),
  ];
}
