/** `npm start -- doctor` as operators call it: beside a running service, and without one. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '#e2e/support/fixtures.ts';

function doctor(...options: string[]) {
  const words = ['start', '--silent', '--', 'doctor', ...options];
  return spawnSync('npm', words, { encoding: 'utf8' });
}

test('The doctor says that a running service is in order, and what to do where none runs', async ({
  ownServer,
}) => {
  const server = await ownServer([]);
  const portOf = (url: string) => new URL(url).port;
  const ports = ['--port', portOf(server.dashboard), '--links-port', portOf(server.links)];
  const options = [...ports, '--data', server.data];
  const running = doctor(...options);
  expect(running.stdout).toContain('Nothing has to be changed.');
  expect(running.status).toBe(0);
  expect(running.stdout + running.stderr).not.toContain(server.key);

  await server.stop();
  const stopped = doctor(...options, '--json');
  const { ok, findings } = JSON.parse(stopped.stdout) as {
    ok: boolean;
    findings: { state: string; change?: string }[];
  }; // as it prints
  expect(ok).toBe(false);
  const changes = findings.filter(({ state }) => state === 'wrong').map(({ change }) => change);
  expect(changes[0]).toContain('Start the service with the same options');
  expect(stopped.status).toBe(1);
  expect(doctor('--prot', '1').status).toBe(2);
});
