/** Moving in: the redirects of an export are read by a real nginx. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, nginxPackages } from '#e2e/setup/nginx.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { type MovedLink, redirectable } from '#features/jobs/moved/moved-links.ts';
import { nginxRules } from '#features/jobs/moved/redirect-rules.ts';

test('nginx reads the redirects of a thousand links of every spelling', async () => {
  const found = findNginx();
  test.skip(found === undefined, `Install ${nginxPackages.join(' and ')} first`);
  const odd = [
    'a%22b',
    'a%5Cb',
    'a%20b',
    '$x',
    '${x}',
    "it's",
    'a;b',
    '{b}',
    '~a',
    'ü',
    'Ab',
    'aB',
  ];
  const endings = Array.from({ length: 1000 }, (_, at) => `${'long-'.repeat(12)}${at}`);
  const links = [...odd.map(encodeURI), ...endings].map(
    (ending, at): MovedLink => ({
      host: 'go.acme.example',
      path: `/${ending}`,
      to: `https://s.example/new-${at}`,
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-redirects-'));
  await writeFile(join(folder, 'moved.conf'), nginxRules(redirectable(links)));
  await writeFile(
    join(folder, 'nginx.conf'),
    'pid nginx.pid; events {} http { access_log off; include moved.conf; server { listen 127.0.0.1:65000; if ($moved_link) { return 301 $moved_link; } } }',
  );
  const asked = ['-t', '-q', '-p', folder, '-e', 'stderr', '-c', 'nginx.conf'];
  const read = spawnSync(found?.nginx ?? '', asked, { encoding: 'utf8' });
  await rm(folder, { recursive: true, force: true });
  expect(read.stderr).not.toMatch(/emerg|warn/);
  expect(read.status).toBe(0);
});
