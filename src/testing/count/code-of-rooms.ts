/** Code of rooms: files, lines of code, tests and their lines of each room of a checkout. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Sum {
  files: number;
  lines: number;
  testFiles: number;
  testLines: number;
  tests: number;
}

const counted = /\.(ts|tsx|css)$/;

/** Whether a file holds tests. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Files of code that Git knows, by their paths from the root. */
export function codeFiles(root: string): string[] {
  const tracked = execFileSync('git', ['ls-files', 'src', 'e2e', 'site'], {
    cwd: root,
    encoding: 'utf8',
  });
  return tracked.split('\n').filter((path) => counted.test(path));
}

/** The sums of each room, and those of all of them as `whole`. */
export function codeOfRooms(root: string): Record<string, Sum> {
  const rooms = new Map<string, Sum>();
  const whole = none();
  for (const path of codeFiles(root)) {
    const source = readFileSync(join(root, path), 'utf8');
    const room = roomOf(path);
    const sum = rooms.get(room) ?? none();
    rooms.set(room, sum);
    add(sum, path, source);
    add(whole, path, source);
  }
  const sorted = [...rooms].sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries([...sorted, ['whole', whole]]);
}

function none(): Sum {
  return { files: 0, lines: 0, testFiles: 0, testLines: 0, tests: 0 };
}

function add(sum: Sum, path: string, source: string): void {
  if (isTest(path)) {
    sum.testFiles += 1;
    sum.testLines += codeLines(source);
    sum.tests += source.match(/^\s*(it|test)(\.\w+)*[(`]/gm)?.length ?? 0;
  } else {
    sum.files += 1;
    sum.lines += codeLines(source);
  }
}

/** `src/pages`, or `e2e` and `site` as wholes. */
function roomOf(path: string): string {
  const [top = '', room = ''] = path.split('/');
  return top === 'src' && path.split('/').length > 2 ? `src/${room}` : top;
}

/** Lines that are neither blank nor a comment alone. */
function codeLines(source: string): number {
  const withoutBlocks = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const lines = withoutBlocks.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).length;
}
