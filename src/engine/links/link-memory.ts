/** Link memory: what one engine knows of links in memory alone: ids in replies, links created, passwords not yet sent. */
import { createListeners } from '#client/listeners.ts';
import type { EndpointName } from '#contract/api.ts';
import type { CreatedLink } from '#local/jobs/job-types.ts';

export type LinkMemory = ReturnType<typeof createLinkMemory>;

const mostCreated = 200;
const mostKnown = 1000;

export function createLinkMemory() {
  const { subscribe, notify } = createListeners();
  const ids = new Set<number>();
  let created: readonly CreatedLink[] = [];
  return {
    /** The links that this engine created, the last 200 of them, newest last; the same list until one is created. */
    created: { get: () => created, subscribe },
    /** Notes a link that was created, also one that was found after its reply was lost. */
    add: ({ id, shorturl }: CreatedLink): void => {
      ids.add(id);
      created = [...created, { id, shorturl }].slice(-mostCreated);
      notify();
    },
    /** Notes the links that a reply tells of. */
    readReply: (name: EndpointName, reply: object): void => {
      if (!name.startsWith('links.')) return;
      for (const link of [reply, ...rowsOf(reply)]) if (hasId(link)) ids.add(link.id);
    },
    /** The ids of links that exist by now: the highest thousand, as newer links have higher ids. */
    known: (): readonly number[] => [...ids].sort((one, other) => other - one).slice(0, mostKnown),
    /** Passwords of new links by their jobs: they are never written to disk, and end with the engine. */
    passwords: new Map<string, string>(),
  };
}

function rowsOf(reply: object): readonly unknown[] {
  const data = 'data' in reply ? reply.data : undefined;
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) ? data.rows : [];
}

function hasId(value: unknown): value is { id: number } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}
