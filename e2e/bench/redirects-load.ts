/** Puts load on a server of short links: wrk where it is installed, as it costs the least, else this process. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
      name: 'Node.js',
      run: (port, seconds, links) => {
        const end = performance.now() + seconds * 1000;
        return withNode(port, () => performance.now() < end, links);
      },
    };
  return {
    name: 'wrk',
    run: (port, seconds, links) => withWrk(port, seconds, join(folder, 'visitors.lua'), links),
  };
}

/** Exactly so many requests. */
export function exactly(amount: number, port: number): Promise<Load> {
  return withNode(port, (sent) => sent < amount);
}

/** Requests of this process over connections that stay open, until none is wanted. */
async function withNode(
  port: number,
  isWanted: (sent: number) => boolean,
  links = requests.length,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let sent = 0;
  let answered = 0;
  const connection = async (): Promise<void> => {
    while (isWanted(sent)) {
      const chosen = requests[sent % requests.length];
      sent += 1;
      const path = links === requests.length ? chosen?.path : pathOfSkewed(links);
      const status = await statusOf(port, agent, path ?? '/', chosen?.headers ?? {});
      if (status < 300 || status > 399)
        throw new Error(`A request of the benchmark was answered with ${String(status)}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { answered, seconds: (performance.now() - began) / 1000 };
}

/** The address of one of so many links, of which the n-th gets a share of 1/n. */
function pathOfSkewed(links: number): string {
  return `/bench-${String(Math.floor((links + 1) ** Math.random()) - 1)}`;
}

function statusOf(
  port: number,
  agent: Agent,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((answer, fail) => {
    get({ host: '127.0.0.1', port, agent, path, headers }, (response) => {
      response.resume();
      response.once('end', () => answer(response.statusCode ?? 0));
    }).once('error', fail);
  });
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
