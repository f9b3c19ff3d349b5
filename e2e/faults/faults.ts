/** `npm run faults`: kills, locks, a full disk, a wrong clock and cut replies, against the real service, with a table; `-- --short` in a minute. */
import { runParts } from '#e2e/suites/findings.ts';
import { setClock } from './clock.ts';
import { cutReplies } from './cuts.ts';
import { fillDisk } from './disk.ts';
import { killUnderLoad } from './kills.ts';
import { holdLock, loseFile } from './locks.ts';

const isShort = process.argv.includes('--short');

const good = await runParts('Fault', [
  { name: 'Kills', run: () => killUnderLoad(isShort ? 2 : 20) },
  { name: 'Locks', run: () => holdLock(isShort ? 3 : 30) },
  { name: 'Lost files', run: loseFile },
  { name: 'Disk', run: fillDisk },
  { name: 'Clock', run: setClock },
  { name: 'Cuts', run: () => cutReplies(isShort ? 7 : 1) },
]);
process.exitCode = good ? 0 : 1;
