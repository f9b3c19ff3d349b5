import { describe, expect, it } from 'vitest';
import { createSimulatedHost, type HostKind } from '#testing/library/simulated-host.ts';
import { openSync } from '#testing/library/simulated-sync.ts';
import { seeded } from '#testing/time/simulation.ts';

type Host = ReturnType<typeof createSimulatedHost>;

const none = { missing: [], tooMany: [], changed: [] };

function open(
  kind: HostKind,
  links: number,
  afterRequest: (host: Host, request: number) => void = () => {},
) {
  const host = createSimulatedHost(kind, seeded(7));
  host.insert(links);
  const sync = openSync(host, () => afterRequest(host, host.requests));
  return { host, sync };
}

/** Everything is the same after so many quiet passes, and nothing was removed wrongly. */
async function expectWhole({ sync }: ReturnType<typeof open>, passes = 1): Promise<void> {
  for (let pass = 0; pass < passes; pass += 1) await sync.pass();
  expect(sync.differences()).toEqual(none);
  expect(sync.wronglyRemoved()).toBe(0);
}

describe('A full pass', () => {
  it.each([0, 1, 99, 100, 101, 199, 200, 1234])('reads an account of %i links', async (links) => {
    await expectWhole(open({}, links));
  });

  it('loses nothing while links are created', async () => {
    const opened = open({}, 900, (host, request) => request < 10 && host.insert(3));
    await opened.sync.pass();
    expect(opened.sync.differences().missing.length).toBeLessThan(60);
    expect(opened.sync.differences().missing.every((id) => id > 900)).toBe(true);
    await opened.sync.readNewest();
    await expectWhole(opened, 0);
  });

  it('loses nothing while links before its place are deleted', async () => {
    const opened = open({}, 900, (host, request) => request < 12 && host.remove(5, 0));
    await opened.sync.pass();
    expect(opened.sync.differences().missing).toEqual([]);
    await expectWhole(opened);
  });

  it('loses nothing while links come and go', async () => {
    const opened = open({}, 900, (host, request) => {
      if (request > 9) return;
      host.insert(4);
      host.remove(6);
    });
    await opened.sync.pass();
    expect(opened.sync.differences().missing.every((id) => id > 900)).toBe(true);
    await expectWhole(opened);
  });

  it('steps back where the last seen rows are deleted, and where fewer are left than were seen', async () => {
    const boundary = open({}, 900, (host, request) => request === 3 && host.remove(150, 180));
    await boundary.sync.pass();
    expect(boundary.sync.differences().missing).toEqual([]);
    await expectWhole(boundary);
    const shrunk = open(
      {},
      900,
      (host, request) => request === 6 && host.remove(host.count - 30, 0),
    );
    await shrunk.sync.pass();
    expect(shrunk.sync.differences().missing).toEqual([]);
    await expectWhole(shrunk);
  });

  it('of an account that was emptied leaves nothing', async () => {
    const opened = open({}, 450);
    await opened.sync.pass();
    opened.host.remove(450, 0);
    await expectWhole(opened);
    expect(opened.sync.rows.known).toBe(0);
  });

  it('learns a cap of 15, and overlaps within it', async () => {
    const opened = open(
      { cap: 15 },
      400,
      (host, request) => request < 30 && request % 3 === 0 && host.remove(2, 0),
    );
    await opened.sync.pass();
    expect(opened.sync.memory.traits).toMatchObject({
      cap: 15,
      obeysLimit: true,
      sortsByDate: true,
    });
    expect(opened.sync.differences().missing).toEqual([]);
    await expectWhole(opened);
  });

  it.each([{}, { hidesSize: true }])(
    'reads plain pages of a service that ignores limit: %j',
    async (more) => {
      const opened = open({ cap: 15, ignoresLimit: true, ...more }, 400);
      await expectWhole(opened);
      expect(opened.sync.memory.traits).toMatchObject({ cap: 15, obeysLimit: false });
      opened.host.remove(7);
      await expectWhole(opened);
    },
  );

  it.each(['oldest', 'none'] as const)('reads a list that ignores order: %s', async (order) => {
    const opened = open({ order }, 700, (host, request) => request < 6 && host.remove(3));
    await opened.sync.pass();
    expect(opened.sync.memory.traits.sortsByDate).toBe(false);
    await expectWhole(opened);
  });

  it('removes nothing wrongly where ties have no order', async () => {
    await expectWhole(open({ hasUnstableTies: true }, 700), 3);
  });

  it('finds its way where replies repeat the one before', async () => {
    await expectWhole(open({ repeats: 0.1 }, 1500), 3);
  });

  it('counts two rows with one id once', async () => {
    const opened = open({ duplicates: 0.05 }, 700);
    await opened.sync.pass();
    expect(opened.sync.wronglyRemoved()).toBe(0);
  });

  it.each([
    ['none', () => 'many'],
    ['0', () => 0],
    ['that of the page', (_: number, { rows }: { rows: number }) => rows],
    ['too large', (links: number) => links + 50],
    ['too small', (links: number) => Math.max(0, links - 50)],
  ])('removes nothing by a count that is wrong: %s', async (_, result) => {
    const opened = open({ result }, 350);
    await expectWhole(opened);
    opened.host.remove(10);
    await expectWhole(opened);
  });

  it('with a wrong count and no single links keeps what it did not find, and says so', async () => {
    const opened = open({ result: () => 0, hasNoDetails: true }, 350);
    await opened.sync.pass();
    opened.host.remove(10);
    await opened.sync.pass();
    expect(opened.sync.differences()).toMatchObject({ missing: [], tooMany: { length: 10 } });
    const { rows } = opened.sync;
    expect(
      opened.sync.differences().tooMany.every((id) => rows.link(rows.placeOf(id)!).notFound),
    ).toBe(true);
  });

  it('counts rows that have no usable id as present', async () => {
    const opened = open({ unreadable: 0.1 }, 700);
    await expectWhole(opened);
    expect(opened.sync.memory.unreadable + opened.sync.rows.known).toBe(700);
    opened.host.remove(20);
    await expectWhole(opened);
  });

  it('asks for smaller pages where large ones fail', async () => {
    const opened = open({ failsAbove: 30 }, 200);
    await expectWhole(opened);
    expect(opened.sync.memory.traits.cap).toBe(25);
  });

  it('goes on where a crash ended it, after each of its requests', async () => {
    const { host } = open({}, 700);
    const whole = openSync(host);
    const before = host.requests;
    await whole.pass();
    const requests = host.requests - before;
    for (let crash = 1; crash < requests; crash += 1) {
      const sync = openSync(host);
      sync.crashAfter(crash);
      const started = host.requests;
      await sync.pass();
      await sync.pass();
      expect(sync.differences()).toEqual(none);
      // A crash may cost the request that was under way.
      expect(host.requests - started).toBeLessThanOrEqual(requests + 1);
    }
  });
});

describe('A look at the newest links', () => {
  it.each([
    [0, 1],
    [1, 1],
    [99, 1],
    [100, 2],
    [101, 2],
    [250, 4],
  ])('reads %i new ones in %i requests at most', async (links, requests) => {
    const opened = open({}, 500);
    await opened.sync.pass();
    opened.host.insert(links);
    const before = opened.host.requests;
    await opened.sync.readNewest();
    expect(opened.host.requests - before).toBeLessThanOrEqual(requests);
    await expectWhole(opened, 0);
  });

  it('that was cut short leaves a gap, which the next one closes', async () => {
    const opened = open({}, 500);
    await opened.sync.pass();
    opened.host.insert(350);
    opened.sync.crashAfter(2);
    await opened.sync.readNewest();
    expect(opened.sync.differences().missing.length).toBeGreaterThan(0);
    opened.host.insert(5);
    await opened.sync.readNewest();
    await expectWhole(opened, 0);
  });

  it('reads what lies behind a link that was created here', async () => {
    const opened = open({}, 500);
    await opened.sync.pass();
    opened.host.insert(101);
    const [id, link] = [...opened.host.readable()].at(-1)!;
    opened.sync.rows.write({ ...link, id }, { at: 1, isRow: false });
    await opened.sync.readNewest();
    await expectWhole(opened, 0);
  });
});

describe('Deleted links', () => {
  it.each([1, 50])('%i of them are removed by the next pass', async (links) => {
    const opened = open({}, 3000);
    await opened.sync.pass();
    opened.host.remove(links);
    await opened.sync.readNewest();
    const before = opened.host.requests;
    await opened.sync.pass();
    await expectWhole(opened, 0);
    // 30 pages, which overlap a little.
    expect(opened.host.requests - before).toBeLessThanOrEqual(36);
  });
});
