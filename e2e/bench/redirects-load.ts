/** Puts load on a server of short links: wrk where it is installed, as it costs the least, else autocannon. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon, { type AutocannonRequest } from 'autocannon';
import { aliases, referrers, userAgents } from './redirects-links.ts';

const execute = promisify(execFile);

/** Requests that are under way at any time. */
export const connections = 50;

/** What was answered, all of it with a redirect. */
interface Load {
  readonly answered: number;
  readonly seconds: number;
}

export interface LoadGenerator {
  readonly name: string;
  /**
   * As many requests as go, for so many seconds, to so many links, of which the n-th gets a share of 1/n; by default to the
   * thousand of `aliases` in turn. Up to `connections` more may have been answered unseen at its end.
   */
  run(port: number, seconds: number, links?: number): Promise<Load>;
}

const requests = aliases.map((alias, index) => {
  const referrer = referrers[index % referrers.length] ?? '';
  return {
    path: `/${alias}`,
    headers: {
      'User-Agent': userAgents[index % userAgents.length] ?? '',
      Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'Accept-Language': 'en-US,en;q=0.9',
      'Accept-Encoding': 'gzip, deflate, br',
      ...(referrer === '' ? {} : { Referer: referrer }),
    },
  };
});

/** @param folder where wrk's script may be written */
export async function loadGenerator(folder: string): Promise<LoadGenerator> {
  const installed = await execute('wrk', ['--version']).then(
    () => true,
    // wrk ends with 1 after telling its version; where there is no wrk there is no exit code but a name
    (error: unknown) => error instanceof Error && 'code' in error && typeof error.code === 'number',
  );
  if (!installed)
    return {
      name: 'autocannon',
      run: (port, seconds, links) => withAutocannon(port, { duration: seconds }, links),
    };
  return {
    name: 'wrk',
    run: (port, seconds, links) => withWrk(port, seconds, join(folder, 'visitors.lua'), links),
  };
}

/** Exactly so many requests. */
export function exactly(amount: number, port: number): Promise<Load> {
  return withAutocannon(port, { amount });
}

async function withAutocannon(
  port: number,
  extent: { duration: number } | { amount: number },
  links = requests.length,
): Promise<Load> {
  // More than a thousand requests, written out for each connection, would take all memory.
  const nextOf = (request: AutocannonRequest): AutocannonRequest => ({
    ...request,
    path: `/bench-${String(Math.floor((links + 1) ** Math.random()) - 1)}`,
  });
  const wanted =
    links === requests.length
      ? requests
      : requests.map((request) => ({ ...request, setupRequest: nextOf }));
  const result = await autocannon({
    url: `http://127.0.0.1:${String(port)}`,
    connections,
    requests: wanted,
    ...extent,
  });
  const bad = result['2xx'] + result['4xx'] + result['5xx'] + result.errors + result.timeouts;
  if (bad > 0)
    throw new Error(`${String(bad)} requests of the benchmark were not answered with a redirect`);
  return { answered: result['3xx'], seconds: result.duration };
}

async function withWrk(
  port: number,
  seconds: number,
  script: string,
  links = requests.length,
): Promise<Load> {
  await writeFile(script, luaScript(port, links));
  const words = [
    '-t1',
    `-c${String(connections)}`,
    `-d${String(seconds)}s`,
    '-s',
    script,
    `http://127.0.0.1:${String(port)}`,
  ];
  const { stdout } = await execute('wrk', words);
  const [, answered, time, unit] = /(\d+) requests in ([\d.]+)(ms|s|m),/.exec(stdout) ?? [];
  if (answered === undefined || unit !== 's' || /Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(
      `The requests of the benchmark were not all answered with a redirect:\n${stdout}`,
    );
  }
  return { answered: Number(answered), seconds: Number(time) };
}

/** The requests as wrk wants them: written out beforehand, handed over in turn. */
function luaScript(port: number, links: number): string {
  const texts = requests.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${String(port)}`, ...lines, '', ''].join(
      '\r\n',
    );
  });
  return `local requests = {${texts.map((text) => JSON.stringify(text)).join(',\n')}}
local turn = 0
function request()
  turn = turn % #requests + 1
  ${
    links === requests.length
      ? 'return requests[turn]'
      : `local link = math.floor(${String(links + 1)} ^ math.random()) - 1
  return (requests[turn]:gsub("/bench%-%d+", "/bench-" .. link, 1))`
  }
end
`;
}
