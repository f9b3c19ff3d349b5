/**
 * `npm run starve -- --times 5 vitest run src/ui`: a command again and again beside busy processes, to find tests that hang
 * on speed. Fails where one run fails, and prints the seconds of each.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { Command } from 'commander';

const command = new Command()
  .option('--times <number>', 'how often the command is run', Number, 5)
  .option('--busy <number>', 'how many processes are busy beside it', Number, 4)
  .argument('<command...>')
  .passThroughOptions()
  .parse();
const { times, busy } = command.opts<{ times: number; busy: number }>();

const loops: ChildProcess[] = [];
for (let count = 0; count < busy; count += 1)
  loops.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', endLoops);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const lines: string[] = [];
for (let run = 1; run <= times; run += 1) {
  const begin = Date.now();
  const { status } = spawnSync('npx', ['--no-install', ...command.args], { stdio: 'inherit' });
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  lines.push(`${status === 0 ? 'green' : 'RED  '}  run ${run}, ${seconds} s`);
  if (status !== 0) process.exitCode = 1;
}
console.log(`\nBeside ${busy} busy processes:\n${lines.join('\n')}`);
// As long as one runs, this process would not end.
endLoops();

function endLoops(): void {
  for (const loop of loops) loop.kill('SIGKILL');
}
