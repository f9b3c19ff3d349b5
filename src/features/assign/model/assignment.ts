/** Assignment types: what can be assigned (link, bio page, QR item) to what (channel, campaign), and the names shown. */
import type { ItemType } from '#contract/resources/channels.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';

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
export function fits(
  { type }: Pick<AssignableItem, 'type'>,
  { kind }: Pick<AssignTarget, 'kind'>,
): boolean {
  return kind === 'channel' || type === 'links';
}

/** A link as an assignable item, named by its short link, or by its id where that is empty or unparsed: `#12`. */
export function linkItem({
  id,
  shorturl,
}: {
  id: number;
  shorturl: string | null;
}): AssignableItem {
  const { host, rest } = splitUrl(shorturl ?? '');
  return { type: 'links', id, name: host + rest || `#${id}` };
}
