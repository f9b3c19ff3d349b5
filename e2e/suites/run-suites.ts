/**
 * `npm run suites`: the long suites of this change, one after another, with the seconds of each; `-- --all` for all, and
 * `-- --minutes=20` where there is so much time: none begins after it, and those that are left out are named.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chooseSuites, longSuites } from '#testing/suites/chosen-suites.ts';

/** The last landings: a fault that a change of their folders made is found by one of them. */
const lastCommits = 40;

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, minutes: { type: 'string' } },
});
const end = Date.now() + Number(values.minutes ?? Infinity) * 60_000;
const turn = Number(git('rev-list', '--count', 'HEAD')?.trim() ?? '0');
const changed = git('diff', '--name-only', `HEAD~${lastCommits}`, 'HEAD')?.split('\n') ?? null;
const chosen = chooseSuites(longSuites, turn, values.all ? null : changed);

console.log(`Long suites of this change: ${chosen.map(({ name }) => name).join(', ')}`);
const lines: string[] = [];
for (const { name, command } of chosen) {
  const begin = Date.now();
  if (begin > end) {
    lines.push(`left out  ${name}: no time is left, and each night runs it`);
    continue;
  }
  const { status } = spawnSync('npm', ['run', ...command], { stdio: 'inherit' });
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  lines.push(`${status === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
  if (status !== 0) process.exitCode = 1;
}
console.log(`\n${lines.join('\n')}`);

/** What git prints; `undefined` where it cannot tell, as in a clone without its history. */
function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
