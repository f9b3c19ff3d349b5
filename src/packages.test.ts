/** Tests of the packages that npm installs: pinned, checked by checksum, of known licences, without unknown scripts. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { packageProblems } from '#testing/architecture/package-rules.ts';

type Manifest = Parameters<typeof packageProblems>[0];
type Lock = Parameters<typeof packageProblems>[1];

test('The packages of this project keep the rules', async () => {
  for (const folder of ['..', '../site/.vitepress']) {
    const read = (name: string) => readFile(new URL(`${folder}/${name}`, import.meta.url), 'utf8');
    const manifest = JSON.parse(await read('package.json')) as Manifest;
    const lock = JSON.parse(await read('package-lock.json')) as Lock;
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(packageProblems(manifest, lock)).toEqual([]);
  }
});

test.each([
  [{ dependencies: { a: '^1.0.0' } }, {}, 'a: "^1.0.0" is a range; pin one version'],
  [{ devDependencies: { a: 'latest' } }, {}, 'a: "latest" is a range; pin one version'],
  [{}, { license: 'GPL-3.0' }, 'node_modules/a: the licence GPL-3.0 is not among the allowed ones'],
  [
    {},
    { license: '(MIT AND GPL-3.0)' },
    'node_modules/a: the licence (MIT AND GPL-3.0) is not among the allowed ones',
  ],
  [{}, { license: undefined }, 'node_modules/a: the licence none is not among the allowed ones'],
  [
    {},
    { integrity: undefined },
    'node_modules/a: has no checksum in package-lock.json; install it again',
  ],
  [
    { allowScripts: { b: true } },
    { hasInstallScript: true },
    'node_modules/a: runs a script when it is installed; read it, then allow or forbid it in allowScripts',
  ],
])('%j with %j is found', (manifest, parts, problem) => {
  const good = { license: '(MIT OR WTFPL)', integrity: 'sha512-x' };
  expect(packageProblems(manifest, { packages: { '': {}, 'node_modules/a': good } })).toHaveLength(
    problem.startsWith('a:') ? 1 : 0,
  );
  expect(
    packageProblems(manifest, { packages: { '': {}, 'node_modules/a': { ...good, ...parts } } }),
  ).toEqual([problem]);
});
