/** APT packages: installs what a browser test needs, where the system is Debian's and this process may do so. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const minute = 60_000;

/** Whether packages can be installed here without a password. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Reads the lists of packages, which a fresh system does not have; false where it fails. */
export function updateLists(): boolean {
  return run('apt-get', ['update', '-q'], 2 * minute);
}

/** Installs packages without what they only recommend; false where one of them cannot be had. */
export function installPackages(names: readonly string[], timeout = 8 * minute): boolean {
  console.log(`Installing ${names.join(' ')} …`);
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], timeout);
}

/** Runs a program with its output on ours; false where it fails or takes longer than `timeout` milliseconds. */
export function run(command: string, words: readonly string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, words, { stdio: 'inherit', timeout, env }).status === 0;
}
