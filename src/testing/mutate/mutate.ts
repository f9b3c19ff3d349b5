/**
 * Mutation sample: puts one small fault into each of so many files, and counts by room which level of tests finds it.
 *
 *     npm run mutate -- --sample 100 --seed 11 --rooms features,pages
 *
 * Works on a copy of the files that git knows. Unit tests are tried first, page tests where these pass. Where a test file
 * fails without the fault as well, nothing is known: such faults are counted apart.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { chooseFault, digest, type Fault, lineAt, withFault } from './faults.ts';
import { isTest, readImporters, relatedTests } from './related-tests.ts';

/** How many test files of a level are tried, the nearest first. */
const maxTests = 8;

type Level = 'unit' | 'page';

interface Result {
  room: string;
  path: string;
  fault: Fault;
  line: string;
  foundBy: Level | 'nothing' | 'unknown';
}

const { sample, seed, rooms } = new Command()
  .option('--sample <number>', 'how many faults', Number, 100)
  .option('--seed <number>', 'chooses files and faults', Number, 11)
  .option('--rooms <names>', 'folders below src', (text) => text.split(','), [
    'contract',
    'client',
    'engine',
    'features',
    'pages',
    'service',
  ])
  .parse()
  .opts<{ sample: number; seed: number; rooms: string[] }>();

const root = mkdtempSync(join(tmpdir(), 'linkdeck-mutate-'));
copyProject();
const sources = readSources();
const tests = [...sources.keys()].filter(isTest);
const importers = readImporters(sources);
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

console.log(`SEED=${seed}, ${sample} faults in ${rooms.join(', ')}`);
const results: Result[] = [];
for (const room of rooms) {
  for (const path of chooseFiles(room, Math.ceil(sample / rooms.length))) {
    const result = tryFault(room, path);
    results.push(result);
    const { line, fault, foundBy } = result;
    console.log(`${foundBy.padEnd(8)} ${path}: ${fault.kind}, in «${line}»`);
  }
}
report();

/** Copies what git knows, so that a killed run leaves no fault behind. */
function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const path of listed.split('\0').filter((name) => name !== '')) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(path, join(root, path), { force: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}

function readSources(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' });
  const paths = listed.split('\n').filter((path) => /\.tsx?$/.test(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Files of a room that a fault fits into, in an order by chance. */
function chooseFiles(room: string, count: number): string[] {
  const fits = (path: string): boolean =>
    path.startsWith(`src/${room}/`) &&
    !isTest(path) &&
    chooseFault(path, sources.get(path) ?? '', seed) !== undefined;
  return [...sources.keys()]
    .filter(fits)
    .sort((a, b) => (digest(`${seed} ${a}`) < digest(`${seed} ${b}`) ? -1 : 1))
    .slice(0, count);
}

function tryFault(room: string, path: string): Result {
  const source = sources.get(path) ?? '';
  const fault = chooseFault(path, source, seed);
  if (fault === undefined) throw new Error(`No fault fits into ${path}.`);
  const line = lineAt(source, fault.start);
  const related = relatedTests(path, importers, tests);
  const levels: [Level, string[]][] = [
    ['unit', related.filter((test) => test.endsWith('.ts'))],
    ['page', related.filter((test) => test.endsWith('.tsx'))],
  ];
  for (const [level, all] of levels) {
    const nearest = all.slice(0, maxTests);
    if (nearest.length === 0) continue;
    writeFileSync(join(root, path), withFault(source, fault));
    const failed = failingFile(nearest);
    writeFileSync(join(root, path), source);
    if (failed === undefined) continue;
    const isFound = failingFile([failed]) === undefined;
    if (!isFound) console.log(`         ${failed} fails without the fault as well`);
    return { room, path, fault, line, foundBy: isFound ? level : 'unknown' };
  }
  return { room, path, fault, line, foundBy: 'nothing' };
}

/** The first of these test files that fails. One that hangs for five minutes fails. */
function failingFile(files: readonly string[]): string | undefined {
  const output = join(root, 'mutate-result.json');
  rmSync(output, { force: true });
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const words = ['run', '--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${output}`];
  const { status } = spawnSync(process.execPath, [vitest, ...words, ...files], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (status === 0) return undefined;
  try {
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
      testResults: { name: string; status: string }[];
    };
    const failed = testResults.find((file) => file.status === 'failed');
    if (failed !== undefined) return failed.name.slice(root.length + 1);
  } catch {
    // A run that hung or crashed has written nothing.
  }
  return files[0];
}

function report(): void {
  console.log('\nRoom       Faults  Unit  Page  Nothing  Unknown');
  const named = [...rooms, 'all'];
  for (const room of named) {
    const ofRoom = results.filter((result) => room === 'all' || result.room === room);
    const count = (level: Result['foundBy']): string =>
      String(ofRoom.filter(({ foundBy }) => foundBy === level).length);
    console.log(
      room.padEnd(10),
      String(ofRoom.length).padStart(6),
      count('unit').padStart(5),
      count('page').padStart(5),
      count('nothing').padStart(8),
      count('unknown').padStart(8),
    );
  }
}
