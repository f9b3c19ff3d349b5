import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/protocol/envelope.ts';
import { nothingRead, type PagesRead, readPages } from './read-pages.ts';

interface Row {
  id: number;
}

function pageOf(ids: readonly number[], page: number, size: number): Page<Row> {
  const maxpage = Math.max(1, Math.ceil(ids.length / size));
  return {
    result: ids.length,
    perpage: size,
    currentpage: page,
    nextpage: Math.min(page + 1, maxpage),
    maxpage,
    rows: ids.slice((page - 1) * size, page * size).map((id) => ({ id })),
    unreadable: [],
  };
}

const ids = (walked: PagesRead<Row>) => walked.rows.map(({ id }) => id);

describe('readPages', () => {
  it('Reads every page once, in the order of the list, and says how far it is', async () => {
    const steps: number[] = [];
    const walked = await readPages(
      async (page) => pageOf([5, 4, 3, 2, 1], page, 2),
      nothingRead,
      ({ rows }) => steps.push(rows.length),
    );
    expect(ids(walked)).toEqual([5, 4, 3, 2, 1]);
    expect(steps).toEqual([2, 4, 5]);
    expect(walked).toMatchObject({ total: 5, next: undefined });
  });

  it('A link that is made meanwhile costs no other one, and none comes twice', async () => {
    let list = [4, 3, 2, 1];
    const walked = await readPages(
      async (page) => {
        const reply = pageOf(list, page, 2);
        if (page === 1) list = [5, ...list];
        return reply;
      },
      nothingRead,
      () => undefined,
    );
    expect(ids(walked)).toEqual([4, 3, 2, 1]);
  });

  it('Ends at an empty page, whatever the service tells of more', async () => {
    const asked: number[] = [];
    const walked = await readPages(
      async (page) => {
        asked.push(page);
        return { ...pageOf([1], page, 1), maxpage: 9 };
      },
      nothingRead,
      () => undefined,
    );
    expect(ids(walked)).toEqual([1]);
    expect(asked).toEqual([1, 2]);
  });

  it('Goes on after a failure with the page that failed', async () => {
    const asked: number[] = [];
    let broken = true;
    let reached: PagesRead<Row> = nothingRead;
    const ask = async (page: number) => {
      asked.push(page);
      if (page === 2 && broken) throw new Error('gone');
      return pageOf([3, 2, 1], page, 1);
    };
    const keep = (walked: PagesRead<Row>) => (reached = walked);
    await expect(readPages(ask, reached, keep)).rejects.toThrow('gone');
    broken = false;
    expect(ids(await readPages(ask, reached, keep))).toEqual([3, 2, 1]);
    expect(asked).toEqual([1, 2, 2, 3]);
  });

  it('Counts rows that nobody can read', async () => {
    const unreadable = [{ index: 0, problem: 'id: missing', raw: '{}' }];
    const walked = await readPages(
      async (page) => ({ ...pageOf([2, 1], page, 1), unreadable }),
      nothingRead,
      () => undefined,
    );
    expect(walked.unreadable).toBe(2);
  });
});
