/** Tests of fair turns: who starts when, and who is refused. */
import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

type Options = ConstructorParameters<typeof FairTurns>[0];

/** Tasks that begin and end by hand; `begun` has their names in order. */
function openTurns(options: Partial<Options> = {}) {
  const turns = new FairTurns<string>({
    maxRunning: 1,
    maxRunningOfOne: 1,
    maxWaitingOfOne: 10,
    giveWay: () => Promise.resolve(),
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (caller: string, name: string) =>
    turns.run(caller, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, begun, run, end };
}

test('Callers take turns, however much each has asked for', async () => {
  const { begun, run, end } = openTurns();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void run(name.charAt(0), name);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  expect(begun).toHaveLength(6);
});

test('One caller has no more at once than it may, and others do not wait for it', async () => {
  const { begun, run, end } = openTurns({ maxRunning: 3, maxRunningOfOne: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void run(name.charAt(0), name);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

test('Too many that wait are refused, of that caller alone, and make room again', async () => {
  const { run, end } = openTurns({ maxWaitingOfOne: 1 });
  const running = [run('a', 'a1'), run('a', 'a2')];
  expect(run('a', 'a3')).toBeUndefined();
  running.push(run('b', 'b1'));
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  const names: unknown[] = [];
  for (const each of running) names.push(await each);
  expect(names).toEqual(['a1', 'a2', 'b1']);
  expect(run('a', 'a4')).toBeDefined();
});

test('A task that fails ends its turn, and the next one waits until others had theirs', async () => {
  let goOn = (): void => undefined;
  const giveWay = () => new Promise<void>((resolve) => (goOn = resolve));
  const { begun, run, turns } = openTurns({ giveWay });
  const failing = turns.run('a', () => Promise.reject(new Error('broken')));
  void run('b', 'b1');
  await expect(failing).rejects.toThrow('broken');
  expect(begun).toEqual([]);
  goOn();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['b1']);
});
