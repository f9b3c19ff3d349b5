/** nginx for the browser test behind a proxy: finds it, and installs it where the system lacks it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canInstall, installPackages, updateLists } from './apt.ts';

/** The certificate of the test is made by openssl. */
export const nginxPackages = ['nginx', 'openssl'];

interface FoundNginx {
  readonly nginx: string;
  readonly openssl: string;
}

/** Both programs on this machine, or undefined where one of them is missing. */
export function findNginx(): FoundNginx | undefined {
  const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
  const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find(existsSync);
  return nginx === undefined || openssl === undefined ? undefined : { nginx, openssl };
}

/** Where it cannot be had, the test is left out, and says so. */
function ensureNginx(): void {
  if (findNginx() !== undefined || !canInstall() || !updateLists()) return;
  installPackages(nginxPackages);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureNginx();
