/** Where the project lies on this disk, and its version. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of package.json. */
export const projectRoot = resolve(import.meta.dirname, '..', '..', '..', '..');

/** The version in package.json. */
export function projectVersion(): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as object;
  return String(version);
}
