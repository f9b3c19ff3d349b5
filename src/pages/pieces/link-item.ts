/** A link as something that can be put into a channel or a campaign. */
import { splitAddress } from '#ui/safe-href.ts';
import type { AssignableItem } from './assigning.ts';

/** Named by its short link, as people tell links apart by it. */
export function linkItem({ id, shorturl }: { id: number; shorturl: string }): AssignableItem {
  const { host, rest } = splitAddress(shorturl);
  return { type: 'links', id, name: host + rest };
}
