/** Loads a package that long suites alone need, and installs those of a package.json of its own where they are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const folder = fileURLToPath(new URL('../../e2e/tools', import.meta.url));
const manifest = join(folder, 'package.json');
const manifestForm = z.object({
  version: z.optional(z.string()),
  dependencies: z.optional(z.record(z.string(), z.string())),
});

/** @throws Error where the package is not there and cannot be installed */
export async function loadTool(name: string): Promise<unknown> {
  ensureTools();
  return import(pathToFileURL(createRequire(manifest).resolve(name)).href);
}

/** The folder of a package of `e2e/tools`, or of one that such a package brings. */
export function toolFolder(name: string): string {
  return join(folder, 'node_modules', name);
}

/** Installs the packages of `e2e/tools` where one is missing or has another version. */
export function ensureTools(): void {
  ensurePackages(folder);
}

/**
 * Installs the packages of a folder with a package.json of its own where one is missing or has another version.
 *
 * @throws Error where npm cannot
 */
export function ensurePackages(of: string): void {
  const wanted = Object.entries(readManifest(join(of, 'package.json')).dependencies ?? {});
  if (wanted.every(([name, version]) => installedVersion(of, name) === version)) return;
  console.log(`Installing ${wanted.map(([name]) => name).join(' and ')} …`);
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, { cwd: of, stdio: 'inherit', shell: isWindows });
  if (status === 0) return;
  throw new Error(
    `The packages in ${of} could not be installed. Run npm install there, with a connection to the registry of npm.`,
  );
}

/** There npm is a batch file, which only a shell can run. */
const isWindows = process.platform === 'win32';

function installedVersion(of: string, name: string): string | undefined {
  const file = join(of, 'node_modules', name, 'package.json');
  return existsSync(file) ? readManifest(file).version : undefined;
}

function readManifest(file: string): z.infer<typeof manifestForm> {
  return manifestForm.parse(JSON.parse(readFileSync(file, 'utf8')));
}
