/**
 * What is known of the members of channels: what is asked for, what replies tell, and what is kept.
 */
import { describe, expect, it } from 'vitest';
import { createMemoryBlocks } from '#engine/storage/memory-blocks.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import {
  KnownChannelMembers,
  type MembersPlace,
  type MembersRequest,
} from './known-channel-members.ts';

const day = 86_400_000;
const wholePage = { limit: 100, page: 1 };

/** A page of a list as the client gives it. */
function pageOf<Row>(rows: readonly Row[], { limit, page }: { limit: number; page: number }) {
  const shown = rows.slice((page - 1) * limit, page * limit);
  const more = page * limit < rows.length ? 'yes' : 'no';
  const rest = { result: rows.length, counted: true, perpage: limit, more };
  return { data: { ...rest, rows: shown, unreadable: [] } };
}

function open(channels: ReadonlyMap<number, readonly number[]>) {
  const clock = createManualClock();
  const members = new KnownChannelMembers({ now: () => clock.now(), onChange: () => undefined });
  const asked: string[] = [];
  const reply = (request: MembersRequest): unknown => {
    if (request.name === 'channels.list') {
      const rows = [...channels.keys()].map((id) => ({ id, name: `Channel ${id}` }));
      return pageOf(rows, request.input);
    }
    const items = (channels.get(request.input.id) ?? []).flatMap((id) => [
      { type: 'links', id },
      { type: 'bio', id },
    ]);
    return pageOf(items, request.input);
  };
  /** Reads as the sync does in idle time; how many requests that took. */
  const readAll = (): number => {
    asked.length = 0;
    for (let request = members.next(); request !== null; request = members.next()) {
      if (asked.length > 500) throw new Error('It asks for ever');
      asked.push(JSON.stringify(request.input));
      members.read({ ...request, reply: reply(request), at: clock.now() });
    }
    return asked.length;
  };
  const hear = (name: Parameters<typeof members.read>[0]['name'], input: object, answer: object) =>
    members.read({ name, input, reply: answer, at: clock.now() });
  return { clock, members, asked, reply, readAll, hear };
}

/** What is stored on this device, which outlives an engine. */
function storedInMemory(): MembersPlace {
  let stored = '[]';
  return {
    read: () => Promise.resolve(JSON.parse(stored) as Awaited<ReturnType<MembersPlace['read']>>),
    isUnread: false,
    write: (members) => {
      stored = JSON.stringify(members);
      return Promise.resolve(true);
    },
  };
}

const links = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

describe('Members of channels', () => {
  it('are read once, a hundred at a time, and again after a day', () => {
    const { clock, members, readAll, asked } = open(
      new Map([
        [1, links(1, 120)],
        [2, [120, 500]],
        [3, []],
      ]),
    );
    expect(members.progress()).toEqual({ read: 0, all: null });
    expect(readAll()).toBe(6);
    expect(asked.filter((input) => input.includes('"id":1'))).toHaveLength(3);
    expect(members.progress()).toEqual({ read: 3, all: 3 });
    expect(members.channels()[1]).toEqual({ id: 2, name: 'Channel 2', isRead: true });
    expect([1, 120, 500, 501].map((id) => members.channelsOf(id))).toEqual([[1], [1, 2], [2], []]);
    clock.sleep(day - 1);
    expect(readAll()).toBe(0);
    clock.sleep(1);
    expect(readAll()).toBe(6);
  });

  it('lists more than a hundred channels', () => {
    const { members, readAll } = open(new Map(links(1, 230).map((id) => [id, [id]])));
    expect(readAll()).toBe(3 + 230);
    expect(members.progress()).toEqual({ read: 230, all: 230 });
  });

  it.each([
    ['between two pages', { limit: 15, page: 1 }, 2],
    ['in place of a page', { limit: 20, page: 2 }, 1],
    ['again while pages follow', wholePage, 2],
  ])('lists all channels where a screen reads another page %s', (_, page, before) => {
    const channels = new Map(links(1, 230).map((id) => [id, [] as number[]]));
    const { members, hear, reply, readAll } = open(channels);
    const rows = [...channels.keys()].map((id) => ({ id, name: '', color: null }));
    for (let requests = 0; requests < before; requests += 1) {
      const request = members.next()!;
      members.read({ ...request, reply: reply(request), at: 0 });
    }
    hear('channels.list', page, pageOf(rows, page));
    readAll();
    expect(members.progress()).toEqual({ read: 230, all: 230 });
    expect(members.channels()).toHaveLength(230);
  });

  it('of a channel are all read where a screen reads a few of them', () => {
    const { members, hear, reply, readAll } = open(new Map([[1, links(1, 120)]]));
    const list = members.next()!;
    members.read({ ...list, reply: reply(list), at: 0 });
    const few = { limit: 15, page: 1 };
    const items = links(1, 120).map((id) => ({ type: 'links', id }));
    hear('channels.get', { id: 1, ...few }, pageOf(items, few));
    readAll();
    expect(links(1, 120).filter((id) => members.channelsOf(id).length === 0)).toEqual([]);
  });

  it('change at once with what is assigned, created, renamed and deleted here', () => {
    const { members, readAll, hear } = open(new Map([[1, [10]]]));
    readAll();
    const before = members.version();
    hear('channels.assign', { channelid: 1, type: 'links', itemid: 11 }, {});
    hear('channels.assign', { channelid: 1, type: 'bio', itemid: 12 }, {});
    hear('links.create', { url: 'https://shop.example', channel: 1 }, { id: 13, shorturl: null });
    expect([11, 12, 13].map((id) => members.channelsOf(id))).toEqual([[1], [], [1]]);
    expect(members.version()).toBeGreaterThan(before);
    hear('channels.create', { name: 'New' }, { id: 2, name: 'New' });
    hear('channels.update', { id: 1, name: 'Old' }, {});
    expect(members.channels()).toEqual([
      { id: 1, name: 'Old', isRead: true },
      { id: 2, name: 'New', isRead: true },
    ]);
    expect(members.progress()).toEqual({ read: 2, all: 2 });
    hear('channels.delete', { id: 1 }, {});
    expect(members.channelsOf(11)).toEqual([]);
    expect(members.progress()).toEqual({ read: 1, all: 1 });
    expect(readAll()).toBe(0);
  });

  it.each([
    ['deleted here', { delete: true }],
    ['gone from the list', { delete: false }],
  ])('of a channel that is %s are not asked for again', (_, { delete: isDeletedHere }) => {
    const channels = new Map([
      [1, links(1, 120)],
      [2, [500]],
    ]);
    const { members, hear, reply, readAll, asked } = open(channels);
    for (let requests = 0; requests < 2; requests += 1) {
      const request = members.next()!;
      members.read({ ...request, reply: reply(request), at: 0 });
    }
    expect(members.next()?.input).toMatchObject({ id: 1, page: 2 });
    channels.delete(1);
    if (isDeletedHere) hear('channels.delete', { id: 1 }, {});
    else hear('channels.list', wholePage, pageOf([{ id: 2, name: 'Two' }], wholePage));
    expect(readAll()).toBe(1);
    expect(asked[0]).toContain('"id":2');
  });

  it('forget what is gone elsewhere when they are read again, by the sync or by a screen', () => {
    const channels = new Map([
      [1, [10, 11]],
      [2, [12]],
    ]);
    const { members, readAll, clock, hear } = open(channels);
    readAll();
    hear(
      'channels.get',
      { id: 1, limit: 100, page: 1 },
      pageOf([{ type: 'links', id: 11 }], { limit: 100, page: 1 }),
    );
    expect(members.channelsOf(10)).toEqual([]);
    channels.delete(2);
    clock.sleep(day);
    readAll();
    expect(members.channels()).toHaveLength(1);
    expect(members.channelsOf(12)).toEqual([]);
  });

  it('that the service does not give are asked for again after a day', () => {
    const { members, clock } = open(new Map([[1, [10]]]));
    const first = members.next();
    if (first !== null) members.gaveUp(first);
    expect(members.next()).toBeNull();
    clock.sleep(day);
    expect(members.next()?.name).toBe('channels.list');
  });

  it('at which the service fails are not known, and not zero; they are when a screen reads them', () => {
    const { members, hear } = open(new Map([[1, [10]]]));
    const list = { name: 'Channel 1', id: 1, color: null };
    const page = { limit: 100, page: 1 };
    hear('channels.list', page, pageOf([list], page));
    const asked = members.next();
    expect(asked?.name).toBe('channels.get');
    if (asked !== null) members.gaveUp(asked);
    expect(members.next()).toBeNull();
    expect(members.channels()).toMatchObject([{ id: 1, isRead: false }]);
    hear('channels.get', { id: 1, ...page }, pageOf([{ type: 'links', id: 10 }], page));
    expect(members.channels()).toMatchObject([{ id: 1, isRead: true }]);
    expect(members.channelsOf(10)).toEqual([1]);
  });

  it('are stored as ids in every mode, so that the next start needs the names of channels alone', async () => {
    const channels = new Map([
      [1, [10, 11]],
      [2, []],
    ]);
    const place = storedInMemory();
    const first = open(channels);
    first.members.open(place);
    await first.members.opened();
    expect(first.readAll()).toBe(3);
    first.hear('channels.assign', { channelid: 2, type: 'links', itemid: 12 }, {});
    expect(JSON.stringify(await place.read())).not.toContain('Channel');
    const next = open(channels);
    next.members.open(place);
    await next.members.opened();
    // Before the channel is listed, a link that is assigned to it is not lost.
    next.hear('channels.assign', { channelid: 1, type: 'links', itemid: 13 }, {});
    expect(next.readAll()).toBe(1);
    expect(next.members.progress()).toEqual({ read: 2, all: 2 });
    expect([10, 12, 13].map((id) => next.members.channelsOf(id))).toEqual([[1], [2], [1]]);
    next.clock.sleep(day);
    expect(next.readAll()).toBe(3);
  });

  it('that were read meanwhile are newer than those that were stored', async () => {
    const place = storedInMemory();
    await place.write([{ id: 1, links: [99], readAt: 1 }]);
    const { members, readAll } = open(new Map([[1, [10]]]));
    members.open(place);
    readAll();
    await members.opened();
    expect(members.channelsOf(99)).toEqual([]);
    expect(members.channelsOf(10)).toEqual([1]);
  });

  it('are stored once a storage that was silent at the start answers', async () => {
    const place = storedInMemory();
    await place.write([{ id: 2, links: [20], readAt: Date.UTC(2026, 2, 1, 11) }]);
    let answer: () => Promise<void> = () => Promise.reject(new Error('Nobody asks again'));
    let isSilent = true;
    const silent: MembersPlace = {
      ...place,
      read: (onLate) => {
        answer = async () => {
          isSilent = false;
          onLate?.(await place.read());
        };
        return Promise.resolve(null);
      },
      write: (members) => (isSilent ? Promise.resolve(false) : place.write(members)),
    };
    const { members, hear } = open(new Map());
    members.open(silent);
    await members.opened();
    hear('channels.create', { name: 'New' }, { id: 1, name: 'New' });
    hear('channels.assign', { channelid: 1, type: 'links', itemid: 10 }, {});
    await answer();
    expect(await place.read()).toMatchObject([
      { id: 1, links: [10] },
      { id: 2, links: [20] },
    ]);
  });

  it('do not stay stored where the links are removed', async () => {
    const place = storedInMemory();
    const { members, readAll, hear } = open(new Map([[1, [10]]]));
    members.open(place);
    await members.opened();
    readAll();
    await members.forget();
    hear('channels.assign', { channelid: 1, type: 'links', itemid: 11 }, {});
    expect(await place.read()).toEqual([]);
  });

  it('are there at the next start without a request, where links are kept', async () => {
    const channels = new Map([[1, [10]]]);
    const blocks = createMemoryBlocks();
    const first = open(channels);
    await first.members.keepIn(blocks);
    first.readAll();
    await first.members.keepIn(blocks);
    const next = open(channels);
    await next.members.load(blocks);
    expect(next.members.channelsOf(10)).toEqual([1]);
    expect(next.readAll()).toBe(0);
  });
});
