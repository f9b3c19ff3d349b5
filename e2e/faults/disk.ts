/** Full disk: fills a small file system under the service, and looks at what it says, keeps and makes up for afterwards. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { callApi, clicksOf, follow, until } from '#e2e/suites/raw-calls.ts';
import { startServer } from '#e2e/support/server.ts';

const execute = promisify(execFile);

export async function fillDisk(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-disk-'));
  const mounted = await execute('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).catch(
    () => undefined,
  );
  if (mounted === undefined) {
    await rm(folder, { recursive: true });
    return [
      {
        what: 'A full disk',
        tried: 0,
        held: 0,
        figure: 'not tried: this user may not mount a file system',
      },
    ];
  }
  try {
    return await filled(folder);
  } finally {
    await execute('umount', ['-l', folder]);
    await rm(folder, { recursive: true });
  }
}

async function filled(folder: string): Promise<Finding[]> {
  const server = await startServer(['--rate-limit', '0'], join(folder, 'data'));
  const { dashboard, links, key } = server;
  const add = () =>
    callApi(dashboard, key, 'POST /api/url/add', {
      url: `https://shop.example/${'x'.repeat(1500)}`,
    });
  await callApi(dashboard, key, 'POST /api/url/add', {
    url: 'https://shop.example/',
    custom: 'sale',
  });
  const { bsize, bavail } = await statfs(folder);
  const ballast = join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(bsize * bavail));
  let refused = await add();
  // Files keep some room of their own until that is full too.
  for (let more = 0; more < 5000 && refused.status === 200; more += 1) refused = await add();
  const visits: [string, boolean][] = [];
  for (let visit = 0; visit < 50; visit += 1) {
    const { status } = await follow(`${links}/sale`, {
      'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/${visit}.0`,
    });
    visits.push([`answered ${status}`, status === 302]);
  }
  const said = await until(() => server.output().includes('disk is full'), 5000);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => /disk is full|disk I\/O/.test(line)).length;
  await rm(ballast);
  const again = await until(async () => (await add()).status === 200, 5000);
  const counted = await until(
    async () => (await clicksOf(server, key, 'sale')) === visits.length,
    10_000,
  );
  const masked = server.output().includes('cannot rollback');
  await server.stop();
  return [
    finding(
      'A full disk: 503, the log says so, and nothing is undone twice',
      [
        [
          '503 with Retry-After',
          refused.status === 503 && refused.headers.get('Retry-After') !== null,
        ],
        ['the log says so', said],
        ['few lines', lines <= 5],
        ['no rollback without a transaction', !masked],
      ],
      `${lines} ${lines === 1 ? 'line' : 'lines'} in the log`,
    ),
    finding(
      'Redirects on a full disk, and all of it made up for with room again',
      [...visits, ['writes go on', again], ['all counted', counted]],
      `${visits.length} visits`,
    ),
  ];
}
