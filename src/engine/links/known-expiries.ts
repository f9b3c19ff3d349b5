/**
 * Known expiries: when links expire, from details that were read and from links that this browser
 * has sent.
 */
import { createListeners, type Observed } from '#base/listeners.ts';
import type { EndpointName } from '#contract/api.ts';
import type { LinkDetail, NamedLink, NewLink } from '#contract/resources/links.ts';
import type { SentLinks } from './sent-links.ts';

/** A link that expires; lists of the service do not tell this of any link. */
export interface KnownExpiry {
  readonly id: number;
  /** As `YYYY-MM-DD HH:MM:SS` in UTC where the service keeps to its interface. */
  readonly expiry: string;
}

/** Its value is a number that grows with each change. */
export interface KnownExpiries extends Observed<number> {
  /** The links that are known to expire or to have expired, in no order. Never rejects. */
  list(): Promise<readonly KnownExpiry[]>;
}

interface WritableExpiries extends KnownExpiries {
  /** Remembers what a reply of the service tells. */
  readReply(name: EndpointName, reply: unknown): void;
  /** Remembers a link that was made from this browser. */
  noteSent(made: NamedLink, body: NewLink): void;
}

/** Links whose details are remembered; as many as are stored of those that were sent. */
const maxRead = 2000;

/** @param sent read once, when the list is asked for first */
export function createKnownExpiries(sent: Pick<SentLinks, 'all'>): WritableExpiries {
  const { subscribe, notify } = createListeners();
  let version = 0;
  /**
   * By the id of the link; null where the service says that it does not expire. It counts before
   * what was sent.
   */
  const read = new Map<number, KnownExpiry | null>();
  const own = new Map<number, KnownExpiry>();
  let reading: Promise<void> | undefined;

  const changed = () => {
    version += 1;
    notify();
  };
  const noteOwn = ({ id }: NamedLink, { expiry }: NewLink): boolean => {
    if (expiry !== undefined) own.set(id, { id, expiry });
    return expiry !== undefined;
  };

  return {
    get: () => version,
    subscribe,
    list: async () => {
      reading ??= sent.all().then((links) => links.forEach((link) => noteOwn(link, link.body)));
      await reading;
      return [...new Map<number, KnownExpiry | null>([...own, ...read]).values()].filter(
        (known) => known !== null,
      );
    },
    noteSent: (made, body) => {
      if (noteOwn(made, body)) changed();
    },
    readReply: (name, reply) => {
      if (name !== 'links.get' && name !== 'links.find') return;
      // A sound cast: the client gives each endpoint the reply of its schema.
      const { id: outer, details } = reply as LinkDetail;
      const id = outer ?? details.id;
      const { expiry, unparsed } = details;
      // A value that could not be read says nothing.
      if (id === null || unparsed?.['expiry'] !== undefined) return;
      const before = read.get(id)?.expiry;
      read.delete(id);
      read.set(id, expiry === null ? null : { id, expiry });
      const [oldest] = read.keys();
      if (read.size > maxRead && oldest !== undefined) read.delete(oldest);
      if (before !== (expiry ?? undefined) || own.has(id)) changed();
    },
  };
}
