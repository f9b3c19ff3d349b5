/** Code count: files, lines of code, tests and texts of each room, as a table; the same lines are counted on any checkout. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Sum {
  files: number;
  lines: number;
  testFiles: number;
  testLines: number;
  tests: number;
}

const counted = /\.(ts|tsx|css)$/;
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

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

function count(paths: readonly string[]): Map<string, Sum> {
  const rooms = new Map<string, Sum>();
  for (const path of paths) {
    const source = readFileSync(path, 'utf8');
    const room = roomOf(path);
    const sum = rooms.get(room) ?? { files: 0, lines: 0, testFiles: 0, testLines: 0, tests: 0 };
    rooms.set(room, sum);
    if (isTest(path)) {
      sum.testFiles += 1;
      sum.testLines += codeLines(source);
      sum.tests += source.match(/^\s*(it|test)(\.\w+)*[(`]/gm)?.length ?? 0;
    } else {
      sum.files += 1;
      sum.lines += codeLines(source);
    }
  }
  return rooms;
}

const tracked = execFileSync('git', ['ls-files', 'src', 'e2e', 'site'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => counted.test(path));
const rooms = [...count(tracked)].sort(([one], [other]) => one.localeCompare(other));
const whole = rooms.reduce(
  (sum, [, room]) => ({
    files: sum.files + room.files,
    lines: sum.lines + room.lines,
    testFiles: sum.testFiles + room.testFiles,
    testLines: sum.testLines + room.testLines,
    tests: sum.tests + room.tests,
  }),
  { files: 0, lines: 0, testFiles: 0, testLines: 0, tests: 0 },
);
console.table(Object.fromEntries([...rooms, ['whole', whole]]));
