/** `npm run attack`: attacks a fresh instance on this machine as a stranger would, and prints what held; `-- --short` in half a minute. */
import { runParts } from '#e2e/suites/findings.ts';
import { breakLimit, crossAccounts, guessKeys, ownHosts } from './access.ts';
import { inject, sendBombs, smuggle, traverse } from './bytes.ts';
import { besideAnother } from './contention.ts';
import { abortUploads, guessPasswords, holdConnections, inventVisitors } from './floods.ts';
import { attackRelay } from './relays.ts';
import { openTarget } from './stranger.ts';

const isShort = process.argv.includes('--short');
const target = await openTarget();

const good = await runParts('Attack', [
  { name: 'Keys', run: () => guessKeys(target, isShort ? 50 : 500) },
  { name: 'Accounts', run: () => crossAccounts(target) },
  { name: 'Hosts', run: () => ownHosts(target) },
  { name: 'Limit', run: breakLimit },
  { name: 'Smuggling', run: () => smuggle(target) },
  { name: 'Traversal', run: () => traverse(target) },
  { name: 'Injection', run: () => inject(target) },
  { name: 'Bombs', run: () => sendBombs(target) },
  { name: 'Aborted uploads', run: () => abortUploads(target) },
  { name: 'Connections', run: () => holdConnections(target, isShort ? 0 : 40_000) },
  { name: 'Visitors', run: () => inventVisitors(target, isShort ? 1000 : 6000) },
  { name: 'Passwords', run: () => guessPasswords(target) },
  { name: 'Relay', run: attackRelay },
  { name: 'Contention', run: () => besideAnother(target, isShort ? 1 : 6, isShort ? 500 : 5000) },
]);
await target.server.stop();
process.exitCode = good ? 0 : 1;
