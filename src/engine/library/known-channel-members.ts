/**
 * Known channel members: what replies have said of channels and their links, what to ask next, and
 * what is stored of it.
 */

import type { EndpointName } from '#contract/api.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Channel, ChannelItem } from '#contract/resources/channels.ts';
import type { SealedBlocks, StoredPart } from '#engine/storage/sealed-blocks.ts';
import type { StoredValue } from '#engine/storage/stored-values.ts';
import type { ChannelMember, ChannelMembers } from './channel-members.ts';
import type { FinishedCall } from './rows/link-replies.ts';

/** A request that would tell more. */
export type MembersRequest =
  | { readonly name: 'channels.list'; readonly input: PageOf }
  | { readonly name: 'channels.get'; readonly input: PageOf & { readonly id: number } };

interface PageOf {
  readonly limit: number;
  readonly page: number;
}

/** A channel as it is known; plain data, so that it can be stored. */
interface KnownChannel extends ChannelMember {
  /** Ids of its links. */
  readonly links: Set<number>;
  /** When its members were read as a whole, or the service failed at them, in milliseconds since 1970; 0 for never. */
  readAt: number;
  /** The service failed at its members: they are not known. */
  isFailed: boolean;
}

/** Plain data. */
interface StoredMembers {
  readonly all: number | null;
  readonly listedAt: number;
  readonly channels: readonly (ChannelMember & { links: number[]; readAt: number })[];
}

/** Members of a channel as this device stores them in every mode: ids, and no text. */
interface MembersOfChannel {
  readonly id: number;
  readonly links: readonly number[];
  readonly readAt: number;
}

export type MembersPlace = StoredValue<readonly MembersOfChannel[]>;

const pageSize = 100;
/** Channels that others fill are read again after this time; in milliseconds. */
const oldAfter = 86_400_000;
/** Next to the walk, which is block 0. */
const membersBlock = 1;

/** Whether such a call can tell of channels. */
export function isAboutMembers(name: EndpointName): boolean {
  return name.startsWith('channels.') || name === 'links.create';
}

/** Whether nothing follows, as far as the page tells. */
function isLast({ more, rows, unreadable, perpage }: Page<unknown>): boolean {
  const came = rows.length + unreadable.length;
  return more === 'no' || came === 0 || (more === 'open' && came < perpage);
}

export class KnownChannelMembers implements ChannelMembers, StoredPart {
  readonly #now: () => number;
  readonly #onChange: () => void;
  readonly #known = new Map<number, KnownChannel>();
  #all: number | null = null;
  #listedAt = 0;
  #nextListPage = 1;
  #listed = new Set<number>();
  /** The walk over the members of one channel: links that were seen, and the next page. */
  #walk: { id: number; seen: Set<number>; page: number } | null = null;
  #version = 0;
  #ofLink: Map<number, number[]> | null = null;
  #blocks: SealedBlocks | null = null;
  #writing: Promise<void> = Promise.resolve();
  #place: MembersPlace | null = null;
  #isClosed = false;
  #opening: Promise<void> = Promise.resolve();
  /** Members that were stored of channels that are not listed yet, so that their names are not known. */
  #unlisted = new Map<number, { links: Set<number>; readAt: number }>();

  /** @param onChange something of it has changed; `now`: milliseconds since 1970 */
  constructor({ now, onChange }: { now: () => number; onChange: () => void }) {
    this.#now = now;
    this.#onChange = onChange;
  }

  channels(): readonly (ChannelMember & { isRead: boolean })[] {
    return [...this.#known.values()].map(({ id, name, color, readAt, isFailed }) => ({
      id,
      name,
      color,
      isRead: readAt > 0 && !isFailed,
    }));
  }

  channelsOf(linkId: number): readonly number[] {
    this.#ofLink ??= this.#byLink();
    return this.#ofLink.get(linkId) ?? [];
  }

  progress(): { read: number; all: number | null } {
    const read = [...this.#known.values()].filter(({ readAt }) => readAt > 0).length;
    return { read, all: this.#all };
  }

  version(): number {
    return this.#version;
  }

  /** What to ask next, or null where nothing is missing or older than a day. */
  next(): MembersRequest | null {
    if (this.#nextListPage > 1 || this.#isOld(this.#listedAt))
      return { name: 'channels.list', input: { limit: pageSize, page: this.#nextListPage } };
    const walk = this.#walk;
    if (walk !== null)
      return {
        name: 'channels.get',
        input: { id: walk.id, limit: pageSize, page: walk.page },
      };
    const [due] = this.#due();
    if (due === undefined) return null;
    return { name: 'channels.get', input: { id: due.id, limit: pageSize, page: 1 } };
  }

  /** How many channels are missing or older than a day; each takes a request or more. */
  due(): number {
    return this.#due().length;
  }

  #due(): KnownChannel[] {
    return [...this.#known.values()].filter(({ readAt }) => this.#isOld(readAt));
  }

  #isOld(at: number): boolean {
    return Math.abs(this.#now() - at) >= oldAfter;
  }

  /** The service does not answer this request: it is asked again after a day. */
  gaveUp(request: MembersRequest): void {
    if (request.name === 'channels.list') this.#endList();
    else this.#endWalk(request.input.id, true);
    this.#changed();
  }

  /** Reads the reply of a call that has succeeded. */
  read({ name, input, reply }: FinishedCall): void {
    // Sound casts: the client gives each endpoint the input and reply of its schema.
    switch (name) {
      case 'channels.list':
        this.#readList(input as PageOf, (reply as { data: Page<Channel> }).data);
        break;
      case 'channels.get':
        this.#readItems(
          input as PageOf & { id: number },
          (reply as { data: Page<ChannelItem> }).data,
        );
        break;
      case 'channels.create':
        this.#created(reply as Channel);
        break;
      case 'channels.update':
        this.#updated(input as { id: number; name?: string; color?: string });
        break;
      case 'channels.delete':
        this.#deleted(input as { id: number });
        break;
      case 'channels.assign':
        this.#assigned(input as { channelid: number; type: string; itemid: number });
        break;
      case 'links.create':
        this.#add((input as { channel?: number }).channel, (reply as { id: number | null }).id);
        break;
      default:
    }
  }

  /** Takes up what is stored there, and stores each change from now on. */
  open(place: MembersPlace): void {
    const takeUp = (stored: readonly MembersOfChannel[] | null) => {
      if (this.#isClosed) return;
      this.#place = place;
      const members = stored ?? [];
      for (const channel of members) this.#restore(channel);
      if (members.length > 0) this.#changed();
      // Read before the place was open.
      else if (this.#known.size > 0) void place.write(this.#storedMembers());
    };
    this.#opening = place.read(takeUp).then(takeUp);
  }

  /** Resolves when what is stored was taken up. */
  opened(): Promise<void> {
    return this.#opening;
  }

  /** Nothing stays stored of what was read. */
  async forget(): Promise<void> {
    await this.#opening;
    const place = this.#place;
    this.close();
    await place?.write([]);
  }

  /** Nothing is stored any more. */
  close(): void {
    this.#isClosed = true;
    this.#place = null;
  }

  async load(from: SealedBlocks): Promise<void> {
    for await (const { number, bytes } of from.readAll('walk')) {
      if (number !== membersBlock || bytes === null) continue;
      // A sound cast: no other key seals a block, and another form has another format of blocks.
      const stored = JSON.parse(new TextDecoder().decode(bytes)) as StoredMembers;
      this.#all = stored.all;
      this.#listedAt = stored.listedAt;
      for (const { links, color, ...channel } of stored.channels) {
        // What was stored before there were colours has none.
        const known = { ...channel, color: color ?? null, links: new Set(links), isFailed: false };
        this.#known.set(channel.id, known);
      }
    }
    this.#changed();
  }

  async keepIn(blocks: SealedBlocks | null): Promise<void> {
    this.#blocks = blocks;
    if (this.#known.size > 0) await this.#write();
  }

  /** What was read since is newer. */
  #restore({ id, links, readAt }: MembersOfChannel): void {
    const known = this.#known.get(id);
    if (known === undefined) this.#unlisted.set(id, { links: new Set(links), readAt });
    else if (known.readAt === 0) {
      for (const link of links) known.links.add(link);
      known.readAt = readAt;
      known.isFailed = false;
    }
  }

  #readList({ page = 1, limit }: Partial<PageOf>, channels: Page<Channel>): void {
    // A screen may read pages of another size, in another order, or only the first one.
    const isNext = limit === pageSize && page === this.#nextListPage;
    if (isNext && page === 1) this.#listed = new Set();
    if (channels.counted) this.#all = channels.result;
    for (const { id, name, color } of channels.rows) {
      if (id === null) continue;
      this.#listed.add(id);
      const before = this.#known.get(id) ?? this.#unlisted.get(id);
      this.#unlisted.delete(id);
      this.#known.set(id, {
        id,
        name: name ?? '',
        color,
        links: before?.links ?? new Set(),
        readAt: before?.readAt ?? 0,
        isFailed: this.#known.get(id)?.isFailed ?? false,
      });
    }
    if (isNext) {
      this.#nextListPage += 1;
      if (isLast(channels)) this.#endList();
    }
    this.#changed();
  }

  /** All channels were listed: those that were not are gone. */
  #endList(): void {
    this.#nextListPage = 1;
    this.#listedAt = this.#now();
    for (const id of [...this.#known.keys()]) {
      if (this.#listed.has(id)) continue;
      this.#known.delete(id);
      this.#leave(id);
    }
    this.#unlisted.clear();
    this.#all ??= this.#known.size;
  }

  #readItems(
    { id, page = 1, limit }: Partial<PageOf> & { id: number },
    items: Page<ChannelItem>,
  ): void {
    const channel = this.#known.get(id);
    if (channel === undefined) {
      this.#leave(id);
      return;
    }
    const links = items.rows.flatMap((item) => (item.type === 'links' ? (item.id ?? []) : []));
    for (const link of links) channel.links.add(link);
    const isWhole = limit === pageSize;
    if (isWhole && page === 1) this.#walk = { id, seen: new Set(), page: 1 };
    const walk = this.#walk;
    if (isWhole && walk?.id === id && walk.page === page) {
      for (const link of links) walk.seen.add(link);
      walk.page += 1;
      if (isLast(items)) this.#replaceLinks(channel, walk.seen);
    }
    this.#changed();
  }

  /** All pages of a channel were read: links that were on none of them are no longer in it. */
  #replaceLinks(channel: KnownChannel, seen: ReadonlySet<number>): void {
    channel.links.clear();
    for (const link of seen) channel.links.add(link);
    this.#endWalk(channel.id, false);
  }

  #endWalk(id: number, isFailed: boolean): void {
    const channel = this.#known.get(id);
    // Members that were read before are still the best that is known.
    const hasMembers = channel !== undefined && channel.readAt > 0 && !channel.isFailed;
    if (channel !== undefined) {
      channel.readAt = this.#now();
      channel.isFailed = isFailed && !hasMembers;
    }
    this.#walk = null;
  }

  /** The channel is gone: its other pages are not asked for. */
  #leave(id: number): void {
    if (this.#walk?.id === id) this.#walk = null;
  }

  #created({ id, name, color }: Channel): void {
    if (id === null) return;
    this.#known.set(id, {
      id,
      name: name ?? '',
      color,
      links: new Set<number>(),
      readAt: this.#now(),
      isFailed: false,
    });
    if (this.#all !== null) this.#all += 1;
    this.#changed();
  }

  #updated({ id, name, color }: { id: number; name?: string; color?: string }): void {
    const channel = this.#known.get(id);
    if (channel === undefined) return;
    this.#known.set(id, {
      ...channel,
      name: name ?? channel.name,
      color: color ?? channel.color,
    });
    this.#changed();
  }

  #deleted({ id }: { id: number }): void {
    if (this.#known.delete(id) && this.#all !== null) this.#all -= 1;
    this.#unlisted.delete(id);
    this.#leave(id);
    this.#changed();
  }

  #assigned({ channelid, type, itemid }: { channelid: number; type: string; itemid: number }) {
    if (type === 'links') this.#add(channelid, itemid);
  }

  #add(channelId: number | undefined, linkId: number | null): void {
    if (channelId === undefined || linkId === null) return;
    const channel = this.#known.get(channelId) ?? this.#unlisted.get(channelId);
    if (channel === undefined) return;
    channel.links.add(linkId);
    const walk = this.#walk;
    if (walk?.id === channelId) walk.seen.add(linkId);
    this.#changed();
  }

  #byLink(): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const { id, links } of this.#known.values())
      for (const link of links) found.set(link, [...(found.get(link) ?? []), id]);
    return found;
  }

  #changed(): void {
    this.#version += 1;
    this.#ofLink = null;
    void this.#write();
    void this.#place?.write(this.#storedMembers());
    this.#onChange();
  }

  #storedMembers(): MembersOfChannel[] {
    return [...this.#known, ...this.#unlisted]
      .filter(([, channel]) => channel.readAt > 0 && !('isFailed' in channel && channel.isFailed))
      .map(([id, { links, readAt }]) => ({ id, links: [...links], readAt }));
  }

  /** One write at a time; the last one has everything. */
  #write(): Promise<void> {
    const version = this.#version;
    this.#writing = this.#writing.then(async () => {
      if (this.#blocks === null || version !== this.#version) return;
      const channels = [...this.#known.values()].map(({ links, isFailed, readAt, ...channel }) => ({
        ...channel,
        // The next start asks for those that the service failed at.
        readAt: isFailed ? 0 : readAt,
        links: [...links],
      }));
      const stored: StoredMembers = { all: this.#all, listedAt: this.#listedAt, channels };
      const put = new Map([[membersBlock, new TextEncoder().encode(JSON.stringify(stored))]]);
      // The owner of the blocks notices a failure, and ends the keeping.
      await this.#blocks.write([{ store: 'walk', put }]).catch(() => undefined);
    });
    return this.#writing;
  }
}
