/** New links of one account: making one, and what this browser remembers of those that were begun. */

import type { Client } from '#client/client.ts';
import type { Clock } from '#client/time/clock.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { type LinkNotes, openLinkNotes } from '#local/link-drafts.ts';
import { createLinkCreation, type LinkCreation } from './link-creation.ts';

export type { LinkDraft, LinkNotes, LinkPreset } from '#local/link-drafts.ts';

/** What a browser lends: merely naming these throws where storage is blocked. */
export interface NewLinkPlaces {
  indexedDB: () => IDBFactory;
  /** `() => navigator.locks`, which is missing outside secure contexts. */
  locks: () => Pick<LockManager, 'request'> | undefined;
  crypto: Pick<Crypto, 'getRandomValues'>;
  clock: Clock;
}

export interface NewLinks {
  readonly creation: LinkCreation;
  readonly notes: LinkNotes;
}

interface Around {
  /** The ids of links that are known now. */
  knownIds: () => Iterable<number>;
  /** Called when a link was made, or may have been. */
  onCarriedOut: (body: NewLink) => void;
}

/** For one engine, and for as long as it is there; a link that is on its way goes on whatever screen is shown. */
export function createNewLinks(
  engine: { accountId: string; call: Client['call'] },
  places: NewLinkPlaces,
  around: Around,
): NewLinks {
  const notes = openLinkNotes(places.indexedDB, engine.accountId);
  const creation = createLinkCreation({
    call: (name, input, options) => engine.call(name, input, options),
    notes,
    clock: places.clock,
    locks: places.locks(),
    newId: () => [...places.crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-'),
    ...around,
  });
  return { creation, notes };
}
