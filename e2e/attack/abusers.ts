/** Abusers: a process of its own in which callers act the abuse cases that it was sent, drawn by chance, until it is ended. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Abuse, Scene } from './abuses/abuse.ts';
import { abuses } from './abuses.ts';

interface Orders {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly callers: number;
}

/** Starts the callers; the function that is returned ends them and says how many rounds they have done. */
export async function startAbusers(orders: Orders): Promise<() => Promise<number>> {
  const child = fork(fileURLToPath(import.meta.url), ['--act'], { execArgv: ['--import', 'tsx'] });
  let rounds = 0;
  child.on('message', () => (rounds += 1));
  child.send(orders);
  await once(child, 'message');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    return rounds;
  };
}

/** Acts one of the cases after the other, as long as the process lives. */
async function abuse(cases: readonly Abuse[], scene: Scene): Promise<never> {
  for (;;) {
    const chosen = cases[Math.floor(Math.random() * cases.length)];
    await chosen?.act(scene).catch(() => undefined);
    process.send?.('done');
    // A round that fails at once must not keep the process from everything else.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

if (process.argv[2] === '--act') {
  // Who started it may have been killed.
  process.once('disconnect', () => process.exit());
  process.once('message', ({ scene, names, callers }: Orders) => {
    const cases = abuses.filter(({ name }) => names.includes(name));
    for (let caller = 0; caller < callers; caller += 1) void abuse(cases, scene);
  });
}
