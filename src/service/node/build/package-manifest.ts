/**
 * Package manifests: the package.json of what is packed for npm, with what all packages of the
 * project have in common.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build-dashboard.ts';

interface ProjectManifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly repository: object;
  readonly keywords: readonly string[];
  readonly engines: object;
  readonly dependencies: { readonly zod: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

// A sound cast: it is the package.json of this project.
export const projectManifest = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
) as ProjectManifest;

/**
 * The text of a package.json: the fields that all packages share, and then those of one package.
 */
export function packageManifest(name: string, own: object): string {
  const { version, license, repository, keywords, engines } = projectManifest;
  const shared = { name, version, license, repository, keywords, engines, type: 'module' };
  return `${JSON.stringify({ ...shared, ...own }, null, 2)}\n`;
}
