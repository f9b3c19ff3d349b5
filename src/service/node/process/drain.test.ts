/**
 * Tests of the drain: connections end with their reply, and the last visits are tried again for ten
 * seconds and no longer.
 */
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testVisits, visitedLink } from '#testing/service/test-visits.ts';
import { closeAfterReplies, closeServer, writeLastVisits } from './drain.ts';

test('From the drain on, the connection of each reply ends with it, and no reply is refused', async () => {
  const server = createServer(
    (_, response) => void response.writeHead(200, ['Content-Length', '2']).end('ok'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connection = async () => {
    const [reply] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]; // what this event carries
    reply.resume();
    await once(reply, 'end');
    return reply.headers.connection;
  };
  expect(await connection()).toBe('keep-alive');
  closeAfterReplies(server);
  expect([await connection(), await connection()]).toEqual(['close', 'close']);
  await closeServer(server);
  agent.destroy();
});

/** Visits with one that waits to be written, and time that passes when the test says so. */
async function lastVisits(options: Parameters<typeof testVisits>[1] = {}) {
  const visits = testVisits({ sale: {} }, options);
  await visits.visit('/sale');
  const waits: { milliseconds: number; resolve: () => void }[] = [];
  const lost: string[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => waits.push({ milliseconds, resolve }));
  return {
    visits,
    lost,
    begin: () => writeLastVisits(visits, wait, (message) => lost.push(message)),
    /** Lets all waits of this length end. */
    pass: async (milliseconds: number) => {
      await settle();
      for (const each of waits.filter((waiting) => waiting.milliseconds === milliseconds))
        each.resolve();
      await settle();
    },
  };
}

test('Visits that cannot be written at first are written as soon as the database takes them', async () => {
  const { visits, lost, begin, pass } = await lastVisits();
  visits.faults.count = () => {
    throw new Error('database is locked');
  };
  const ended = begin();
  await pass(250);
  await pass(250);
  expect(visits.counted).toEqual([]);
  visits.faults.count = () => undefined;
  await pass(250);
  await ended;
  expect(visits.counted).toHaveLength(1);
  expect([lost, visits.errors, visits.queued()]).toEqual([
    [],
    ['Visits cannot be written at the moment; they are kept and tried again.'],
    { waiting: 0, lost: 0 },
  ]);
});

test('After ten seconds the visits that a failing database has refused are lost, and told in one line', async () => {
  const { visits, begin, pass } = await lastVisits();
  visits.faults.count = () => {
    throw new Error('database is locked');
  };
  const ended = begin();
  await pass(10_000);
  await ended;
  expect(visits.errors.slice(1)).toEqual(['1 visits could not be written and are lost.']);
  expect(visits.queued().lost).toBe(1);
});

test('A database that never answers keeps the program for ten seconds and no longer', async () => {
  const hanging = { find: () => visitedLink(), count: () => new Promise<void>(() => undefined) };
  const { visits, lost, begin, pass } = await lastVisits({ store: { visits: hanging } });
  let isOver = false;
  const ended = begin().then(() => (isOver = true));
  await pass(250);
  expect(isOver).toBe(false);
  await pass(10_000);
  await pass(250);
  await ended;
  expect([lost, visits.queued().waiting]).toEqual([
    ['1 visits were not written in time and may be lost.'],
    1,
  ]);
});
