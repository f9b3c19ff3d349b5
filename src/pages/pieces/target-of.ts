/** A channel or a campaign as something that takes links, under the name that people read. */
import type { AssignTarget } from './assigning.ts';

const words = { channel: 'Channel', campaign: 'Campaign' } as const;

/** A name that is empty or all blanks could be neither read nor clicked, so the kind and the id stand in for it. */
export function targetOf(kind: AssignTarget['kind'], { id, name }: { id: number; name: string }): AssignTarget {
  return { kind, id, name: name.trim() === '' ? `${words[kind]} ${id}` : name };
}
