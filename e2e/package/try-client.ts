/** Client trial: installs the packed client into a copy of the script example, checks its types, and runs it. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '#e2e/support/server.ts';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { check, install, lintPacked, packedFile, run } from './packed.ts';

const root = await mkdtemp(join(tmpdir(), 'linkdeck-client-'));
try {
  const packed = await packedFile('linkdeck-client', 'build');
  await lintPacked(packed, root);
  const folder = join(root, 'script');
  await cp(join(projectRoot, 'docs', 'examples', 'script'), folder, { recursive: true });
  await install(folder, packed);
  await run(folder, 'npm', 'run', 'build');
  check(true, 'the types of linkdeck-client hold under nodenext and bundler');
  await use(folder);
} finally {
  await rm(root, { recursive: true, force: true });
}

/** Runs the script three times at once, in front of a service that refuses more than 30 requests a minute. */
async function use(folder: string): Promise<void> {
  const server = await startServer(['--demo', '--rate-limit', '30']);
  try {
    const runScript = (key: string) => {
      const settings = { LINKS_SERVICE: server.dashboard, LINKS_KEY: key, PROCESSES: '3' };
      const env = { ...process.env, ...settings };
      return promisify(execFile)(process.execPath, ['dist/script.js'], { cwd: folder, env });
    };
    const outputs = await Promise.all([1, 2, 3].map(() => runScript(server.key)));
    const lines = outputs.map(({ stdout }) => stdout.trim().split('\n'));
    check(
      lines.every(
        ([first = '', ...links]) => first.startsWith('sent: http') && links.length === 10,
      ),
      'three processes create a link each, list ten, and end by themselves',
    );
    const refused: unknown = await runScript('unknown').catch((error: unknown) => error);
    check(errorsOf(refused).startsWith('key: '), 'a refused key is an error of the kind key');
  } finally {
    await server.stop();
  }
}

/** What a program wrote to its error output. */
function errorsOf(end: unknown): string {
  return typeof end === 'object' && end !== null && 'stderr' in end ? String(end.stderr) : '';
}
