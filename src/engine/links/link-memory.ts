/**
 * Link memory: what one engine knows of links in memory alone: ids in replies, links created and
 * assigned, passwords not yet sent.
 */
import { createListeners } from '#base/listeners.ts';
import type { EndpointName } from '#contract/api.ts';
import type { NamedLink } from '#contract/resources/links.ts';
import type { JobTarget } from '#local/jobs/job-types.ts';

/**
 * How a link came to be known: made from a form, made by an import, or found by a look-up after its
 * reply was lost.
 */
export type LinkSource = 'form' | 'import' | 'found';

/** A new link as it is announced. */
interface AnnouncedLink extends NamedLink {
  readonly source: LinkSource;
}

/** A link that was put into a channel or campaign: by an assignment, or as it was created. */
export interface AssignedLink extends Pick<JobTarget, 'kind'> {
  readonly id: number;
  /** The name that screens show, such as its short URL. */
  readonly label: string;
  readonly targetId: number;
  /** Missing where the link was created there: such a request holds the id alone. */
  readonly targetName?: string;
}

/** With its number, counted by the engine from 1: a link may be put into the same one again. */
interface AnnouncedAssignment extends AssignedLink {
  readonly number: number;
}

export type LinkMemory = ReturnType<typeof createLinkMemory>;

const maxCreated = 200;
const maxAssigned = 200;
const maxKnown = 1000;

export function createLinkMemory() {
  const { subscribe, notify } = createListeners();
  const ids = new Set<number>();
  let created: readonly AnnouncedLink[] = [];
  let assigned: readonly AnnouncedAssignment[] = [];
  return {
    /**
     * The links that this engine created, the last 200 of them, newest last; the same list until
     * one is created.
     */
    created: { get: () => created, subscribe },
    /** The last 200 assignments of this engine, newest last; the same list until there is one. */
    assigned: { get: () => assigned, subscribe },
    /** Notes that a link is in a channel or campaign now. */
    addAssigned: (link: AssignedLink): void => {
      const number = (assigned.at(-1)?.number ?? 0) + 1;
      assigned = [...assigned, { ...link, number }].slice(-maxAssigned);
      notify();
    },
    /** Notes a link that was created, also one that was found after its reply was lost. */
    add: ({ id, shorturl }: NamedLink, source: LinkSource): void => {
      ids.add(id);
      created = [...created, { id, shorturl, source }].slice(-maxCreated);
      notify();
    },
    /** Notes the links that a reply tells of. */
    readReply: (name: EndpointName, reply: unknown): void => {
      if (!name.startsWith('links.')) return;
      for (const { id } of [reply, ...rowsOf(reply)].map(fieldsOf))
        if (typeof id === 'number') ids.add(id);
    },
    /** The ids of links that exist by now: the highest thousand, as newer links have higher ids. */
    known: (): readonly number[] => [...ids].sort((one, other) => other - one).slice(0, maxKnown),
    /**
     * Passwords of new links by their jobs: they are never written to disk, and end with the
     * engine.
     */
    passwords: new Map<string, string>(),
  };
}

function rowsOf(reply: unknown): readonly unknown[] {
  const { data } = fieldsOf(reply);
  const { rows } = fieldsOf(data);
  return Array.isArray(rows) ? rows : [];
}

function fieldsOf(value: unknown): {
  readonly data?: unknown;
  readonly rows?: unknown;
  readonly id?: unknown;
} {
  return typeof value === 'object' && value !== null ? value : {};
}
