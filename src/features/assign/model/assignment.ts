/** Assignment types: what can be assigned (link, bio page, QR item) to what (channel, campaign), and the names shown. */
import type { ItemType } from '#contract/resources/channels.ts';
import { splitAddress } from '#ui/safety/safe-url.ts';

/** Something that can be put into a channel, and if it is a link, into a campaign. */
export interface AssignableItem {
  readonly type: ItemType;
  /** Unique only together with the type. */
  readonly id: number;
  /** What people know it by: the short link, or the title. */
  readonly name: string;
}

/** What things are assigned to. */
export interface AssignTarget {
  readonly kind: 'channel' | 'campaign';
  readonly id: number;
  readonly name: string;
}

/** Tells targets apart. */
export function targetKey({ kind, id }: Pick<AssignTarget, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Whether a target takes an item: channels take everything, campaigns take links. */
export function fits({ type }: Pick<AssignableItem, 'type'>, { kind }: Pick<AssignTarget, 'kind'>): boolean {
  return kind === 'channel' || type === 'links';
}

const kindLabels = { channel: 'Channel', campaign: 'Campaign' } as const;

/** An assign target from a row. An empty or blank name could be neither read nor clicked: kind and id take its place. */
export function targetOf(kind: AssignTarget['kind'], { id, name }: { id: number; name: string }): AssignTarget {
  return { kind, id, name: name.trim() === '' ? `${kindLabels[kind]} ${id}` : name };
}

/** A link as an assignable item, named by its short link, as people tell links apart by it. */
export function linkItem({ id, shorturl }: { id: number; shorturl: string }): AssignableItem {
  const { host, rest } = splitAddress(shorturl);
  return { type: 'links', id, name: host + rest };
}
