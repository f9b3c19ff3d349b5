/** Package rules: pinned versions, known licences, checksums and install scripts of everything that npm installs. */

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Licences that allow use, change and distribution without opening this project's code. */
const licences: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'Zlib',
  'Python-2.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
]);

/** What is wrong with the packages, each problem with its package and the cure; empty where all is well. */
export function packageProblems(json: PackageJson, { packages }: LockFile): string[] {
  const wanted = Object.entries({
    ...json.dependencies,
    ...json.devDependencies,
    ...json.optionalDependencies,
  });
  const loose = wanted
    .filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: "${version}" is a range; pin one version`);
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  const bad = installed.flatMap(
    ([path, { license = 'none', integrity, hasInstallScript = false, link = false }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return [
        ...(isAllowed(license)
          ? []
          : [`${path}: the licence ${license} is not among the allowed ones`]),
        ...(integrity !== undefined || link
          ? []
          : [`${path}: has no checksum in package-lock.json; install it again`]),
        ...(!hasInstallScript || json.allowScripts?.[name] !== undefined
          ? []
          : [
              `${path}: runs a script when it is installed; read it, then allow or forbid it in allowScripts`,
            ]),
      ];
    },
  );
  return [...loose, ...bad];
}

/** An SPDX expression: one side of OR is enough, both sides of AND are needed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => licences.has(licence.trim())));
}
