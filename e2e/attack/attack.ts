/** `npm run attack`: attacks a fresh instance on this machine as a stranger would, and prints what held; `-- --short` in half a minute. */
import { type Part, runParts } from '#e2e/suites/findings.ts';
import { breakLimit, crossAccounts, guessKeys, ownHosts } from './access.ts';
import { besideAbuse } from './beside-abuse.ts';
import { sendLongBodies } from './bodies.ts';
import { inject, sendBombs, smuggle, traverse } from './bytes.ts';
import { besideAnother } from './contention.ts';
import { abortUploads, guessPasswords, holdConnections, inventVisitors } from './floods.ts';
import { fillMemory, pipelineThroughRelay } from './pipelines.ts';
import { attackRelay, smuggleThroughRelay } from './relays.ts';
import { openTarget } from './stranger.ts';

const isShort = process.argv.includes('--short');
const target = await openTarget();

const parts: Part[] = [
  { name: 'Keys', run: () => guessKeys(target, isShort ? 50 : 500) },
  { name: 'Accounts', run: () => crossAccounts(target) },
  { name: 'Hosts', run: () => ownHosts(target) },
  { name: 'Limit', run: breakLimit },
  { name: 'Smuggling', run: () => smuggle(target) },
  { name: 'Traversal', run: () => traverse(target) },
  { name: 'Injection', run: () => inject(target) },
  { name: 'Bombs', run: () => sendBombs(target) },
  { name: 'Long bodies', run: () => sendLongBodies(target, isShort ? 30 : 200) },
  { name: 'Aborted uploads', run: () => abortUploads(target) },
  { name: 'Connections', run: () => holdConnections(target, isShort ? 0 : 40_000) },
  { name: 'Visitors', run: () => inventVisitors(target, isShort ? 1000 : 6000) },
  { name: 'Passwords', run: () => guessPasswords(target) },
  { name: 'Relay', run: attackRelay },
  { name: 'Smuggling through the relay', run: smuggleThroughRelay },
  { name: 'Pipelines', run: () => fillMemory(target, isShort ? 2 : 30) },
  { name: 'Pipelines through the relay', run: () => pipelineThroughRelay(isShort ? 2 : 10) },
  { name: 'Contention', run: () => besideAnother(target, isShort ? 1 : 6, isShort ? 500 : 5000) },
  {
    name: 'Abuse',
    run: () =>
      besideAbuse(
        target,
        isShort ? { quiet: 1, each: 2, mix: 10 } : { quiet: 3, each: 10, mix: 60 },
      ),
  },
];
// Words beside the options name the parts to run, for work on one of them.
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = parts.filter(({ name }) => named.length === 0 || named.includes(name));
const good = await runParts('Attack', chosen);
await target.server.stop();
process.exitCode = good ? 0 : 1;
