/** Link memory: what one engine knows of links in memory alone: ids in replies, links created, passwords not yet sent. */
import type { EndpointName } from '#contract/api.ts';
import type { CreatedLink } from '#local/jobs/job-types.ts';

/** The links that this engine created, the last 200 of them, newest last. */
export interface CreatedLinks {
  /** The same list until a link is created. */
  get(): readonly CreatedLink[];
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface LinkMemory {
  readonly created: CreatedLinks;
  /** Notes a link that was created, also one that was found after its reply was lost. */
  add(link: CreatedLink): void;
  /** Notes the links that a reply tells of. */
  readReply(name: EndpointName, reply: object): void;
  /** The ids of links that exist by now: the highest thousand, as newer links have higher ids. */
  known(): readonly number[];
  /** Passwords of new links by their jobs: they are never written to disk, and end with the engine. */
  readonly passwords: Map<string, string>;
}

const mostCreated = 200;
const mostKnown = 1000;

export function createLinkMemory(): LinkMemory {
  const listeners = new Set<() => void>();
  const ids = new Set<number>();
  let created: readonly CreatedLink[] = [];
  return {
    created: {
      get: () => created,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    add: ({ id, shorturl }) => {
      ids.add(id);
      created = [...created, { id, shorturl }].slice(-mostCreated);
      for (const listener of [...listeners]) listener();
    },
    readReply: (name, reply) => {
      if (!name.startsWith('links.')) return;
      for (const link of [reply, ...rowsOf(reply)]) if (hasId(link)) ids.add(link.id);
    },
    known: () => [...ids].sort((one, other) => other - one).slice(0, mostKnown),
    passwords: new Map(),
  };
}

function rowsOf(reply: object): readonly unknown[] {
  const data = 'data' in reply ? reply.data : undefined;
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) ? data.rows : [];
}

function hasId(value: unknown): value is { id: number } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}
