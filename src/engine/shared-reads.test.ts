/** Reads that a screen and the engine want at the same time. */
import { expect, it } from 'vitest';
import type { Client } from '#client/client.ts';
import { SharedReads } from './shared-reads.ts';

/** Replies that come when the test says so. */
function open() {
  const sent: { name: string; answer: (reply: unknown) => void; fail: () => void }[] = [];
  const call = ((name: string) =>
    new Promise((answer, reject) => {
      sent.push({ name, answer, fail: () => reject(new Error('gone')) });
    })) as unknown as Client['call'];
  return { sent, reads: new SharedReads(call) };
}

it('The engine takes the reply that a screen waits for', async () => {
  const { sent, reads } = open();
  const own = reads.ofScreen('channels.list', { page: 1, limit: 100 });
  const same = reads.ofEngine('channels.list', { limit: 100, page: 1 });
  expect(sent).toHaveLength(1);
  sent[0]?.answer('channels');
  expect(await Promise.all([own, same])).toEqual(['channels', 'channels']);
  void reads.ofEngine('channels.list', { limit: 100, page: 1 });
  expect(sent).toHaveLength(2);
});

it('Another page is another request, and so is one whose screen has given up', async () => {
  const { sent, reads } = open();
  const own = reads.ofScreen('channels.list', { page: 1, limit: 100 });
  void reads.ofEngine('channels.list', { page: 2, limit: 100 });
  const same = reads.ofEngine('channels.list', { page: 1, limit: 100 });
  sent[0]?.fail();
  await expect(own).rejects.toThrow('gone');
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toHaveLength(3);
  sent[2]?.answer('channels');
  expect(await same).toBe('channels');
});
