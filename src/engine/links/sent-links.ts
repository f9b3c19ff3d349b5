/** Sent links: what this browser sent to make a link, because the service does not tell all of it again. */
import type { Clock } from '#base/clock.ts';
import type { NamedLink, NewLink } from '#contract/resources/links.ts';
import type { StoredValue } from '#engine/storage/stored-values.ts';
import { LinkRecords } from './link-records.ts';

/** How long finished jobs are kept, in milliseconds. */
export const retention = 90 * 86_400_000;

export type SentLinks = ReturnType<typeof createSentLinks>;

/** A link as it was sent from this browser. */
export interface SentLink extends NamedLink {
  /** The body of the request, without its password. */
  readonly body: NewLink;
  /** When the service had made it, in milliseconds since 1970. */
  readonly sentAt: number;
}

export function createSentLinks(
  clock: Pick<Clock, 'now'>,
  place?: StoredValue<readonly SentLink[]>,
  max?: number,
) {
  const links = new LinkRecords(place, max);
  return {
    /** Keeps the body of a link that was made, without its password. */
    keep: (made: NamedLink, { password: _never, ...body }: NewLink): void =>
      links.remember({ ...made, body, sentAt: clock.now() }),
    /** What was sent to make this link; null where another browser made it. */
    read: async (id: number): Promise<SentLink | null> => {
      await links.open();
      return links.of(id);
    },
    /** All links that were sent from this browser. */
    all: async (): Promise<readonly SentLink[]> => {
      await links.open();
      return links.all();
    },
    close: () => links.clear(),
  };
}
