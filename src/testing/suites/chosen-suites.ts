/** Chosen suites: which of the long suites a change runs, two by turns and those whose folders it touches. */

export interface Suite {
  readonly name: string;
  /** The script of package.json, and what it is given. */
  readonly command: readonly string[];
  /** What a change of breaks it most likely: beginnings of paths. */
  readonly watches: readonly string[];
}

export const longSuites: readonly Suite[] = [
  {
    name: 'e2e:visits',
    command: ['e2e:visits'],
    watches: ['src/service/', 'src/contract/', 'src/base/', 'e2e/visits/'],
  },
  {
    name: 'unit:postgres',
    command: ['unit:postgres'],
    watches: ['src/service/', 'src/contract/', 'src/base/', 'src/testing/service/'],
  },
  {
    name: 'e2e:embed',
    command: ['e2e:embed'],
    watches: ['src/embed', 'src/sdk', 'src/app/parts', 'site/', 'e2e/embed/', 'e2e/portal/'],
  },
  {
    name: 'e2e:demo',
    command: ['e2e:demo'],
    watches: ['src/demo/', 'src/service/store/sqlite', 'e2e/demo/'],
  },
  {
    name: 'attack',
    command: ['attack', '--', '--short'],
    watches: ['src/service/api', 'src/service/node', 'src/service/visits', 'e2e/attack/'],
  },
  {
    name: 'faults',
    command: ['faults', '--', '--short'],
    watches: ['src/service/store/sqlite', 'src/service/visits', 'e2e/faults/'],
  },
  {
    name: 'fleet',
    command: ['fleet', '--', '--short'],
    watches: ['src/service/store/postgres', 'src/service/node/api-worker', 'e2e/fleet/'],
  },
  {
    name: 'engines',
    command: ['engines'],
    watches: ['src/engine/tab', 'src/engine/worker', 'src/local', 'e2e/engines/'],
  },
  {
    name: 'e2e:postgres',
    command: ['e2e:postgres'],
    watches: ['src/service/store/postgres', 'src/service/resources'],
  },
  {
    name: 'package:try',
    command: ['package:try'],
    watches: ['src/embed', 'src/sdk', 'src/service/node/build', 'e2e/package/', 'package.json'],
  },
];

/** How many suites run at each change, whatever it touches. */
const byTurns = 2;

/**
 * The suites for a change, in the order in which they are run: those by turns first.
 *
 * @param turn how many commits there are: each next one begins one suite further
 * @param changed the paths that the change touches; `null` where they are not known, which chooses all suites
 */
export function chooseSuites(
  suites: readonly Suite[],
  turn: number,
  changed: readonly string[] | null,
): Suite[] {
  const first = turn % suites.length;
  const inTurn = [...suites.slice(first), ...suites.slice(0, first)];
  if (changed === null) return inTurn;
  const isTouched = ({ watches }: Suite): boolean =>
    watches.some((beginning) => changed.some((path) => path.startsWith(beginning)));
  return inTurn.filter((suite, index) => index < byTurns || isTouched(suite));
}
