import { describe, expect, it, vi } from 'vitest';
import { createMemoryBlocks } from '#engine/storage/memory-blocks.ts';
import { BlocksError } from '#engine/storage/sealed-blocks.ts';
import { eventually } from '#testing/time/eventually.ts';
import { watchBlocks } from './watched-blocks.ts';

const block = (length: number) => new Map([[0, new Uint8Array(length)]]);

function open() {
  const blocks = createMemoryBlocks();
  const onWrite = vi.fn();
  const onFail = vi.fn();
  return { blocks, onWrite, onFail, watched: watchBlocks(blocks, { onWrite, onFail }) };
}

describe('Watched blocks', () => {
  it('know how large they are, with what the seal adds to each', async () => {
    const { blocks, onWrite, watched } = open();
    await blocks.write([{ store: 'history', put: block(50) }]);
    await watched.blocks.write([{ store: 'rows', put: block(100) }]);
    expect([watched.size(), onWrite.mock.calls.length]).toEqual([128, 1]);
    for await (const each of watched.blocks.readAll('history')) expect(each.bytes).toHaveLength(50);
    expect(watched.size()).toBe(206);
    await watched.blocks.write([{ store: 'rows', removed: [0] }]);
    await watched.blocks.clear('history');
    expect(watched.size()).toBe(0);
  });

  it('do one thing at a time: what was cleared is not written by an earlier change', async () => {
    const { blocks, watched } = open();
    let release = () => {};
    const sealing = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { write } = blocks;
    vi.spyOn(blocks, 'write').mockImplementationOnce(async (changes) => {
      await sealing;
      await write(changes);
    });
    const writing = watched.blocks.write([{ store: 'rows', put: block(1) }]);
    const clearing = watched.blocks.clear('rows');
    release();
    await Promise.all([writing, clearing]);
    for await (const { number } of blocks.readAll('rows'))
      throw new Error(`Block ${number} is there`);
    expect(watched.size()).toBe(0);
  });

  it('tell of the first failure alone, and hand each on', async () => {
    const { blocks, onFail, watched } = open();
    blocks.close();
    const change = [{ store: 'rows', put: block(1) }] as const;
    await expect(watched.blocks.write(change)).rejects.toBeInstanceOf(BlocksError);
    await expect(watched.blocks.write(change)).rejects.toBeInstanceOf(BlocksError);
    expect(onFail.mock.calls).toEqual([['gone']]);
  });

  it('write what they were given before they are closed', async () => {
    const { blocks, watched } = open();
    const close = vi.spyOn(blocks, 'close');
    const writing = watched.blocks.write([{ store: 'rows', put: block(1) }]);
    watched.blocks.close();
    expect(close).not.toHaveBeenCalled();
    await writing;
    await eventually(() => expect(close).toHaveBeenCalledOnce());
  });
});
