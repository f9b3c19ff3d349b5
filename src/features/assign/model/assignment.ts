/** Assignment types: what can be assigned (link, bio page, QR item) to what (channel, campaign), and the names shown. */
import type { ItemType } from '#contract/resources/channels.ts';
import { splitAddress } from '#ui/safety/safe-url.ts';

/** A link, bio page or QR item. */
export interface AssignableItem {
  readonly type: ItemType;
  /** Unique only together with the type. */
  readonly id: number;
  /** The short link, or the title. */
  readonly name: string;
}

export interface AssignTarget {
  readonly kind: 'channel' | 'campaign';
  readonly id: number;
  readonly name: string;
}

/** A key that no other target has. */
export function targetKey({ kind, id }: Pick<AssignTarget, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Whether a target takes an item: channels take everything, campaigns take links. */
export function fits({ type }: Pick<AssignableItem, 'type'>, { kind }: Pick<AssignTarget, 'kind'>): boolean {
  return kind === 'channel' || type === 'links';
}

export const kindLabels = { channel: 'Channel', campaign: 'Campaign' } as const;

/** The name of a channel or campaign. Kind and id replace one that is empty or unread, which could not be clicked. */
export function targetName(kind: AssignTarget['kind'], { id, name }: { id: number | null; name: string | null }): string {
  if (name !== null && name.trim() !== '') return name;
  return id === null ? kindLabels[kind] : `${kindLabels[kind]} ${id}`;
}

/** An assign target from a row. */
export function targetOf(kind: AssignTarget['kind'], row: { id: number; name: string | null }): AssignTarget {
  return { kind, id: row.id, name: targetName(kind, row) };
}

/** A link as an assignable item, named by its short link, or by its id where that is empty or unread. */
export function linkItem({ id, shorturl }: { id: number; shorturl: string | null }): AssignableItem {
  const { host, rest } = splitAddress(shorturl ?? '');
  return { type: 'links', id, name: host + rest || `Link ${id}` };
}
